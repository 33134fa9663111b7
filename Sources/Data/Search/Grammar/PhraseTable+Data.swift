// swift-format-ignore-file

extension PhraseTable {
    /// `Scripts/phrase-table` generates these lines; do not edit them.
    static let data: StaticString = """
007	9		james bond	
007	10		james bond	
1	0		#1	
1 dunya savasi	6		world war i	1 dünya savaşı
1 re guerre mondiale	2		world war i	1re guerre mondiale
1 st	0		#first	1st
1 st world war	0		world war i	1st world war
1 weltkrieg	1		world war i	1. weltkrieg
1 weltkrieg	1		world war i	
1 차대전	9		world war i	1차대전
1 차세계대전	9		world war i	1차세계대전
10 best	0		sort:rating	
10 th	0		#tenth	10th
10 代	10		teenager	10代
10 대	9		teenager	10대
1080 p	0		-	1080p
14 18	2		world war i	14-18
18 th century	0		18th century	18th century
19 th century	0		19th century	19th century
19 금	9		erotic	19금
1950 ler	6		year:1950-1959	1950'ler
1950 lerin	6		year:1950-1959	1950'lerin
1960 lar	6		year:1960-1969	1960'lar
1960 larin	6		year:1960-1969	1960'ların
1970 ler	6		year:1970-1979	1970'ler
1970 lerin	6		year:1970-1979	1970'lerin
1980 ler	6		year:1980-1989	1980'ler
1980 lerin	6		year:1980-1989	1980'lerin
1990 lar	6		year:1990-1999	1990'lar
1990 larin	6		year:1990-1999	1990'ların
2 dunya savasi	6		world war ii	2 dünya savaşı
2 e guerre mondiale	2		world war ii	2e guerre mondiale
2 nd	0		#second	2nd
2 nd world war	0		world war ii	2nd world war
2 weltkrieg	1		world war ii	2. weltkrieg
2 weltkrieg	1		world war ii	
2 ª guerra mundial	4		world war ii	2ª guerra mundial
2 차대전	9		world war ii	2차대전
2 차세계대전	9		world war ii	2차세계대전
20 e siecle	2		year:1900-1999	20e siècle
20 jahrhundert	1		year:1900-1999	20. jahrhundert
20 th century	0		year:1900-1999	20th century
20 th century fox	0		20th century fox	20th century fox
20 век	8		year:1900-1999	
20 века	8		year:1900-1999	
20 世紀	10		year:1900-1999	20世紀
20 世纪	11		year:1900-1999	20世纪
20 세기	9		year:1900-1999	20세기
2000 ler	6		year:2000-2009	2000'ler
2000 lerin	6		year:2000-2009	2000'lerin
2000 li yillar	6		year:2000-2009	2000'li yıllar
2000 li yillarin	6		year:2000-2009	2000'li yılların
2000 е	8		year:2000-2009	2000-е
2000 х	8		year:2000-2009	2000-х
2010 lar	6		year:2010-2019	2010'lar
2010 larin	6		year:2010-2019	2010'ların
2010 lu yillar	6		year:2010-2019	2010'lu yıllar
21 st century	0		year:2000-	21st century
21 век	8		year:2000-	
21 века	8		year:2000-	
21 世纪	11		year:2000-	21世纪
3 rd	0		#third	3rd
3 部作	10		#trilogy	3部作
3 부작	9		#trilogy	3부작
39 45	2		world war ii	39-45
4 k	0		-	4k
4 th	0		#fourth	4th
5 th	0		#fifth	5th
50 ler	6		year:1950-1959	50'ler
50 lerin	6		year:1950-1959	50'lerin
50 li yillar	6		year:1950-1959	50'li yıllar
50 li yillarin	6		year:1950-1959	50'li yılların
6 . 25	9		korean war	6.25
6 25	9		korean war	6·25
6 th	0		#sixth	6th
60 lar	6		year:1960-1969	60'lar
60 larin	6		year:1960-1969	60'ların
60 li yillar	6		year:1960-1969	60'lı yıllar
60 li yillarin	6		year:1960-1969	60'lı yılların
7 th	0		#seventh	7th
70 ler	6		year:1970-1979	70'ler
70 lerin	6		year:1970-1979	70'lerin
70 li yillar	6		year:1970-1979	70'li yıllar
70 li yillarin	6		year:1970-1979	70'li yılların
720 p	0		-	720p
8 th	0		#eighth	8th
80 ler	6		year:1980-1989	80'ler
80 lerin	6		year:1980-1989	80'lerin
80 li yillar	6		year:1980-1989	80'li yıllar
80 li yillarin	6		year:1980-1989	80'li yılların
9 th	0		#ninth	9th
90 lar	6		year:1990-1999	90'lar
90 larin	6		year:1990-1999	90'ların
90 li yillar	6		year:1990-1999	90'lı yıllar
90 li yillarin	6		year:1990-1999	90'lı yılların
90 е	8		year:1990-1999	90-е
90 х	8		year:1990-1999	90-х
90 х годов	8		year:1990-1999	90-х годов
90 ые	8		year:1990-1999	90-ые
a	0		#1	
a	0		-	
a	2		#and	à
a	2		-	à
a	3		#and	
a	3		-	
a	4		#and	
a	4		-	
a	4		-	à
a	5		-	
a	7		#and	
a	7		-	
a film by	0		#director	
a finales de	3		#late	
a l' eau de rose	2	603	genre:romance	à l'eau de rose
a la fin des annees	2		#late	à la fin des années
a mediados de	3		#mid	
a partir de	2		#since	à partir de
a partir de	3		#since	
a partir de	4		#since	
a partire dal	5		#since	
a peu pres	2		#around	à peu près
a pleurer	2	17207	mood:sad	à pleurer
a preto e branco	4		black and white	
a principios de	3		#early	
a propos de	2		-	à propos de
a succes	2		sort:popularity	à succès
a suspense	2	17603	mood:tense	à suspense
a voir en famille	2	2503	genre:family	à voir en famille
a.i	0		artificial intelligence	
a24	1		a24	
a24	1		#english	
a24	2		a24	
a24	2		#english	
a24	3		a24	
a24	3		#english	
ab	1		#since	
abaixo de	4		#under	
abeille	2		bee	
abeilles	2		bee	
abeja	3		bee	
abejas	3		bee	
abenteuer	1	1600	genre:adventure	
abenteuerfilm	1	1603	genre:adventure	
abenteuerfilme	1	1604	genre:adventure	
abenteuerlich	1	1601	genre:adventure	
abenteuerliche	1	1602	genre:adventure	
aber kein	1		#not	
aber keine	1		#not	
aber nicht	1		#not	
abogada	3		lawyer	
abogadas	3		lawyer	
abogado	3		lawyer	
abogados	3		lawyer	
aborto	3		abortion	
abortos	3		abortion	
about	0		#around	
about	0		-	
above	0		#over	
abschlussball	1		prom	
abtreibung	1		abortion	
abtreibungen	1		abortion	
abuela	3		grandmother	
abuelas	3		grandmother	
abuelita	3		grandmother	
abuelitas	3		grandmother	
abuelito	3		grandfather	
abuelitos	3		grandfather	
abuelo	3		grandfather	
abuelos	3		grandfather	
abuso infantil	3		child abuse	
academy award	0		award:oscar	
academy award nominated	0		award:oscar-nominee	
academy award nominations	0		award:oscar-nominee	
academy award nominees	0		award:oscar-nominee	
academy award winner	0		award:oscar	
academy award winners	0		award:oscar	
academy award winning	0		award:oscar	
academy awards	0		award:oscar	
acampar	3		camping	
acao	4	1000	genre:action	ação
acao e aventura	4	1400	genre:action,adventure	ação e aventura
accao	4	1001	genre:action	acção
accident d' avion	2		plane crash	accident d'avion
accident nucleaire	2		radiation	accident nucléaire
accidente aereo	3		plane crash	accidente aéreo
accidente de avion	3		plane crash	accidente de avión
accidente nuclear	3		radiation	
accidentes aereos	3		plane crash	accidentes aéreos
accidentes de avion	3		plane crash	accidentes de avión
accidents d' avion	2		plane crash	accidents d'avion
accion	3	1200	genre:action	acción
accion de gracias	3		thanksgiving	acción de gracias
accion y aventura	3	1600	genre:action,adventure	acción y aventura
accion y aventuras	3	1601	genre:action,adventure	acción y aventuras
acclaimed	0		sort:rating	
acclaimed	0		#modifier	
accogliente	5	15601	mood:cosy	
accoglienti	5	15602	mood:cosy	
accouchement	2		pregnancy	
acerca de	3		-	
acerca de	4		-	
achtziger	1		year:1980-1989	
achtziger jahre	1		year:1980-1989	
achtziger jahren	1		year:1980-1989	
achtzigern	1		year:1980-1989	
acikli	6	10305	mood:sad	acıklı
acima de	4		#over	
acogedor	3	19601	mood:cosy	
acogedora	3	19602	mood:cosy	
acogedoras	3	19603	mood:cosy	
aconchegante	4	15501	mood:cosy	
aconchegantes	4	15502	mood:cosy	
acosador	3		stalker	
acosadores	3		stalker	
acoso	3		stalker	
acoso escolar	3		bullying	
acteur	2		-	
acteurs	2		-	
action	0	500	genre:action	
action	1	1300	genre:action	
action	2	1100	genre:action	
action abenteuer	1	1700	genre:action,adventure	
action adventure	0	3300	genre:action,adventure	
action adventures	0	3301	genre:action,adventure	
action aventure	2	1501	genre:action,adventure	
action comedies	0	2701	genre:comedy,action	
action comedy	0	2700	genre:comedy,action	
action et aventure	2	1500	genre:action,adventure	
action figure	0		action figure	
action figures	0		action figure	
action filled	0	502	genre:action	
action packed	0	501	genre:action	
action sci fi	0	3502	genre:action,science-fiction	
action science fiction	2	15500	genre:science-fiction,action	action science-fiction
action thriller	0	3400	genre:action,thriller	
action thriller	1	1501	genre:action,thriller	
action thrillers	0	3401	genre:action,thriller	
actioner	0	503	genre:action	
actioners	0	504	genre:action	
actionfilm	1	1303	genre:action	
actionfilme	1	1304	genre:action	
actionkomodie	1	1400	genre:action,comedy	actionkomödie
actionkomodien	1	1401	genre:action,comedy	actionkomödien
actionkracher	1	1305	genre:action	
actionreich	1	1301	genre:action	
actionreiche	1	1302	genre:action	
actionthriller	1	1500	genre:action,thriller	
actionthrillern	1	1502	genre:action,thriller	
actor	3		-	
actores	3		-	
actrice	2		-	
actrices	2		-	
actrices	3		-	
actriz	3		-	
actual	3		sort:year	
actuales	3		sort:year	
adaptacion de novela	3		based on novel	adaptación de novela
adaptacja ksiazki	7		based on novel	adaptacja książki
adaptation de roman	2		based on novel	
adapte d' un jeu video	2		based on video game	adapté d'un jeu vidéo
adapte d' un manga	2		based on manga	adapté d'un manga
adapte d' un roman	2		based on novel	adapté d'un roman
adapte d' une bd	2		based on comic	adapté d'une bd
addiction	2		drug addiction	
addiction	2		#english	
addictions	2		drug addiction	
adel	1		royalty	
adel	1		#english	
adiccion	3		drug addiction	adicción
adicciones	3		drug addiction	
adicta	3		drug addiction	
adictas	3		drug addiction	
adicto	3		drug addiction	
adictos	3		drug addiction	
ado	2		teenager	
ado	2		#english	
adolescence	2		teenager	
adolescence	2		#english	
adolescencia	3		teenager	
adolescent	2		teenager	
adolescent	2		#english	
adolescente	2		teenager	
adolescente	3		teenager	
adolescente	4		teenager	
adolescente	5		teenager	
adolescentes	2		teenager	
adolescentes	3		teenager	
adolescentes	4		teenager	
adolescentes	4		#english	
adolescenti	5		teenager	
adolescents	2		teenager	
adolescenza	5		coming of age	
adopcion	3		adoption	adopción
adoptada	3		adoption	
adoptadas	3		adoption	
adoptado	3		adoption	
adoptados	3		adoption	
adopte	2		adoption	adopté
adoptee	2		adoption	adoptée
adoptees	2		adoption	adoptées
adoptes	2		adoption	adoptés
adoptiert	1		adoption	
adoption	1		adoption	
adoption	1		#english	
adoption	2		adoption	
adoption	2		#english	
adoptions	2		adoption	
ados	2		teenager	
adrenaline	0	7903	mood:thrilling	
adrenalinica	5	15404	mood:thrilling	
adrenalinice	5	15501	mood:thrilling	
adrenalinici	5	15405	mood:thrilling	
adrenalinico	5	15403	mood:thrilling	
adultere	2		infidelity	adultère
adulteres	2		infidelity	adultères
adulterio	3		infidelity	
adventure	0	1400	genre:adventure	
adventures	0	1401	genre:adventure	
adventurous	0	1402	genre:adventure	
aeroport	2		airport	aéroport
aeroports	2		airport	aéroports
aeropuerto	3		airport	
aeropuertos	3		airport	
affare	1		infidelity	affäre
affaren	1		infidelity	affären
affe	1		monkey	
affen	1		monkey	
affenkonig	1		monkey king	affenkönig
africa	3		africa	áfrica
africa	3		#english	
africa	4		africa	áfrica
africa do sul	4		south africa	áfrica do sul
africain	2		africa	
africaine	2		africa	
africaines	2		africa	
africains	2		africa	
african american	0		african american	
african americans	0		african american	
africana	3		africa	
africana	4		africa	
africana	5		africa	
africanas	3		africa	
africanas	4		africa	
africane	5		africa	
africani	5		africa	
africano	3		africa	
africano	4		africa	
africano	5		africa	
africanos	3		africa	
africanos	4		africa	
afrika	1		africa	
afrika	1		#english	
afrika	6		africa	
afrikaans	0	25500	lang:af	
afrikali	6		africa	afrikalı
afrikanisch	1		africa	
afrikanische	1		africa	
afrikanischen	1		africa	
afrique	2		africa	
afrique du sud	2		south africa	
afryka	7		africa	
afrykanska	7		africa	afrykańska
afrykanski	7		africa	afrykański
afrykanskich	7		africa	afrykańskich
afrykanskie	7		africa	afrykańskie
after	0		#after	
agatha christie	1		agatha christie	
agatha christie	2		agatha christie	
agatha christie	3		agatha christie	
age de glace	2		ice age	âge de glace
agent secret	2		spy	
agente secreto	3		spy	
agenten	1		spy	
agentenfilm	1		spy	
agentenfilme	1		spy	
agententhriller	1	15801	genre:thriller spy	
agentes secretos	3		spy	
agents secrets	2		spy	
agir tempolu	6	11302	mood:slow	ağır tempolu
aglamalik	6	10306	mood:sad	ağlamalık
aglatan	6	10303	mood:sad	ağlatan
agli	5		#and	
agriculteur	2		farm	
agriculteurs	2		farm	
agypten	1		egypt	ägypten
agyptisch	1	12100	lang:ar egypt	ägyptisch
agyptische	1	12101	lang:ar egypt	ägyptische
agyptischen	1	12102	lang:ar egypt	ägyptischen
ahnold	0		person:"Arnold Schwarzenegger"	
ai	0		artificial intelligence	
ai	5		-	
aids	1		aids	
aids	1		#english	
aile	6	1400	genre:family	
aile drami	6	2900	genre:drama,family	aile dramı
aile filmi	6	1401	genre:family	
aile filmleri	6	1402	genre:family	
aile komedi	6	1601	genre:family,comedy	
aile komedisi	6	1600	genre:family,comedy	
ailece izlenecek	6	1501	genre:family	
ajan	6	9702	genre:thriller spy	
ajedrecista	3		chess	
ajedrez	3		chess	
akcja	7	1000	genre:action	
akcja dzieje sie	7		-	akcja dzieje się
akcji	7	1001	genre:action	
akil oyunlari	6	10901	mood:mind-bending	akıl oyunları
aksiyon	6	700	genre:action	
aksiyon filmi	6	701	genre:action	
aksiyon filmleri	6	702	genre:action	
aksiyon komedi	6	800	genre:action,comedy	
aksiyon macera	6	1000	genre:action,adventure	
aktien	1		stock market	
aktor	7		-	
aktora	7		-	
aktorka	7		-	
aktorki	7		-	
aktorzy	7		-	
aktuell	1		sort:year	
aktuelle	1		sort:year	
aktuellen	1		sort:year	
al	3		#and	
al	3		-	
al	5		#and	
al	5		-	
al massimo	5		#under	
al massimo	5		#less	
al menos	3		#over	
alaska	1		alaska	
alaska	1		#english	
alaska	2		alaska	
alaska	2		#english	
alaska	3		alaska	
alaska	3		#english	
albanian	0	23200	lang:sq	
albo	7		-	
albtraum	1		dream	
albtraume	1		dream	albträume
alcohol	3		alcoholism	
alcohol	3		#english	
alcoholica	3		alcoholism	alcohólica
alcoholicas	3		alcoholism	alcohólicas
alcoholico	3		alcoholism	alcohólico
alcoholicos	3		alcoholism	alcohólicos
alcoholismo	3		alcoholism	
alcool	2		alcoholism	
alcoolique	2		alcoholism	
alcooliques	2		alcoholism	
alcoolisme	2		alcoholism	
alcune	5		-	
alcuni	5		-	
aldea	3		small town	
aldeas	3		small town	
ale nie	7		#not	
alegre	3	18204	mood:feel-good	
alegres	3	18205	mood:feel-good	
alema	4	5501	lang:de	alemã
alemaes	4	5502	lang:de	alemães
aleman	3	8100	lang:de	alemán
alemana	3	8101	lang:de	
alemanas	3	8102	lang:de	
alemanes	3	8103	lang:de	
alemanha	4	5505	lang:de	
alemania	3	8104	lang:de	
alemania	3		#english	
alemao	4	5500	lang:de	alemão
alemas	4	5503	lang:de	alemãs
algerian	0	15300	lang:fr,ar algeria	
algerie	2	13204	lang:fr,ar algeria	algérie
algerien	1	13402	lang:fr,ar algeria	
algerien	2	13200	lang:fr,ar algeria	algérien
algerienne	2	13202	lang:fr,ar algeria	algérienne
algeriennes	2	13203	lang:fr,ar algeria	algériennes
algeriens	2	13201	lang:fr,ar algeria	algériens
algerisch	1	13400	lang:fr,ar algeria	
algerische	1	13401	lang:fr,ar algeria	
alguacil	3		sheriff	
algum	4		-	
alguma	4		-	
algumas	4		-	
alguns	4		-	
alien	1		alien	
alien	1		#english	
alien	2		alien	
alien	2		#english	
alien	3		alien	
alien	3		#english	
alien invasion	1		alien invasion	alien-invasion
alieni	5		alien	
alienigena	3		alien	alienígena
alienigena	4		alien	alienígena
alienigenas	3		alien	alienígenas
alienigenas	4		alien	alienígenas
alieninvasion	1		alien invasion	
alieno	5		alien	
aliens	1		alien	
aliens	1		#english	
aliens	2		alien	
aliens	2		#english	
aliens	3		alien	
aliens	3		#english	
alkohol	1		alcoholism	
alkoholiker	1		alcoholism	
alkoholikern	1		alcoholism	
alkoholismus	1		alcoholism	
all	0		#every	
all	0		-	
all of the	0		#every	
all the	0		#every	
all time	0		sort:rating	
alla	5		-	
allanamiento	3		home invasion	
alle	1		#every	
alle	5		-	
alleinerziehend	1		single mother	
alleinerziehende	1		single mother	
alleinerziehende mutter	1		single mother	
allemagne	2	7204	lang:de	
allemand	2	7200	lang:de	
allemande	2	7202	lang:de	
allemandes	2	7203	lang:de	
allemands	2	7201	lang:de	
allererste	1		#first	
alman	6	4500	lang:de	
almanca	6	4501	lang:de	
almanya	6	4502	lang:de	
almeno	5		#over	
alpinisme	2		mountain	
alpinismo	3		mountain	
alpiniste	2		mountain	
alpinistes	2		mountain	
alrededor de	3		#around	
also	0		#english	
alt	0		#english	
alt	1		year:-1979	
alt	1		#english	
alta mar	3		sea	
altamar	3		sea	
alte	1		year:-1979	
alte menschen	1		old age	
alten	1		year:-1979	
alter als	1		#before	älter als
alter mensch	1		old age	
altere	1		year:-1979	ältere
alternate universe	0		parallel world	
alternate universes	0		parallel world	
altersunterschied	1		age difference	
altes	1		year:-1979	
altes agypten	1		ancient egypt	altes ägypten
alteste	1		#first	älteste
alteste	1		sort:-year	älteste
altesten	1		sort:-year	ältesten
altester	1		#first	ältester
altester	1		sort:-year	ältester
alti	6		#less	altı
altin aslan	6		award:golden-lion	altın aslan
altin ayi	6		award:golden-bear	altın ayı
altin palmiye	6		award:palme-d'or	altın palmiye
altinda	6		#less	altında
altmislar	6		year:1960-1969	altmışlar
altmisli yillar	6		year:1960-1969	altmışlı yıllar
alto astral	4	13201	mood:feel-good	alto-astral
alto astral	4	13202	mood:feel-good	
altyazili	6		-	altyazılı
alucinante	4	15201	mood:mind-bending	
alucinantes	4	15202	mood:mind-bending	
alud	3		avalanche	
alunizaje	3		moon	
alzheimer	1		dementia	
alzheimer	1		#english	
alzheimer	2		dementia	
alzheimer	2		#english	
alzheimer	3		dementia	
alzheimer	3		#english	
am	1		-	
am besten bewertet	1		sort:rating	
am see	1		lake	
amazing	0		-	
amazonas	3		jungle	
amazonie	2		jungle	
ambassade	2		ambassador	
ambassades	2		ambassador	
ambassadeur	2		ambassador	
ambientada	3		-	
ambientada	4		-	
ambientada en	3		-	
ambientadas	3		-	
ambientadas	4		-	
ambientadas en	3		-	
ambientado	3		-	
ambientado	4		-	
ambientado en	3		-	
ambientados	3		-	
ambientados	4		-	
ambientados em	4		-	
ambientados en	3		-	
ambientata	5		-	
ambientate	5		-	
ambientati	5		-	
ambientati a	5		-	
ambientati in	5		-	
ambientato	5		-	
ambientato a	5		-	
ambientato in	5		-	
ameise	1		ant	
ameisen	1		ant	
america do sul	4	11203	lang:es,pt	américa do sul
america latina	3	13702	lang:es,pt	américa latina
america latina	4	11202	lang:es,pt	américa latina
america latina	5	11904	lang:es,pt	
americain	2	7600	lang:en	américain
americaine	2	7602	lang:en	américaine
americaines	2	7603	lang:en	américaines
americains	2	7601	lang:en	américains
american	0	18201	lang:en	
american civil war	0		civil war	
american dream	0		american dream	
american football	0		american football	
american football	1		american football	
americana	3	8501	lang:en	
americana	4	5801	lang:en	
americana	5	7201	lang:en	
americanas	3	8503	lang:en	
americanas	4	5803	lang:en	
americane	5	7203	lang:en	
americani	5	7202	lang:en	
americani	5		#english	
americano	3	8500	lang:en	
americano	4	5800	lang:en	
americano	5	7200	lang:en	
americanos	3	8502	lang:en	
americanos	4	5802	lang:en	
amerika	1	7804	lang:en	
amerika	6	4803	lang:en	
amerikan	6	4800	lang:en	
amerikanisch	1	7700	lang:en	
amerikanische	1	7701	lang:en	
amerikanischen	1	7702	lang:en	
amerikanischer	1	7703	lang:en	
amerikanisches	1	7704	lang:en	
amerindien	2		native american	amérindien
amerindienne	2		native american	amérindienne
amerindiennes	2		native american	amérindiennes
amerindiens	2		native american	amérindiens
amerique du sud	2	12701	lang:es,pt	amérique du sud
amerique latine	2	12700	lang:es,pt	amérique latine
amerykanska	7	7401	lang:en	amerykańska
amerykanski	7	7400	lang:en	amerykański
amerykanskich	7	7403	lang:en	amerykańskich
amerykanskie	7	7402	lang:en	amerykańskie
amharic	0	26100	lang:am	
ami	2		friendship	
ami	2		#english	
ami imaginaire	2		imaginary friend	
amie	2		friendship	
amie	2		#english	
amies	2		friendship	
amiga	3		friendship	
amigas	3		friendship	
amigo	3		friendship	
amigo imaginario	3		imaginary friend	
amigos	3		friendship	
amis	2		friendship	
amis	2		#english	
amistad	3		friendship	
amistades	3		friendship	
amitie	2		friendship	amitié
amities	2		friendship	amitiés
amnesia	3		amnesia	
amnesia	3		#english	
amnesica	3		amnesia	amnésica
amnesicas	3		amnesia	amnésicas
amnesico	3		amnesia	amnésico
amnesicos	3		amnesia	amnésicos
amnesie	1		amnesia	
amnesie	2		amnesia	amnésie
amnesique	2		amnesia	amnésique
amnesiques	2		amnesia	amnésiques
amor	3	602	genre:romance	
amor	3		#english	
amor	4	602	genre:romance	
amor imposible	3		forbidden love	
amor no correspondido	3		unrequited love	
amor prohibido	3		forbidden love	
amore	5	603	genre:romance	
amores prohibidos	3		forbidden love	
amorosa	3	703	genre:romance	
amorosas	3	704	genre:romance	
amoroso	3	705	genre:romance	
amorosos	3	800	genre:romance	
amour	2	502	genre:romance	
amour	2		#english	
amour a sens unique	2		unrequited love	amour à sens unique
amour impossible	2		forbidden love	
amour interdit	2		forbidden love	
amour non partage	2		unrequited love	amour non partagé
amoureux	2	704	genre:romance	
amours interdits	2		forbidden love	
an	0		#1	
an	0		-	
an	1		-	
anciana	3		old age	
ancianas	3		old age	
anciano	3		old age	
ancianos	3		old age	
ancien	2		year:-1979	
ancienne	2		year:-1979	
anciennes	2		year:-1979	
anciens	2		year:-1979	
and	0		#and	
and	0		-	
and after	0		#later	
and before	0		#earlier	
and earlier	0		#earlier	
and later	0		#later	
and newer	0		#later	
and older	0		#earlier	
and onwards	0		#later	
and over	0		#more	
and under	0		#less	
and up	0		#later	
and up	0		#more	
android	1		android	
android	1		#english	
androide	2		android	androïde
androide	3		android	
androiden	1		android	
androides	2		android	androïdes
androides	3		android	
ane	2		donkey	âne
ane	2		#english	
anes	2		donkey	ânes
anfang	1		#early	
anfang der	1		#early	
ange	2		angel	
angel	3		angel	ángel
angel	3		#english	
angeles	3		angel	ángeles
angeles	3		#english	
angeln	1		fisherman	
anges	2		angel	
angielska	7	7605	lang:en england	
angielski	7	7604	lang:en england	
angielskich	7	7701	lang:en england	
angielskie	7	7700	lang:en england	
anglais	2	7902	lang:en england	
anglaise	2	7903	lang:en england	
anglaises	2	7904	lang:en england	
angleterre	2	8001	lang:en england	
anglia	7	7702	lang:en england	
anglophone	2	7704	lang:en	
anglophones	2	7800	lang:en	
angoissant	2	17505	mood:tense	
angoissante	2	17601	mood:tense	
angoissantes	2	17602	mood:tense	
angoissants	2	17506	mood:tense	
angosciante	5	14605	mood:tense	
angoscianti	5	14606	mood:tense	
angst	0		#english	
angsteinflossend	1	16601	mood:scary	angsteinflößend
angsteinflossende	1	16602	mood:scary	angsteinflößende
angsteinflossenden	1	16603	mood:scary	angsteinflößenden
angsteinflossender	1	16604	mood:scary	angsteinflößender
angsteinflossendes	1	16701	mood:scary	angsteinflößendes
angustiante	4	14505	mood:tense	
angustiantes	4	14506	mood:tense	
animacao	4	1500	genre:animation	animação
animacao infantil	4	1800	genre:animation,family	animação infantil
animacao japonesa	4	1702	genre:animation lang:ja	animação japonesa
animacion	3	1700	genre:animation	animación
animacion de robots	3	16700	genre:animation robot	animación de robots
animacion infantil	3	2300	genre:animation,family	animación infantil
animacion japonesa	3	2002	genre:animation lang:ja	animación japonesa
animacja	7	1600	genre:animation	
animacje	7	1601	genre:animation	
animacje dla dzieci	7	2001	genre:animation,family	
animacji	7	1602	genre:animation	
animacoes	4	1501	genre:animation	animações
animada	3	1704	genre:animation	
animada	4	1600	genre:animation	
animadas	3	1706	genre:animation	
animadas	4	1602	genre:animation	
animado	3	1703	genre:animation	
animado	4	1504	genre:animation	
animadora	3		cheerleader	
animadoras	3		cheerleader	
animados	3	1705	genre:animation	
animados	4	1601	genre:animation	
animal	0		#english	
animal	2		talking animal	
animal	2		#english	
animal	3		talking animal	
animal	3		#english	
animales	3		talking animal	
animales fantasticos	3		fantastic beasts	animales fantásticos
animales que hablan	3		talking animal	
animasyon	6	1100	genre:animation	
animasyon filmi	6	1104	genre:animation	
animasyon filmleri	6	1200	genre:animation	
animasyonlar	6	1201	genre:animation	
animata	5	1804	genre:animation	
animate	5	1806	genre:animation	
animated	0	1102	genre:animation	
animated oscar winners	0		award:oscar-animated-film	
animati	5	1805	genre:animation	
animation	0	1100	genre:animation	
animation	1	1900	genre:animation	
animation	2	1600	genre:animation	
animation japonaise	2	1800	genre:animation lang:ja	
animation pour enfants	2	2200	genre:animation,family	
animations	0	1101	genre:animation	
animations	1	1901	genre:animation	
animationsfilm	1	1905	genre:animation	
animationsfilme	1	2000	genre:animation	
animationsfilme fur kinder	1	2501	genre:animation,family	animationsfilme für kinder
animato	5	1803	genre:animation	
animaux	2		talking animal	
animaux fantastiques	2		fantastic beasts	
animaux qui parlent	2		talking animal	
animazione	5	1700	genre:animation	
animazione giapponese	5	1901	genre:animation lang:ja	
animazione per bambini	5	2001	genre:animation,family	
anime	0	6100	genre:animation lang:ja	
anime	1	2100	genre:animation lang:ja	
anime	3	2000	genre:animation lang:ja	
anime	4	1700	genre:animation lang:ja	
anime	5	1900	genre:animation lang:ja	
anime	6	1300	genre:animation lang:ja	
anime	7	1900	genre:animation lang:ja	
animee	2	1701	genre:animation	animée
animees	2	1702	genre:animation	animées
animeler	6	1301	genre:animation lang:ja	
animes	0	6101	genre:animation lang:ja	
animes	1	2101	genre:animation lang:ja	
animes	3	2001	genre:animation lang:ja	
animes	4	1701	genre:animation lang:ja	
animes japonais	2	1801	genre:animation lang:ja	animés japonais
animiert	1	1902	genre:animation	
animierte	1	1903	genre:animation	
animierten	1	1904	genre:animation	
animowana	7	1604	genre:animation	
animowane	7	1605	genre:animation	
animowany	7	1603	genre:animation	
animowanych	7	1700	genre:animation	
anna de armas	0		person:"Ana de Armas"	
annee	2		-	année
annees	2		#decade	années
annees cinquante	2		year:1950-1959	années cinquante
annees deux mille	2		year:2000-2009	années deux mille
annees deux mille dix	2		year:2010-2019	années deux mille dix
annees quarante	2		year:1940-1949	années quarante
annees quatre vingt	2		year:1980-1989	années quatre-vingt
annees quatre vingt dix	2		year:1990-1999	années quatre-vingt-dix
annees quatre vingts	2		year:1980-1989	années quatre-vingts
annees soixante	2		year:1960-1969	années soixante
annees soixante dix	2		year:1970-1979	années soixante-dix
annees trente	2		year:1930-1939	années trente
annees vingt	2		year:1920-1929	années vingt
anni	5		#decade	
anni cinquanta	5		year:1950-1959	
anni del	5		#decade	
anni duemila	5		year:2000-2009	
anni novanta	5		year:1990-1999	
anni ottanta	5		year:1980-1989	
anni quaranta	5		year:1940-1949	
anni sessanta	5		year:1960-1969	
anni settanta	5		year:1970-1979	
anni trenta	5		year:1930-1939	
anni venti	5		year:1920-1929	
anni zero	5		year:2000-2009	
anniversaire	2		birthday	
anniversaires	2		birthday	
anno	5		-	
ano	3		-	año
ano	4		-	
ano de	4		-	
ano nuevo	3		new year's eve	año nuevo
anos	3		#decade	años
anos	4		#decade	
anos cincuenta	3		year:1950-1959	años cincuenta
anos cinquenta	4		year:1950-1959	
anos cuarenta	3		year:1940-1949	años cuarenta
anos dois mil	4		year:2000-2009	
anos dos mil	3		year:2000-2009	años dos mil
anos loucos	4		year:1920-1929	
anos noventa	3		year:1990-1999	años noventa
anos noventa	4		year:1990-1999	
anos ochenta	3		year:1980-1989	años ochenta
anos oitenta	4		year:1980-1989	
anos quarenta	4		year:1940-1949	
anos sesenta	3		year:1960-1969	años sesenta
anos sessenta	4		year:1960-1969	
anos setenta	3		year:1970-1979	años setenta
anos setenta	4		year:1970-1979	
anos treinta	3		year:1930-1939	años treinta
anos trinta	4		year:1930-1939	
anos veinte	3		year:1920-1929	años veinte
anos vinte	4		year:1920-1929	
ansiogeni	5	14604	mood:tense	
ansiogeno	5	14603	mood:tense	
antarctique	2		arctic	
antarktis	1		arctic	
antartida	3		arctic	antártida
anterieur a	2		#before	antérieur à
anterieure a	2		#before	antérieure à
anterieures a	2		#before	antérieures à
anterieurs a	2		#before	antérieurs à
anterior a	3		#before	
anterior a	4		#before	
anteriore al	5		#before	
anteriores a	3		#before	
anteriores a	4		#before	
anteriori al	5		#before	
antes de	3		#before	
antes de	4		#before	
anthologie	1		anthology	
anthologie	2		anthology	
anthologien	1		anthology	
anthologies	2		anthology	
anti guerre	2	14801	genre:war anti war	anti-guerre
anti war	0	6900	genre:war anti war	anti-war
antibelica	3	16101	genre:war anti war	antibélica
antibelicas	3	16103	genre:war anti war	antibélicas
antibelico	3	16100	genre:war anti war	antibélico
antibelicos	3	16102	genre:war anti war	antibélicos
antica	5		year:-1979	
antice	5		year:-1979	
antiche	5		year:-1979	
antichi	5		year:-1979	
antici	5		year:-1979	
anticipation	2	2901	genre:science-fiction	
antico	5		year:-1979	
antiga	4		year:-1979	
antigas	4		year:-1979	
antigo	4		year:-1979	
antigos	4		year:-1979	
antigua	3		year:-1979	
antigua grecia	3		ancient greece	
antigua roma	3		ancient rome	
antiguas	3		year:-1979	
antiguerre	2	14800	genre:war anti war	
antiguo	3		year:-1979	
antiguo egipto	3		ancient egypt	
antiguos	3		year:-1979	
antike	1		ancient rome	
antikes griechenland	1		ancient greece	
antikes rom	1		ancient rome	
antikriegs	1	15000	genre:war anti war	
antikriegsfilm	1	15001	genre:war anti war	
antikriegsfilme	1	15002	genre:war anti war	
antiquite	2		ancient rome	antiquité
antiwar	0	6901	genre:war anti war	
antologia	3		anthology	antología
antologias	3		anthology	antologías
anwalt	1		lawyer	
anwalte	1		lawyer	anwälte
anwalten	1		lawyer	anwälten
anwaltin	1		lawyer	anwältin
any	0		-	
anything	0		-	
anything but	0		#not	
ao	4		#and	
ao	4		-	
aos	4		-	
apache	3		native american	
apache	3		#english	
apaches	3		native american	
apaches	3		#english	
apaixonante	4	14005	mood:romantic	
apaixonantes	4	14006	mood:romantic	
aparece	3		-	
aparecen	3		-	
apart from	0		#not	
apartamento	3		apartment	
apartamentos	3		apartment	
apartheid	1		apartheid	
apartheid	1		#english	
apartheid	2		apartheid	
apartheid	2		#english	
apartheid	3		apartheid	
apartheid	3		#english	
apocalipse	4		apocalypse	
apocalipsis	3		apocalypse	
apocaliptica	3		apocalypse	apocalíptica
apocalipticas	3		apocalypse	apocalípticas
apocaliptico	3		apocalypse	apocalíptico
apocalipticos	3		apocalypse	apocalípticos
apocalisse	5		apocalypse	
apocalypse	2		apocalypse	
apocalypse	2		#english	
apocalyptique	2		apocalypse	
apocalyptiques	2		apocalypse	
apokalipsa	7		apocalypse	
apokalypse	1		apocalypse	
apokalyptisch	1		apocalypse	
apokalyptische	1		apocalypse	
apos	4		#after	após
appartement	2		apartment	
appartements	2		apartment	
appena usciti	5		sort:year	
approx	0		#around	
approximately	0		#around	
apres	2		#after	après
aproximadamente	3		#around	
aproximadamente	4		#around	
apuesta	3		gambling	
apuestas	3		gambling	
arab	0	15900	lang:ar	
araba	5	11101	lang:ar	
arabe	2	11800	lang:ar	
arabe	3	12800	lang:ar	árabe
arabe	4	10300	lang:ar	árabe
arabe	5	11103	lang:ar	
arabes	2	11801	lang:ar	
arabes	3	12801	lang:ar	árabes
arabes	4	10301	lang:ar	árabes
arabi	5	11102	lang:ar	
arabi	5		#english	
arabic	0	20900	lang:ar	
arabisch	1	12000	lang:ar	
arabische	1	12001	lang:ar	
arabischen	1	12002	lang:ar	
arabo	5	11100	lang:ar	
arabska	7	11301	lang:ar	
arabski	7	11300	lang:ar	
arabskich	7	11303	lang:ar	
arabskie	7	11302	lang:ar	
araignee	2		spider	araignée
araignees	2		spider	araignées
arana	3		spider	araña
arana	3		#english	
aranas	3		spider	arañas
arap	6	8300	lang:ar	
arap	6		#english	
arapca	6	8301	lang:ar	arapça
arasi	6		#and	arası
arbeiter	1		strike	
arbeiterklasse	1		strike	
arbeitslos	1		unemployment	
arbeitslose	1		unemployment	
arbeitslosigkeit	1		unemployment	
archaologe	1		archaeologist	archäologe
archaologen	1		archaeologist	archäologen
archaologie	1		archaeologist	archäologie
archeologie	2		archaeologist	archéologie
archeologue	2		archaeologist	archéologue
archeologues	2		archaeologist	archéologues
archer	2		archery	
archer	2		#english	
archers	2		archery	
architecte	2		architect	
architectes	2		architect	
architekt	1		architect	
architekten	1		architect	
arctique	2		arctic	
arcydziela	7		sort:rating	arcydzieła
arcydzielo	7		sort:rating	arcydzieło
ardilla	3		squirrel	
ardillas	3		squirrel	
are	0		-	
are there	0		-	
are there any	0		-	
argelia	3	14304	lang:fr,ar algeria	
argelina	3	14301	lang:fr,ar algeria	
argelinas	3	14303	lang:fr,ar algeria	
argelino	3	14300	lang:fr,ar algeria	
argelinos	3	14302	lang:fr,ar algeria	
argent	2		money	
argent	2		#english	
argentin	2	9100	lang:es argentina	
argentina	3	10101	lang:es argentina	
argentina	3		#english	
argentina	4	7601	lang:es argentina	
argentina	5	8601	lang:es argentina	
argentinas	3	10103	lang:es argentina	
argentinas	4	7603	lang:es argentina	
argentine	0	14001	lang:es argentina	
argentine	2	9102	lang:es argentina	
argentine	2		#english	
argentine	5	8603	lang:es argentina	
argentinean	0	14002	lang:es argentina	
argentines	2	9103	lang:es argentina	
argentini	5	8602	lang:es argentina	
argentinian	0	14000	lang:es argentina	
argentinien	1	9204	lang:es argentina	
argentinisch	1	9200	lang:es argentina	
argentinische	1	9201	lang:es argentina	
argentinischen	1	9202	lang:es argentina	
argentinischer	1	9203	lang:es argentina	
argentino	3	10100	lang:es argentina	
argentino	4	7600	lang:es argentina	
argentino	5	8600	lang:es argentina	
argentinos	3	10102	lang:es argentina	
argentinos	4	7602	lang:es argentina	
argentins	2	9101	lang:es argentina	
argentyna	7	8704	lang:es argentina	
argentynska	7	8701	lang:es argentina	argentyńska
argentynski	7	8700	lang:es argentina	argentyński
argentynskich	7	8703	lang:es argentina	argentyńskich
argentynskie	7	8702	lang:es argentina	argentyńskie
ariyorum	6		-	arıyorum
arjantin	6	5800	lang:es argentina	
arktis	1		arctic	
arm	0		#english	
armas	3		gun	
armas	3		#english	
armas nucleares	3		nuclear bomb	
arme leute	1		poverty	
arme nucleaire	2		nuclear bomb	arme nucléaire
armee	1		soldier	
armee	2		soldier	armée
armenian	0	23700	lang:hy	
armes a feu	2		gun	armes à feu
armes nucleaires	2		nuclear bomb	armes nucléaires
armut	1		poverty	
arnaque	2		con man	
arnaques	2		con man	
arnaqueur	2		con man	
arnaqueurs	2		con man	
arnie	0		person:"Arnold Schwarzenegger"	
arnold schwarzeneger	0		person:"Arnold Schwarzenegger"	
around	0		#around	
arqueologa	3		archaeologist	arqueóloga
arqueologas	3		archaeologist	arqueólogas
arqueologia	3		archaeologist	arqueología
arqueologo	3		archaeologist	arqueólogo
arqueologos	3		archaeologist	arqueólogos
arquera	3		archery	
arqueras	3		archery	
arquero	3		archery	
arqueros	3		archery	
arquitecta	3		architect	
arquitectas	3		architect	
arquitecto	3		architect	
arquitectos	3		architect	
arrangierte ehe	1		arranged marriage	
arrepiante	4	14803	mood:scary	
arrepiantes	4	14804	mood:scary	
art	0		#english	
art house	0		-	
art martial	2		martial arts	
arte	3		artist	
arte	3		#english	
artes marciais	4		martial arts	
artes marciales	3		martial arts	
arthouse	0		-	
arthouse	1		-	
arti marziali	5		martial arts	
artico	3		arctic	ártico
artificial intelligence	0		artificial intelligence	
artista	3		artist	
artistas	3		artist	
artiste	2		artist	
artistes	2		artist	
arts martial	2		martial arts	
arts martiaux	2		martial arts	
artussage	1		king arthur	
arzt	1		doctor	
arzte	1		doctor	ärzte
arzten	1		doctor	ärzten
arztfilm	1		doctor	
arztfilme	1		doctor	
arztin	1		doctor	ärztin
as	0		#english	
as	0		-	
as	4		-	
as	4		-	às
as melhores	4		sort:rating	
as of	0		#since	
as piores	4		award:razzie	
ascenseur	2		elevator	
ascenseurs	2		elevator	
ascensor	3		elevator	
ascensores	3		elevator	
aschenbrodel	1		cinderella	aschenbrödel
aschenputtel	1		cinderella	
asesina	3		murder	
asesina a sueldo	3		hit man	
asesina en serie	3		serial killer	
asesina serial	3		serial killer	
asesina seriales	3		serial killer	
asesinas	3		murder	
asesinas a sueldo	3		hit man	
asesinas en serie	3		serial killer	
asesinas serial	3		serial killer	
asesinas seriales	3		serial killer	
asesinato	3		murder	
asesinatos	3		murder	
asesino	3		murder	
asesino a sueldo	3		hit man	
asesino en serie	3		serial killer	
asesino serial	3		serial killer	
asesino seriales	3		serial killer	
asesinos	3		murder	
asesinos a sueldo	3		hit man	
asesinos en serie	3		serial killer	
asesinos serial	3		serial killer	
asesinos seriales	3		serial killer	
asia	3	14204	lang:ko,ja,zh,cn,th,vi,id,tl	
asia	3		#english	
asia	4	11704	lang:ko,ja,zh,cn,th,vi,id,tl	ásia
asian	0	16300	lang:ko,ja,zh,cn,th,vi,id,tl	
asiatica	3	14201	lang:ko,ja,zh,cn,th,vi,id,tl	asiática
asiatica	4	11701	lang:ko,ja,zh,cn,th,vi,id,tl	asiática
asiatica	5	12301	lang:ko,ja,zh,cn,th,vi,id,tl	
asiaticas	3	14203	lang:ko,ja,zh,cn,th,vi,id,tl	asiáticas
asiaticas	4	11703	lang:ko,ja,zh,cn,th,vi,id,tl	asiáticas
asiatice	5	12303	lang:ko,ja,zh,cn,th,vi,id,tl	
asiatiche	5	12304	lang:ko,ja,zh,cn,th,vi,id,tl	
asiatici	5	12302	lang:ko,ja,zh,cn,th,vi,id,tl	
asiatico	3	14200	lang:ko,ja,zh,cn,th,vi,id,tl	asiático
asiatico	4	11700	lang:ko,ja,zh,cn,th,vi,id,tl	asiático
asiatico	5	12300	lang:ko,ja,zh,cn,th,vi,id,tl	
asiaticos	3	14202	lang:ko,ja,zh,cn,th,vi,id,tl	asiáticos
asiaticos	4	11702	lang:ko,ja,zh,cn,th,vi,id,tl	asiáticos
asiatique	2	13100	lang:ko,ja,zh,cn,th,vi,id,tl	
asiatiques	2	13101	lang:ko,ja,zh,cn,th,vi,id,tl	
asiatisch	1	13300	lang:ko,ja,zh,cn,th,vi,id,tl	
asiatische	1	13301	lang:ko,ja,zh,cn,th,vi,id,tl	
asiatischen	1	13302	lang:ko,ja,zh,cn,th,vi,id,tl	
asiatischer	1	13303	lang:ko,ja,zh,cn,th,vi,id,tl	
asie	2	13102	lang:ko,ja,zh,cn,th,vi,id,tl	
asien	1	13304	lang:ko,ja,zh,cn,th,vi,id,tl	
asile	2		mental hospital	
asile psychiatrique	2		asylum	
asiles	2		mental hospital	
asilo	3		asylum	
ask	6	300	genre:romance	aşk
ask	6		#english	
ask filmi	6	301	genre:romance	aşk filmi
ask filmleri	6	302	genre:romance	aşk filmleri
ask hikayeleri	6	304	genre:romance	aşk hikayeleri
ask hikayesi	6	303	genre:romance	aşk hikayesi
assalto	4		heist	
assaltos	4		heist	
assassinat	2		murder	
assassinat politique	2		assassination	
assassinats	2		murder	
assassino em serie	4		serial killer	assassino em série
assassino seriale	5		serial killer	
assassinos em serie	4		serial killer	assassinos em série
assistir	4		-	
assolutamente da vedere	5		sort:rating	
assustador	4	14601	mood:scary	
assustadora	4	14602	mood:scary	
assustadoras	4	14604	mood:scary	
assustadores	4	14603	mood:scary	
asterix	2		asterix	astérix
asterix	2		#english	
asterix	3		asterix	astérix
asterix	3		#english	
asterix et obelix	2		asterix	astérix et obélix
asterix und obelix	1		asterix	
asterix y obelix	3		asterix	astérix y obélix
asteroid	1		meteorite	
asteroid	1		#english	
asteroide	2		meteorite	astéroïde
asteroide	3		meteorite	
asteroiden	1		meteorite	
asteroides	2		meteorite	astéroïdes
asteroides	3		meteorite	
astronaut	1		astronaut	
astronaut	1		#english	
astronauta	3		astronaut	
astronautas	3		astronaut	
astronaute	2		astronaut	
astronauten	1		astronaut	
astronautes	2		astronaut	
asya	6	9300	lang:ko,ja,zh,cn,th,vi,id,tl	
asyali	6	9303	lang:ko,ja,zh,cn,th,vi,id,tl	asyalı
at	0		-	
at least	0		#over	
at least	0		#more	
at most	0		#under	
at most	0		#less	
ataque a los titanes	3		attack on titan	
ate	4		#until	até
ate	4		#under	até
ate	4		#and	até
ate o ano	4		#until	até o ano
atentado	3		assassination	
atentados	3		assassination	
aterrador	3	17805	mood:scary	
aterradora	3	17806	mood:scary	
aterradores	3	17901	mood:scary	
aterrorizante	4	14801	mood:scary	
aterrorizante	4		#english	
aterrorizantes	4	14802	mood:scary	
atj	0		person:"Anya Taylor-Joy"	
atletismo	3		running	
atombombe	1		nuclear bomb	
atombomben	1		nuclear bomb	
atomkrieg	1		nuclear war	
atomunfall	1		radiation	
ator	4		-	
atores	4		-	
atraco	3		heist	
atraco a banco	3		bank robbery	
atraco a un banco	3		bank robbery	
atraco al banco	3		bank robbery	
atraco bancario	3		bank robbery	
atracos	3		heist	
atracos a bancos	3		bank robbery	
atracos al bancos	3		bank robbery	
atrapada	3		trapped	
atrapadas	3		trapped	
atrapado	3		trapped	
atrapados	3		trapped	
atriz	4		-	
atrizes	4		-	
attaque des titans	2		attack on titan	
attendrissant	2	18003	mood:heartwarming	
attendrissante	2	18005	mood:heartwarming	
attendrissantes	2	18101	mood:heartwarming	
attendrissants	2	18004	mood:heartwarming	
attentat	1		assassination	
attentat	2		assassination	
attentate	1		assassination	
attentater	1		assassination	attentäter
attentats	2		assassination	
attore	5		-	
attori	5		-	
attorno al	5		#around	
attrice	5		-	
attrici	5		-	
atuais	4		sort:year	
au	2		-	
au debut des annees	2		#early	au début des années
au dela	2		afterlife	au-delà
au milieu des annees	2		#mid	au milieu des années
au moins	2		#over	
au plus	2		#under	
au sujet de	2		-	
auf	1		-	
auf dem mars	1		mars	
auf dem mond	1		moon	
auf der flucht	1		fugitive	
auf deutsch	1	7301	lang:de	
auftragskiller	1		hit man	
auftragskillern	1		hit man	
auftragsmorder	1		hit man	auftragsmörder
auftragsmordern	1		hit man	auftragsmördern
aufzug	1		elevator	
augenzeuge	1		witness	
aughts	0		year:2000-2009	
aus	1		-	
ausbrecher	1		prison escape	
ausbruch aus dem gefangnis	1		prison escape	ausbruch aus dem gefängnis
auslandisch	1	16203	lang:!en	ausländisch
auslandische	1	16204	lang:!en	ausländische
auslandischen	1	16300	lang:!en	ausländischen
aussenseiter	1		underdog	außenseiter
aussenseitern	1		underdog	außenseitern
ausser	1		#not	außer
ausserirdische	1		alien	außerirdische
ausserirdischen	1		alien	außerirdischen
ausserirdischer	1		alien	außerirdischer
aussie	0	9502	lang:en australia	
australia	3	9204	lang:en australia	
australia	3		#english	
australia	4	6604	lang:en australia	austrália
australian	0	9500	lang:en australia	
australiana	3	9201	lang:en australia	
australiana	4	6601	lang:en australia	
australiana	5	7901	lang:en australia	
australianas	3	9203	lang:en australia	
australianas	4	6603	lang:en australia	
australiane	5	7903	lang:en australia	
australiani	5	7902	lang:en australia	
australiano	3	9200	lang:en australia	
australiano	4	6600	lang:en australia	
australiano	5	7900	lang:en australia	
australianos	3	9202	lang:en australia	
australianos	4	6602	lang:en australia	
australie	2	8304	lang:en australia	
australien	1	8304	lang:en australia	
australien	2	8300	lang:en australia	
australienne	2	8302	lang:en australia	
australiennes	2	8303	lang:en australia	
australiens	2	8301	lang:en australia	
australijska	7	8001	lang:en australia	
australijski	7	8000	lang:en australia	
australijskich	7	8003	lang:en australia	
australijskie	7	8002	lang:en australia	
australisch	1	8300	lang:en australia	
australische	1	8301	lang:en australia	
australischen	1	8302	lang:en australia	
australischer	1	8303	lang:en australia	
austria	3	10904	lang:de austria	
austria	3		#english	
austria	4	8204	lang:de austria	áustria
austriaca	3	10901	lang:de austria	austríaca
austriaca	4	8201	lang:de austria	austríaca
austriaca	5	9201	lang:de austria	
austriacas	3	10903	lang:de austria	austríacas
austriacas	4	8203	lang:de austria	austríacas
austriace	5	9203	lang:de austria	
austriache	5	9204	lang:de austria	
austriaci	5	9202	lang:de austria	
austriacka	7	9101	lang:de austria	
austriacki	7	9100	lang:de austria	
austriackich	7	9103	lang:de austria	
austriackie	7	9102	lang:de austria	
austriaco	3	10900	lang:de austria	austríaco
austriaco	4	8200	lang:de austria	austríaco
austriaco	5	9200	lang:de austria	
austriacos	3	10902	lang:de austria	austríacos
austriacos	4	8202	lang:de austria	austríacos
austrian	0	14900	lang:de austria	
auteur	2		writer	
auteurs	2		writer	
autisme	2		autism	
autismo	3		autism	
autismus	1		autism	
autist	1		autism	
autista	3		autism	
autistas	3		autism	
autiste	2		autism	
autisten	1		autism	
autistes	2		autism	
autistisch	1		autism	
autistische	1		autism	
auto	1		car	
auto	1		#english	
auto justice	2		vigilante	auto-justice
autobus	2		bus	
autobus	3		bus	autobús
autobuses	3		bus	
autocar	2		bus	
autocars	2		bus	
autofilm	1		car	
autofilme	1		car	
automobile	2		car	
automobile	2		#english	
automobiles	2		car	
automobiles	2		#english	
automovil	3		car	automóvil
automoviles	3		car	automóviles
automovilismo	3		racing	
autor	1		writer	
autoreise	1		road trip	
autoren	1		writer	
autorennen	1		racing	
autos	1		car	
autos	3		car	
autour de	2		#around	
autriche	2	9804	lang:de austria	
autrichien	2	9800	lang:de austria	
autrichienne	2	9802	lang:de austria	
autrichiennes	2	9803	lang:de austria	
autrichiens	2	9801	lang:de austria	
aux	2		-	
avalancha	3		avalanche	
avalanchas	3		avalanche	
avalanche	2		avalanche	
avalanche	2		#english	
avalanches	2		avalanche	
avant	2		#before	
avec	2		-	
avenir	2		future	
aventura	3	1500	genre:adventure	
aventura	4	1300	genre:adventure	
aventuras	3	1501	genre:adventure	
aventuras	4	1301	genre:adventure	
aventure	2	1400	genre:adventure	
aventures	2	1401	genre:adventure	
aves	3		bird	
aveugle	2		blind	
aveugles	2		blind	
aviacion	3		pilot	aviación
aviador	3		pilot	
aviadores	3		pilot	
aviateur	2		pilot	
aviateurs	2		pilot	
aviation	2		pilot	
aviation	2		#english	
avion	2		airplane	
avion	3		airplane	avión
avion estrellado	3		plane crash	avión estrellado
aviones	3		airplane	
avions	2		airplane	
avocat	2		lawyer	
avocate	2		lawyer	
avocates	2		lawyer	
avocats	2		lawyer	
avortement	2		abortion	
avortements	2		abortion	
avrupa	6	9200	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
avrupali	6	9201	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	avrupalı
avustralya	6	5200	lang:en australia	
avustralyali	6	5201	lang:en australia	avustralyalı
avusturya	6	6200	lang:de austria	
avventura	5	1400	genre:adventure	
avventura	5		#english	
avventure	5	1401	genre:adventure	
avventurosa	5	1500	genre:adventure	
avventurose	5	1502	genre:adventure	
avventurosi	5	1501	genre:adventure	
avventuroso	5	1404	genre:adventure	
avvincente	5	15401	mood:thrilling	
avvincenti	5	15402	mood:thrilling	
award nominated	0		award:oscar-nominee	
award winner	0		award:oscar	
award winners	0		award:oscar	
award winning	0		award:oscar	
awesome	0		-	
az	6		#less	
az suren	6		#less	az süren
azerbaijani	0	23800	lang:az	
azione	5	1200	genre:action	
azione e avventura	5	1600	genre:action,adventure	
azjatycka	7	12901	lang:ko,ja,zh,cn,th,vi,id,tl	
azjatycki	7	12900	lang:ko,ja,zh,cn,th,vi,id,tl	
azjatyckich	7	12903	lang:ko,ja,zh,cn,th,vi,id,tl	
azjatyckie	7	12902	lang:ko,ja,zh,cn,th,vi,id,tl	
b movie	0		-	
b movies	0		-	
baby	1		baby	
baby	1		#english	
baby sitter	2		nanny	baby-sitter
baby sitters	2		nanny	baby-sitters
babys	1		baby	
babysitter	1		nanny	
babysitter	1		#english	
backer	1		bakery	bäcker
backer	1		#english	
backerei	1		bakery	bäckerei
bafta	0		award:bafta	
bafta nominated	0		award:bafta-nominee	
bafta nominees	0		award:bafta-nominee	
bafta winner	0		award:bafta	
bafta winners	0		award:bafta	
bafta winning	0		award:bafta	
baftas	0		award:bafta	
bagnole	2		car	
bagnoles	2		car	
bailar	3		dance	
bailarin	3		dance	bailarín
bailarina	3		dance	
bailarina de ballet	3		ballet	
bailarinas	3		dance	
baile	3		dance	
baile de graduacion	3		prom	baile de graduación
bailes	3		dance	
bajek	7	1706	genre:animation	
bajka	7	1704	genre:animation	
bajki	7	1705	genre:animation	
bajki dla dzieci	7	2000	genre:animation,family	
bajo el agua	3		underwater	
bal de promo	2		prom	
balcanes	3	14705	lang:sr,hr,bs,sh,sl,mk	
bald	0		#english	
baleine	2		whale	
baleines	2		whale	
balkan	0	16102	lang:sr,hr,bs,sh,sl,mk	
balkan	1	13803	lang:sr,hr,bs,sh,sl,mk	
balkan	1		#english	
balkans	2	13603	lang:sr,hr,bs,sh,sl,mk	
balkans	2		#english	
ballena	3		whale	
ballenas	3		whale	
ballerina	1		ballet	
ballerina	1		#english	
ballerine	2		ballet	
ballerines	2		ballet	
ballet	2		ballet	
ballet	2		#english	
ballet	3		ballet	
ballet	3		#english	
ballets	2		ballet	
ballett	1		ballet	
baloncesto	3		basketball	
bambini	5	2300	genre:family	
band	1		band	
band	1		#english	
banda de musica	3		band	banda de música
banda de rock	3		band	
banda desenhada	4		based on comic	
bande dessinee	2		based on comic	bande dessinée
bandes dessinees	2		based on comic	bandes dessinées
bandido	3		outlaw	
bandidos	3		outlaw	
bandit	1		outlaw	
bandit	1		#english	
bandit	2		outlaw	
bandit	2		#english	
banditen	1		outlaw	
bandits	2		outlaw	
bandits	2		#english	
bangla	0	22001	lang:bn	
bangue bangue	4	4002	genre:western	bangue-bangue
bankraub	1		bank robbery	
bankrauber	1		bank robbery	bankräuber
bankraubern	1		bank robbery	bankräubern
bankuberfall	1		bank robbery	banküberfall
banquise	2		arctic	
barcelona	1		barcelona	
barcelona	1		#english	
barcelona	3		barcelona	
barcelona	3		#english	
barcelone	2		barcelona	
barco	3		ship	
barcos	3		ship	
bardzo	7		-	
baren	1		bear	bären
barry keogan	0		person:"Barry Keoghan"	
basada en hechos reales	3		true story	
basada en un videojuego	3		based on video game	
basada en una historia real	3		true story	
basada en una novela	3		based on novel	
basada en videojuegos	3		based on video game	
basadas en hechos reales	3		true story	
basadas en un videojuego	3		based on video game	
basadas en una historia real	3		true story	
basadas en una novela	3		based on novel	
basadas en videojuegos	3		based on video game	
basado en hechos reales	3		true story	
basado en un videojuego	3		based on video game	
basado en una historia real	3		true story	
basado en una novela	3		based on novel	
basado en videojuegos	3		based on video game	
basados en hechos reales	3		true story	
basados en un videojuego	3		based on video game	
basados en una historia real	3		true story	
basados en una novela	3		based on novel	
basados en videojuegos	3		based on video game	
basati su libri	5		based on novel	
basati su storie vere	5		true story	
basati su una storia vera	5		true story	
basato su un libro	5		based on novel	
basato su un videogioco	5		based on video game	
basato su una storia vera	5		true story	
base ball	2		baseball	base-ball
base sur une histoire vraie	2		true story	basé sur une histoire vraie
baseada em fatos reais	4		true story	
baseado em factos reais	4		true story	
baseado em fatos reais	4		true story	
baseado em jogo	4		based on video game	
baseado em livro	4		based on novel	
baseado em quadrinhos	4		based on comic	
baseado em um livro	4		based on novel	
baseado em uma historia real	4		true story	baseado em uma história real
baseado em videogame	4		based on video game	
baseado num livro	4		based on novel	
baseado numa historia real	4		true story	baseado numa história real
baseados em factos reais	4		true story	
baseados em fatos reais	4		true story	
baseados em historias reais	4		true story	baseados em histórias reais
baseados em jogos	4		based on video game	
baseados em livros	4		based on novel	
baseados em videogames	4		based on video game	
baseball	1		baseball	
baseball	1		#english	
baseball	2		baseball	
baseball	2		#english	
based	0		-	
based on a book	0		based on novel	
based on a comic	0		based on comic	
based on a novel	0		based on novel	
based on a real story	0		true story	
based on a true story	0		true story	
based on a video game	0		video game	
based on book	0		based on novel	
based on books	0		based on novel	
based on comics	0		based on comic	
based on novels	0		based on novel	
based on real events	0		true story	
based on true events	0		true story	
based on true stories	0		true story	
based on true story	0		true story	
based on video game	0		video game	
based on video games	0		video game	
basket	2		basketball	
basket	2		#english	
basket ball	2		basketball	basket-ball
basketball	1		basketball	
basketball	1		#english	
basketball	2		basketball	
basketball	2		#english	
basque	0	25000	lang:eu	
basquetbol	3		basketball	básquetbol
basrol	6		-	başrol
basrolde	6		-	başrolde
basrolunde	6		-	başrolünde
basrolunde oldugu	6		-	başrolünde olduğu
basyapit	6		sort:rating	başyapıt
basyapitlar	6		sort:rating	başyapıtlar
bataille	2	5104	genre:war	
batailles	2	5105	genre:war	
batalla	3	6003	genre:war	
batalla	3		#english	
batallas	3	6004	genre:war	
bateau	2		ship	
bateaux	2		ship	
bauer	1		farm	
bauer	1		#english	
bauern	1		farm	
bauernhof	1		farm	
bd	2		based on comic	
bd	2		#english	
beau	2		-	
beaux	2		-	
bebe	2		baby	bébé
bebe	2		#english	
bebe	3		baby	bebé
bebe	3		#english	
bebes	2		baby	bébés
bebes	3		baby	bebés
beerdigung	1		funeral	
beerdigungen	1		funeral	
before	0		#before	
beginning of the	0		#early	
begrabnis	1		funeral	begräbnis
behindert	1		disability	
behinderte	1		disability	
behinderten	1		disability	
behinderung	1		disability	
behinderungen	1		disability	
bei	1		-	
bei	5		-	
beisbol	3		baseball	béisbol
bekannt	1		sort:popularity	
bekannte	1		sort:popularity	
bekannten	1		sort:popularity	
bekannteste	1		sort:popularity	
bekanntesten	1		sort:popularity	
belcika	6	6400	lang:fr,nl belgium	belçika
belga	3	11100	lang:fr,nl belgium	
belga	5	9400	lang:fr,nl belgium	
belgas	3	11101	lang:fr,nl belgium	
belgas	4	8400	lang:fr,nl belgium	
belge	2	10000	lang:fr,nl belgium	
belges	2	10001	lang:fr,nl belgium	
belgesel	6	3600	genre:documentary	
belgesel filmleri	6	3602	genre:documentary	
belgeseller	6	3601	genre:documentary	
belgi	5	9401	lang:fr,nl belgium	
belgian	0	15100	lang:fr,nl belgium	
belgica	3	11102	lang:fr,nl belgium	bélgica
belgica	4	8401	lang:fr,nl belgium	bélgica
belgien	1	10204	lang:fr,nl belgium	
belgijska	7	9401	lang:fr,nl belgium	
belgijski	7	9400	lang:fr,nl belgium	
belgijskich	7	9403	lang:fr,nl belgium	
belgijskie	7	9402	lang:fr,nl belgium	
belgio	5	9402	lang:fr,nl belgium	
belgique	2	10002	lang:fr,nl belgium	
belgisch	1	10200	lang:fr,nl belgium	
belgische	1	10201	lang:fr,nl belgium	
belgischen	1	10202	lang:fr,nl belgium	
belgischer	1	10203	lang:fr,nl belgium	
belica	3	5903	genre:war	bélica
belicas	3	5905	genre:war	bélicas
belico	3	5902	genre:war	bélico
belicos	3	5904	genre:war	bélicos
beliebt	1		sort:popularity	
beliebte	1		sort:popularity	
beliebten	1		sort:popularity	
beliebter	1		sort:popularity	
beliebteste	1		sort:popularity	
beliebtesten	1		sort:popularity	
bella	5		-	
bella	5		#english	
belle	2		-	
belle	5		-	
belle mere	2		mother-in-law	belle-mère
belle meres	2		mother-in-law	belle-mères
belles	2		-	
belli	5		-	
bellica	5	5005	genre:war	
bellice	5	5100	genre:war	
bellici	5	5006	genre:war	
bellico	5	5004	genre:war	
bello	5		-	
bello	5		#english	
below	0		#under	
benadict cumberbatch	0		person:"Benedict Cumberbatch"	
benedict cumberbach	0		person:"Benedict Cumberbatch"	
bengali	0	22000	lang:bn	
bergarbeiter	1		miner	
berge	1		mountain	
berge	1		#english	
berger	2		sheep	
berger	2		#english	
bergers	2		sheep	
bergfilm	1		mountain	
bergfilme	1		mountain	
bergsteiger	1		mountain	
bergsteigern	1		mountain	
bergwerk	1		miner	
berlin	1		berlin	
berlin	1		#english	
berlin	2		berlin	
berlin	2		#english	
berlin	3		berlin	berlín
berlin	3		#english	
berlin winners	0		award:golden-bear	
berlinale winners	0		award:golden-bear	
berliner	1		berlin	
berliner	1		#english	
beruhmt	1		sort:popularity	berühmt
beruhmte	1		sort:popularity	berühmte
beruhmten	1		sort:popularity	berühmten
besessen	1		possession	
besessene	1		possession	
besessenheit	1		possession	
besessenheit von	1		obsession	
best	0		sort:rating	
best	0		#modifier	
best actor	0		award:oscar-actor	
best actor oscar	0		award:oscar-actor	
best actor winners	0		award:oscar-actor	
best actress	0		award:oscar-actress	
best actress oscar	0		award:oscar-actress	
best actress winners	0		award:oscar-actress	
best adapted screenplay	0		award:oscar-adapted-screenplay	
best animated feature	0		award:oscar-animated-film	
best animated film	0		award:oscar-animated-film	
best cinematography	0		award:oscar-cinematography	
best director	0		award:oscar-director	
best director oscar	0		award:oscar-director	
best director winners	0		award:oscar-director	
best documentary feature	0		award:oscar-documentary	
best documentary oscar	0		award:oscar-documentary	
best ever	0		sort:rating	
best foreign film	0		award:oscar-international-film	
best foreign language film	0		award:oscar-international-film	
best friend	0		best friend	
best friends	0		best friend	
best international feature	0		award:oscar-international-film	
best international film	0		award:oscar-international-film	
best man	0		best man	
best of	0		sort:rating	
best original score	0		award:oscar-original-score	
best original screenplay	0		award:oscar-original-screenplay	
best picture	0		award:oscar-picture	
best picture nominated	0		award:oscar-picture-nominee	
best picture nominations	0		award:oscar-picture-nominee	
best picture nominee	0		award:oscar-picture-nominee	
best picture nominees	0		award:oscar-picture-nominee	
best picture oscar	0		award:oscar-picture	
best picture oscars	0		award:oscar-picture	
best picture winner	0		award:oscar-picture	
best picture winners	0		award:oscar-picture	
best rated	0		sort:rating	
best score	0		award:oscar-original-score	
best screenplay	0		award:oscar-original-screenplay	
best seller	0		best seller	
best sellers	0		best seller	
best special effects	0		award:oscar-visual-effects	
best supporting actor	0		award:oscar-supporting-actor	
best supporting actress	0		award:oscar-supporting-actress	
best visual effects	0		award:oscar-visual-effects	
bestatter	1		undertaker	
bestbewertet	1		sort:rating	
bestbewertete	1		sort:rating	
bestbewerteten	1		sort:rating	
beste	1		sort:rating	
beste freunde	1		best friends	
beste freundin	1		best friends	
beste freundinnen	1		best friends	
besten	1		sort:rating	
besten filme	1		sort:rating	
bester	1		sort:rating	
bester freund	1		best friends	
bestes	1		sort:rating	
betruger	1		con man	betrüger
betrugern	1		con man	betrügern
between	0		#between	
bewegend	1	18006	mood:heartwarming	
bewegende	1	18101	mood:heartwarming	
bewegenden	1	18102	mood:heartwarming	
bewegender	1	18103	mood:heartwarming	
bewegendes	1	18104	mood:heartwarming	
beyin yakan	6	10801	mood:mind-bending	
beyin yakici	6	10803	mood:mind-bending	beyin yakıcı
bez	7		#not	
bhutanese	0	24501	lang:dz	
bianco e nero	5		black and white	
bibel	1		bible	
bibelfilm	1		bible	
bibelfilme	1		bible	
bible	2		bible	
bible	2		#english	
biblia	3		bible	
biblica	3		bible	bíblica
biblicas	3		bible	bíblicas
biblico	3		bible	bíblico
biblicos	3		bible	bíblicos
biblioteca	3		library	
bibliotecas	3		library	
bibliothek	1		library	
bibliotheken	1		library	
bibliotheque	2		library	bibliothèque
bibliotheques	2		library	bibliothèques
biblique	2		bible	
bibliques	2		bible	
biblisch	1		bible	
biblische	1		bible	
biche	2		deer	
biches	2		deer	
bicicleta	3		bicycle	
bicicletas	3		bicycle	
bicyclette	2		bicycle	
bicyclettes	2		bicycle	
bien	2		-	
biene	1		bee	
bienen	1		bee	
bier	1		beer	
bier	1		#english	
biere	2		beer	bière
bieres	2		beer	bières
big budget	0		-	
bigfoot	1		bigfoot	
bigfoot	1		#english	
bigfoot	2		bigfoot	
bigfoot	2		#english	
bigfoot	3		bigfoot	
bigfoot	3		#english	
biggest	0		sort:popularity	
biggest	0		#modifier	
bijou	2		diamond	
bijou	2		#english	
bijoux	2		diamond	
biker	1		motorcycle	
biker	1		#english	
bilheteria	4		sort:popularity	
bilim kurgu	6	1800	genre:science-fiction	
bilim kurgu	6	1900	genre:science-fiction	bilim-kurgu
bilim kurgu filmi	6	1802	genre:science-fiction	
bilim kurgu filmleri	6	1803	genre:science-fiction	
bilimkurgu	6	1801	genre:science-fiction	
biografia	3		biography	biografía
biografia	4		biography	
biografia	5		biography	
biografia	7		biography	
biografias	3		biography	biografías
biografias	4		biography	
biografica	3		biography	biográfica
biografica	4		biography	biográfica
biografica	5		biography	
biograficas	3		biography	biográficas
biograficas	4		biography	biográficas
biografice	5		biography	
biografiche	5		biography	
biografici	5		biography	
biografico	3		biography	biográfico
biografico	4		biography	biográfico
biografico	5		biography	
biograficos	3		biography	biográficos
biograficos	4		biography	biográficos
biograficzna	7		biography	
biograficzne	7		biography	
biograficzny	7		biography	
biograficznych	7		biography	
biografie	1		biography	
biografie	5		biography	
biografie	7		biography	
biografien	1		biography	
biografisch	1		biography	
biografische	1		biography	
biografischen	1		biography	
biographical	0		biography	
biographie	2		biography	
biographies	0		biography	
biographies	2		biography	
biographique	2		biography	
biographiques	2		biography	
biopic	0		biography	
biopic	1		biography	
biopic	1		#english	
biopic	2		biography	
biopic	2		#english	
biopic	3		biography	
biopic	3		#english	
biopic	5		biography	
biopics	0		biography	
biopics	1		biography	
biopics	2		biography	
biopics	3		biography	
bir	6		#1	
bir	6		-	
birinci dunya savasi	6		world war i	birinci dünya savaşı
bis	1		#until	
bis	1		#and	
bis zu	1		#under	
biyografi	6		biography	
biyografi filmleri	6		biography	
biyografik	6		biography	
biyografiler	6		biography	
black and white	0		black and white	
black comedies	0	2501	genre:comedy,crime	
black comedy	0	2500	genre:comedy,crime	
black comedy	5	4002	genre:comedy,crime	
black humor	0	2508	genre:comedy,crime	
black humour	0	2509	genre:comedy,crime	
blancanieves	3		snow white	
blanche neige	2		snow white	blanche-neige
blanco y negro	3		black and white	
bleak	0	8201	mood:bleak	
blinden	1		blind	
blinder	1		blind	
blockbuster	0		sort:popularity	
blockbusters	0		sort:popularity	
blu ray	0		-	
bluray	0		-	
blutig	1		gore	
blutige	1		gore	
blutigen	1		gore	
boa	4		-	
boas	4		-	
bob de niro	0		person:"Robert De Niro"	
bobby de niro	0		person:"Robert De Niro"	
bobby deniro	0		person:"Robert De Niro"	
boda	3		wedding	
bodas	3		wedding	
body double	0		body double	
body horror	0		body horror	
body horror	1		body horror	body-horror
body horror	2		body horror	
bodybuilding	1		gym	
bodybuilding	1		#english	
bodyguard	1		bodyguard	
bodyguard	1		#english	
bodyguards	1		bodyguard	
bodyguards	1		#english	
bogenschiessen	1		archery	bogenschießen
bogenschutze	1		archery	bogenschütze
boite de nuit	2		nightclub	boîte de nuit
boites de nuit	2		nightclub	boîtes de nuit
bola de dragon	3		dragon ball	bola de dragón
bolivian	0	14600	lang:es bolivia	
bollywood	0	10900	lang:hi	
bollywood	1	8900	lang:hi	
bollywood	1		#english	
bollywood	2	8800	lang:hi	
bollywood	2		#english	
bollywood	3	9700	lang:hi	
bollywood	3		#english	
bollywood	4	7100	lang:hi	
bollywood	5	8300	lang:hi	
bollywood	6	5500	lang:hi	
bollywood	7	8400	lang:hi	
bollywoodfilm	1	8901	lang:hi	
bollywoodfilme	1	8902	lang:hi	
bollywoodien	2	8801	lang:hi	
bollywoodienne	2	8803	lang:hi	
bollywoodiennes	2	8804	lang:hi	
bollywoodiens	2	8802	lang:hi	
bolsa	3		stock market	
bolsa de valores	3		stock market	
bom	4		-	
bomba	3		bomb	
bomba atomica	3		nuclear bomb	bomba atómica
bomba nuclear	3		nuclear bomb	
bombas	3		bomb	
bombe	1		bomb	
bombe	2		bomb	
bombe atomique	2		nuclear bomb	
bomben	1		bomb	
bombero	3		firefighter	
bomberos	3		firefighter	
bombes	2		bomb	
bon	2		-	
bong jun ho	0		director:"Bong Joon-ho"	
bonita	3		-	
bonitas	3		-	
bonito	3		-	
bonitos	3		-	
bonne	2		-	
bonne humeur	2	16904	mood:feel-good	
bonne soeur	2		nun	bonne sœur
bonnes	2		-	
bonnes soeurs	2		nun	bonnes sœurs
bons	2		-	
bons	4		-	
book adaptation	0		based on novel	
book adaptations	0		based on novel	
borse	1		stock market	börse
borsenmakler	1		stock market	börsenmakler
bosewicht	1		villain	bösewicht
bosewichte	1		villain	bösewichte
bosnian	0	22900	lang:bs	
bosque	3		forest	
bosques	3		forest	
botschafter	1		ambassador	
boucle temporelle	2		time loop	
boucles temporelles	2		time loop	
bouddhisme	2		buddhism	
bouddhiste	2		buddhism	
bouddhistes	2		buddhism	
boulanger	2		bakery	
boulanger	2		#english	
boulangerie	2		bakery	
bouleversant	2	17301	mood:sad	
bouleversante	2	17303	mood:sad	
bouleversantes	2	17304	mood:sad	
bouleversants	2	17302	mood:sad	
bourse	2		stock market	
box office hits	0		sort:popularity	
box set	0		#series	
box set	0		#ending	
boxe	2		boxing	
boxeador	3		boxing	
boxeadora	3		boxing	
boxeadores	3		boxing	
boxen	1		boxing	
boxeo	3		boxing	
boxer	1		boxing	
boxer	1		#english	
boxern	1		boxing	
boxeur	2		boxing	
boxeurs	2		boxing	
boxeuse	2		boxing	
boxeuses	2		boxing	
boxfilm	1		boxing	
boxfilme	1		boxing	
boze narodzenie	7		christmas	boże narodzenie
brain teaser	0	8504	mood:mind-bending	
brand new	0		sort:year	
braquage	2		heist	
braquage de banque	2		bank robbery	
braquages	2		heist	
braquages de banque	2		bank robbery	
braqueur	2		bank robbery	
braqueur de banque	2		bank robbery	
braqueurs	2		bank robbery	
braqueurs de banque	2		bank robbery	
brasil	3	9804	lang:pt brazil	
brasil	4	7204	lang:pt brazil	
brasile	5	8404	lang:pt brazil	
brasileira	4	7201	lang:pt brazil	
brasileiras	4	7203	lang:pt brazil	
brasileiro	4	7200	lang:pt brazil	
brasileiros	4	7202	lang:pt brazil	
brasilena	3	9801	lang:pt brazil	brasileña
brasilenas	3	9803	lang:pt brazil	brasileñas
brasileno	3	9800	lang:pt brazil	brasileño
brasilenos	3	9802	lang:pt brazil	brasileños
brasilera	3	9806	lang:pt brazil	
brasileras	3	9901	lang:pt brazil	
brasilero	3	9805	lang:pt brazil	
brasileros	3	9900	lang:pt brazil	
brasiliana	5	8401	lang:pt brazil	
brasiliane	5	8403	lang:pt brazil	
brasiliani	5	8402	lang:pt brazil	
brasilianisch	1	9000	lang:pt brazil	
brasilianische	1	9001	lang:pt brazil	
brasilianischen	1	9002	lang:pt brazil	
brasilianischer	1	9003	lang:pt brazil	
brasiliano	5	8400	lang:pt brazil	
brasilien	1	9004	lang:pt brazil	
braut	1		bride	
braute	1		bride	bräute
brazilian	0	13700	lang:pt brazil	
brazylia	7	8504	lang:pt brazil	
brazylijska	7	8501	lang:pt brazil	
brazylijski	7	8500	lang:pt brazil	
brazylijskich	7	8503	lang:pt brazil	
brazylijskie	7	8502	lang:pt brazil	
brebis	2		sheep	
bref	2		runtime:-80	
brefs	2		runtime:-80	
bresil	2	8904	lang:pt brazil	brésil
bresilien	2	8900	lang:pt brazil	brésilien
bresilienne	2	8902	lang:pt brazil	brésilienne
bresiliennes	2	8903	lang:pt brazil	brésiliennes
bresiliens	2	8901	lang:pt brazil	brésiliens
breve	3		runtime:-80	
breve	5		runtime:-80	
breves	3		runtime:-80	
brevi	5		runtime:-80	
brezilya	6	5600	lang:pt brazil	
brezilyali	6	5601	lang:pt brazil	brezilyalı
briefe	1		letter	
brit	0	9108	lang:en england	
britanica	3	8801	lang:en england	británica
britanica	4	6201	lang:en england	britânica
britanicas	3	8803	lang:en england	británicas
britanicas	4	6203	lang:en england	britânicas
britanico	3	8800	lang:en england	británico
britanico	4	6200	lang:en england	britânico
britanicos	3	8802	lang:en england	británicos
britanicos	4	6202	lang:en england	britânicos
britannica	5	7501	lang:en england	
britannice	5	7503	lang:en england	
britanniche	5	7504	lang:en england	
britannici	5	7502	lang:en england	
britannico	5	7500	lang:en england	
britannique	2	7900	lang:en england	
britanniques	2	7901	lang:en england	
britanya	6	4902	lang:en england	
britisch	1	7900	lang:en england	
britische	1	7901	lang:en england	
britischen	1	7902	lang:en england	
britischer	1	7903	lang:en england	
britisches	1	7904	lang:en england	
british	0	9100	lang:en england	
british army	0		british army	
british empire	0		british empire	
british museum	0		british museum	
british new wave	0	17300	lang:en england year:1959-1965	
bruder	1		brothers	
brudern	1		brothers	brüdern
bruja	3		witch	
brujas	3		witch	
brujeria	3		witch	brujería
bruxa	4		witch	
bruxa	4		#english	
bruxas	4		witch	
brytyjska	7	7601	lang:en england	
brytyjski	7	7600	lang:en england	
brytyjskich	7	7603	lang:en england	
brytyjskie	7	7602	lang:en england	
bu	6		-	
buceo	3		diver	
buch	1		book	
bucher	1		book	bücher
bucherei	1		library	bücherei
buchhandlung	1		bookshop	
buchladen	1		bookshop	
bucle de tiempo	3		time loop	
bucle temporal	3		time loop	
bucle temporales	3		time loop	
bucles temporal	3		time loop	
bucles temporales	3		time loop	
buddhismus	1		buddhism	
buddhistisch	1		buddhism	
buddhistische	1		buddhism	
buddy cop	0	2702	genre:comedy,action	
buddy cops	0	2703	genre:comedy,action	
budismo	3		buddhism	
budista	3		buddhism	
budistas	3		buddhism	
buen	3		-	
buen rollo	3	18206	mood:feel-good	
buena	3		-	
buenas	3		-	
bueno	3		-	
buenos	3		-	
buffi	5	13804	mood:funny	
buffo	5	13803	mood:funny	
buho	3		owl	búho
buhos	3		owl	búhos
bulgarian	0	20400	lang:bg	
bullen	1		police	
bullying	3		bullying	
bullying	3		#english	
bunaltici	6	10404	mood:bleak	bunaltıcı
buona	5		-	
buoni	5		-	
buono	5		-	
buque	3		ship	
buques	3		ship	
bureau	2		office	
bureau	2		#english	
bureaux	2		office	
burg	1		castle	
burgen	1		castle	
burgerkrieg	1		civil war	bürgerkrieg
burgerkriegs	1		civil war	bürgerkriegs
burlesque	2	6200	genre:comedy slapstick	
burlesque	2		#english	
burlesques	2	6201	genre:comedy slapstick	
burmese	0	24300	lang:my	
buro	1		office	büro
buroalltag	1		office	büroalltag
buros	1		office	büros
burro	3		donkey	
burro	3		#english	
burros	3		donkey	
buscadores de oro	3		gold	
busco	3		-	
busfahrer	1		bus	
busqueda del tesoro	3		treasure	búsqueda del tesoro
but	0		#english	
but	0		-	
but no	0		#not	
but not	0		#not	
butler	1		butler	
butler	1		#english	
buzo	3		diver	
buzos	3		diver	
by	0		#director	
by	0		-	
by director	0		#director	
by director	0		-	
by release date	0		#order	
by the director	0		#director	
by the director	0		-	
by timeline	0		#story	
c' e	5		-	c'è
caballero	3		knight	
caballero	3		#english	
caballeros	3		knight	
caballo	3		horse	
caballos	3		horse	
caceria	3		hunter	cacería
cachorro	3		dog	
cachorro	4		dog	
cachorros	3		dog	
cachorros	4		dog	
cadi	6		witch	cadı
cadilar	6		witch	cadılar
cafe	1		coffee	café
cafe	1		#english	
cafe	2		coffee	café
cafe	2		#english	
cafe	3		coffee	café
cafe	3		#english	
cafeteria	3		coffee	cafetería
caiman	3		crocodile	caimán
calcio	5		soccer	
calentamiento global	3		climate change	
camarera	3		waitress	
camareras	3		waitress	
camarero	3		waitress	
camareros	3		waitress	
cambio climatico	3		climate change	cambio climático
cambodian	0	24101	lang:km	
cambriolage	2		heist	
cambriolages	2		heist	
cambrioleur	2		thief	
cambrioleurs	2		thief	
came out	0		-	
came out in	0		-	
camera subjective	2		found footage	caméra subjective
camion	2		truck	
camion	3		truck	camión
camionero	3		truck	
camioneros	3		truck	
camiones	3		truck	
camions	2		truck	
camorra	5	13003	genre:crime mafia	
camorra	5		#english	
camp de concentration	2		concentration camp	
campagne	2		farm	
campagne electorale	2		election	campagne électorale
campamento	3		summer camp	
campamento de verano	3		summer camp	
campamentos	3		summer camp	
campesina	3		farm	
campesinas	3		farm	
campesino	3		farm	
campesinos	3		farm	
camping	2		camping	
camping	2		#english	
camping	3		camping	
camping	3		#english	
campingplatz	1		camping	
campo	3		farm	
campo	3		#english	
campo de concentracion	3		concentration camp	campo de concentración
campos de concentracion	3		concentration camp	campos de concentración
camps de concentration	2		concentration camp	
can you	0		-	
canada	2	8504	lang:en,fr canada	
canada	2		#english	
canada	3	9402	lang:en,fr canada	canadá
canada	3		#english	
canada	4	6800	lang:en,fr canada	canadá
canadense	4	6700	lang:en,fr canada	
canadenses	4	6701	lang:en,fr canada	
canadese	5	8000	lang:en,fr canada	
canadesi	5	8001	lang:en,fr canada	
canadian	0	9000	lang:en,fr canada	
canadiana	4	6703	lang:en,fr canada	
canadianas	4	6705	lang:en,fr canada	
canadiano	4	6702	lang:en,fr canada	
canadianos	4	6704	lang:en,fr canada	
canadien	2	8500	lang:en,fr canada	
canadienne	2	8502	lang:en,fr canada	
canadiennes	2	8503	lang:en,fr canada	
canadiens	2	8501	lang:en,fr canada	
canadiense	3	9400	lang:en,fr canada	
canadienses	3	9401	lang:en,fr canada	
cancer	2		cancer	
cancer	2		#english	
cancer	3		cancer	cáncer
cancer	3		#english	
canciones	3	6503	genre:music	
cani	5		dog	
canibal	3		cannibalism	caníbal
canibales	3		cannibalism	caníbales
canibalismo	3		cannibalism	
cannes winner	0		award:palme-d'or	
cannes winners	0		award:palme-d'or	
cannibale	2		cannibalism	
cannibales	2		cannibalism	
cannibalisme	2		cannibalism	
cantante	3		singer	
cantantes	3		singer	
cantar	3	6504	genre:music	
cantonais	2	6805	lang:cn,zh	
cantones	3	7804	lang:cn,zh	cantonés
cantonese	0	19000	lang:cn	
capa y espada	3		sword fight	
cape et epee	2		sword fight	cape et épée
capolavori	5		sort:rating	
capolavoro	5		sort:rating	
carcel	3		prison	cárcel
carcelaria	3		prison	
carcelarias	3		prison	
carcelario	3		prison	
carcelarios	3		prison	
carceles	3		prison	cárceles
carceral	2		prison	carcéral
caricatura	3	1800	genre:animation	
caricaturas	3	1801	genre:animation	
caricaturas para ninos	3	2401	genre:animation,family	caricaturas para niños
carreras	3		racing	
carreras de autos	3		racing	
carreras de coches	3		racing	
carretera	3		road trip	
carta	3		letter	
carta	3		#english	
cartas	3		letter	
cartas	3		#english	
cartel	3		drug dealer	cártel
cartel	3		#english	
carteles	3		drug dealer	cárteles
cartone	5	1802	genre:animation	
cartone animato	5	1703	genre:animation	
cartoni	5	1801	genre:animation	
cartoni animati	5	1800	genre:animation	
cartoni animati per bambini	5	2100	genre:animation,family	
cartoni giapponesi	5	1902	genre:animation lang:ja	
cartoni per bambini	5	2000	genre:animation,family	
cartoon	0	1103	genre:animation	
cartoons	0	1104	genre:animation	
cartoons for kids	0	6004	genre:animation,family	
casa	3		house	
casa	3		#english	
casa embrujada	3		haunted house	
casa encantada	3		haunted house	
casamiento	3		wedding	
casas	3		house	
casas	3		#english	
casas embrujadas	3		haunted house	
casas encantadas	3		haunted house	
casino	1		casino	
casino	1		#english	
casino	2		casino	
casino	2		#english	
casino	3		casino	
casino	3		#english	
casinos	1		casino	
casinos	1		#english	
casinos	2		casino	
casinos	2		#english	
casinos	3		casino	
casinos	3		#english	
caso real	3		true story	
caso real	4		true story	
casse du siecle	2		heist	casse du siècle
casse tete	2	18703	mood:mind-bending	casse-tête
castellano	3	8205	lang:es	
castellano	3		#english	
castilian	0	18601	lang:es	
castillos	3		castle	
casus	6	9700	genre:thriller spy	
casusluk	6	9701	genre:thriller spy	
catalan	0	24900	lang:ca	
catastrofe	3		disaster	catástrofe
catastrofe natural	3		natural disaster	catástrofe natural
catastrofe naturales	3		natural disaster	catástrofe naturales
catastrofes	3		disaster	catástrofes
catastrofes natural	3		natural disaster	catástrofes natural
catastrofes naturales	3		natural disaster	catástrofes naturales
catastrophe	2		disaster	
catastrophe	2		#english	
catastrophe naturelle	2		natural disaster	
catastrophes	2		disaster	
catastrophes	2		#english	
catastrophes naturelles	2		natural disaster	
catcheur	2		wrestling	
catcheurs	2		wrestling	
catedratico	3		professor	catedrático
catedraticos	3		professor	catedráticos
cauchemar	2		dream	
cauchemars	2		dream	
cavale	2		fugitive	
cave	2		basement	
cave	2		#english	
caverna	3		cave	
cavernas	3		cave	
caverne	2		cave	
cavernes	2		cave	
caves	2		basement	
caves	2		#english	
caza	3		hunter	
cazador	3		hunter	
cazador de recompensas	3		bounty hunter	
cazadores	3		hunter	
cazadores de recompensas	3		bounty hunter	
cazafantasmas	3		ghostbusters	
cazarrecompensas	3		bounty hunter	
cda	7		-	
ce	2		-	
ceca	5	10201	lang:cs	
ceche	5	10203	lang:cs	
cechi	5	10202	lang:cs	
cecite	2		blind	cécité
ceco	5	10200	lang:cs	
ceguera	3		blind	
cek	6	7200	lang:cs	çek
cekilen	6		-	çekilen
cekya	6	7201	lang:cs	çekya
celebre	2		sort:popularity	célèbre
celebres	2		sort:popularity	célèbres
cem	4		#100	
cementerio	3		cemetery	
cementerios	3		cemetery	
cendrillon	2		cinderella	
cenicienta	3		cinderella	
cent	2		#100	
cent vingt	2		#120	
cento	5		#100	
cento e vinte	4		#120	
centoventi	5		#120	
cerca de	3		#around	
cerca de	4		#around	
cerco	5		-	
cerco un film	5		-	
cerda	3		pig	
cerdas	3		pig	
cerdo	3		pig	
cerdos	3		pig	
cerf	2		deer	
cerfs	2		deer	
cervellotici	5	15301	mood:mind-bending	
cervellotico	5	15205	mood:mind-bending	
cerveza	3		beer	
cervezas	3		beer	
ces	2		-	
cesar	2		award:cesar	césar
cesar award	0		award:cesar	césar award
cesar awards	0		award:cesar	césar awards
cesar best film	0		award:cesar	césar best film
cesar du meilleur film	2		award:cesar	césar du meilleur film
cesar winners	0		award:cesar	césar winners
cesars	2		award:cesar	césars
cet	2		-	
cette	2		-	
changement climatique	2		climate change	
chanson	2	5501	genre:music	
chanson	2		#english	
chansons	2	5502	genre:music	
chantage	2		blackmail	
chantaje	3		blackmail	
chanteur	2		singer	
chanteurs	2		singer	
chanteuse	2		singer	
chanteuses	2		singer	
charlise theron	0		person:"Charlize Theron"	
chasse	2		hunter	
chasse au tresor	2		treasure	chasse au trésor
chasse aux tresor	2		treasure	chasse aux trésor
chasses au tresors	2		treasure	chasses au trésors
chasses aux tresors	2		treasure	chasses aux trésors
chasseur	2		hunter	
chasseur de primes	2		bounty hunter	
chasseurs	2		hunter	
chasseurs de primes	2		bounty hunter	
chat	0		#english	
chateau	2		castle	château
chateau	2		#english	
chateaux	2		castle	châteaux
chaton	2		cat	
chaton	2		#english	
chatons	2		cat	
chats	2		cat	
chats	2		#english	
chatte	2		cat	
chattes	2		cat	
chauffeur de taxi	2		taxi driver	
chce obejrzec	7		-	chcę obejrzeć
che	5		-	
che fa paura	5	14801	mood:scary	
che fa piangere	5	14204	mood:sad	
che fa ridere	5	13905	mood:funny	
che fa stare bene	5	13404	mood:feel-good	
che fanno paura	5	14802	mood:scary	
che fanno pensare	5	15201	mood:mind-bending	
che fanno piangere	5	14205	mood:sad	
che fanno ridere	5	13906	mood:funny	
che fanno stare bene	5	13501	mood:feel-good	
che hanno vinto l' oscar	5		award:oscar	che hanno vinto l'oscar
che ispira	5	15705	mood:inspiring	
che ispirano	5	15801	mood:inspiring	
che non sia	5		#not	
che non siano	5		#not	
che parla di	5		-	
che parlano di	5		-	
che scalda il cuore	5	13701	mood:heartwarming	
che scaldano il cuore	5	13702	mood:heartwarming	
checa	3	11901	lang:cs	
checa	3		#english	
checa	4	9405	lang:cs	
checas	3	11903	lang:cs	
checas	4	9407	lang:cs	
checo	3	11900	lang:cs	
checo	4	9404	lang:cs	
checos	3	11902	lang:cs	
checos	4	9406	lang:cs	
cheer me up	0	7402	mood:feel-good	
cheer up	0	7404	mood:feel-good	
cheerful	0	7401	mood:feel-good	
cheerleader	1		cheerleader	
cheerleader	1		#english	
chef	3		chef	
chef	3		#english	
chef cuisinier	2		chef	
chef d' oeuvre	2		sort:rating	chef-d'œuvre
chefs	3		chef	
chefs cuisiniers	2		chef	
chefs d' oeuvre	2		sort:rating	chefs-d'œuvre
chequia	3	11905	lang:cs	
cherche	2		-	
cheval	2		horse	
chevalerie	2		knight	
chevaliers	2		knight	
chevaux	2		horse	
chewetel ejiofor	0		person:"Chiwetel Ejiofor"	
chica	3		girl	
chicago	1		chicago	
chicago	1		#english	
chicago	2		chicago	
chicago	2		#english	
chicago	3		chicago	
chicago	3		#english	
chicas	3		girl	
chick flick	0	804	genre:romance	
chick flicks	0	805	genre:romance	
chico	3		boy	
chico	3		#english	
chicos	3		boy	
chien	2		dog	
chien	2		#english	
chienne	2		dog	
chiennes	2		dog	
chiens	2		dog	
child friendly	0	1220	genre:family	
children's	0	1217	genre:family	
childrens	0	1218	genre:family	
chile	1	9403	lang:es chile	
chile	1		#english	
chile	3	10404	lang:es chile	
chile	3		#english	
chilean	0	14100	lang:es chile	
chilena	3	10401	lang:es chile	
chilena	4	7801	lang:es chile	
chilenas	3	10403	lang:es chile	
chilenas	4	7803	lang:es chile	
chilenisch	1	9400	lang:es chile	
chilenische	1	9401	lang:es chile	
chilenischen	1	9402	lang:es chile	
chileno	3	10400	lang:es chile	
chileno	4	7800	lang:es chile	
chilenos	3	10402	lang:es chile	
chilenos	4	7802	lang:es chile	
chili	2	9304	lang:es chile	
chili	2		#english	
chilien	2	9300	lang:es chile	
chilienne	2	9302	lang:es chile	
chiliennes	2	9303	lang:es chile	
chiliens	2	9301	lang:es chile	
chilijska	7	8901	lang:es chile	
chilijski	7	8900	lang:es chile	
chilijskich	7	8903	lang:es chile	
chilijskie	7	8902	lang:es chile	
chilling	0	7007	mood:scary	
china	1	6705	lang:zh	
china	1		#english	
china	3	7701	lang:zh	
china	3		#english	
chinas	3	7703	lang:zh	
chine	2	6703	lang:zh	
chines	4	5100	lang:zh	chinês
chinesa	4	5101	lang:zh	
chinesas	4	5103	lang:zh	
chinese	0	18900	lang:zh	
chinese language	0	10604	lang:zh	
chinese restaurant	0		chinese restaurant	
chineses	4	5102	lang:zh	
chinesisch	1	6700	lang:zh	
chinesische	1	6701	lang:zh	
chinesischen	1	6702	lang:zh	
chinesischer	1	6703	lang:zh	
chinesisches	1	6704	lang:zh	
chino	3	7700	lang:zh	
chino	3		#english	
chinois	2	6700	lang:zh	
chinoise	2	6701	lang:zh	
chinoises	2	6702	lang:zh	
chinos	3	7702	lang:zh	
chinska	7	6601	lang:zh	chińska
chinski	7	6600	lang:zh	chiński
chinskich	7	6603	lang:zh	chińskich
chinskie	7	6602	lang:zh	chińskie
chiny	7	6604	lang:zh	
chiot	2		dog	
chiots	2		dog	
chirurg	1		surgeon	
chirurgen	1		surgeon	
chirurgie	2		surgeon	
chirurgien	2		surgeon	
chirurgienne	2		surgeon	
chirurgiennes	2		surgeon	
chirurgiens	2		surgeon	
chistosa	3	18103	mood:funny	
chistosas	3	18105	mood:funny	
chistoso	3	18102	mood:funny	
chistosos	3	18104	mood:funny	
chocante	4	14905	mood:disturbing	
chocantes	4	15001	mood:disturbing	
chocolat	2		chocolate	
chocolat	2		#english	
chocolate	3		chocolate	
chocolate	3		#english	
chomage	2		unemployment	chômage
chomeur	2		unemployment	chômeur
chomeurs	2		unemployment	chômeurs
choquant	2	18504	mood:disturbing	
choquante	2	18506	mood:disturbing	
choquantes	2	18601	mood:disturbing	
choquants	2	18505	mood:disturbing	
chouette	2		owl	
chouettes	2		owl	
chretien	2		christian	chrétien
chretienne	2		christian	chrétienne
chretiennes	2		christian	chrétiennes
chretiens	2		christian	chrétiens
chris cooper	0		chris cooper	
christ	2		jesus	
christ	2		#english	
christentum	1		christian	
christianisme	2		christian	
christlich	1		christian	
christliche	1		christian	
christlichen	1		christian	
christmas	0		christmas	
christmas time	0		christmas	
christmassy	0		christmas	
christmastime	0		christmas	
christus	1		jesus	
chronological	0		#story	
chronological order	0		#story	
chronologically	0		#story	
chronologique	2		#story	
chronologisch	1		#story	
chronologische reihenfolge	1		#story	
chwytajace za serce	7	14402	mood:heartwarming	chwytające za serce
ci sono	5		-	
cia	1		cia	
cia	1		#english	
cia	2		cia	
cia	2		#english	
cia	3		cia	
cia	3		#english	
ciberpunk	3		cyberpunk	
ciborg	3		cyborg	cíborg
ciborgs	3		cyborg	cíborgs
ciclismo	3		bicycle	
ciclista	3		bicycle	
ciclistas	3		bicycle	
ciega	3		blind	
ciegas	3		blind	
ciego	3		blind	
ciegos	3		blind	
ciekawe	7		-	
ciekawy	7		-	
ciekawych	7		-	
cien	3		#100	
ciencia ficcion	3	3100	genre:science-fiction	ciencia ficción
ciencia ficcion de terror	3	3301	genre:science-fiction,horror	ciencia ficción de terror
ciencia ficcion y accion	3	16800	genre:science-fiction,action	ciencia ficción y acción
cienciaficcion	3	3101	genre:science-fiction	cienciaficción
cientifica	3		scientist	científica
cientificas	3		scientist	científicas
cientifico	3		scientist	científico
cientifico loco	3		mad scientist	científico loco
cientificos	3		scientist	científicos
cientificos locos	3		mad scientist	científicos locos
ciento veinte	3		#120	
ciepla	7	14206	mood:heartwarming	ciepła
cieple	7	14301	mood:heartwarming	ciepłe
cieply	7	14205	mood:heartwarming	ciepły
cieplych	7	14302	mood:heartwarming	ciepłych
ciervo	3		deer	
ciervos	3		deer	
cile	5	8804	lang:es chile	
cilena	5	8801	lang:es chile	
cilene	5	8803	lang:es chile	
cileni	5	8802	lang:es chile	
cileno	5	8800	lang:es chile	
cilian murphy	0		person:"Cillian Murphy"	
cimetiere	2		cemetery	cimetière
cimetieres	2		cemetery	cimetières
cin	6	4100	lang:zh	çin
cina	5	6502	lang:zh	
cinayet	6	2405	genre:crime	
cince	6	4101	lang:zh	çince
cincuentas	3		year:1950-1959	
cincuentera	3		year:1950-1959	
cincuenteras	3		year:1950-1959	
cincuentero	3		year:1950-1959	
cincuenteros	3		year:1950-1959	
cine	3		-	
cine	3	15503	#movie	
cine belico	3	6001	genre:war	cine bélico
cine de	3	15107	#movie	
cine de	3		-	
cine de accion	3	1203	genre:action	cine de acción
cine de animacion	3	1802	genre:animation	cine de animación
cine de autor	3		-	
cine de catastrofes	3		disaster	cine de catástrofes
cine de guerra	3	6002	genre:war	
cine de terror	3	300	genre:horror	
cine dentro del cine	3		filmmaking	
cine espanol	3	8300	lang:es	cine español
cine fantastico	3	3000	genre:fantasy	cine fantástico
cine historico	3	5700	genre:history	cine histórico
cine infantil	3	2604	genre:family	
cine mudo	3		year:-1929	
cine negro	3		film noir	
cine quinqui	3	4405	genre:crime	
cine sobre cine	3		filmmaking	
cinebiografia	4		biography	
cinebiografias	4		biography	
cinema	0	18106	#movie	
cinema	0		-	
cinema	2		-	cinéma
cinema	2	14303	#movie	cinéma
cinema	4	12205	#movie	
cinema	5		-	
cinema	5	12601	#movie	
cinema de terror	4	103	genre:horror	
cinema mudo	4		year:-1929	
cinema muet	2		year:-1929	cinéma muet
cinema muto	5		year:-1929	
cinema nacional	4	7301	lang:pt brazil	
cinema noir	4		film noir	
cinema noir	5		film noir	
cinema novo	4	12100	lang:pt brazil year:1955-1972	
cinematic universe	0		#series	
cinematic universe	0		#ending	
cinese	5	6500	lang:zh	
cinesi	5	6501	lang:zh	
cinli	6	4102	lang:zh	çinli
cinta	3		-	
cinta	3	15505	#movie	
cintas	3		-	
cintas	3	15506	#movie	
circa	0		#around	
circa	1		#around	
circa	5		#around	
circo	3		circus	
circos	3		circus	
cirque	2		circus	
cirques	2		circus	
cirugia	3		surgeon	cirugía
cirujana	3		surgeon	
cirujanas	3		surgeon	
cirujano	3		surgeon	
cirujanos	3		surgeon	
cita a ciegas	3		dating	
citas	3		dating	
civil war	0		civil war	
cizgi film	6	1101	genre:animation	çizgi film
cizgi filmler	6	1102	genre:animation	çizgi filmler
cizgi filmleri	6	1103	genre:animation	çizgi filmleri
cizgi roman	6		based on comic	çizgi roman
cizgi roman uyarlamasi	6		based on comic	çizgi roman uyarlaması
clasica	3		year:-1979	clásica
clasicas	3		year:-1979	clásicas
clasico	3		year:-1979	clásico
clasicos	3		year:-1979	clásicos
classement	2		sort:rating	
classic	0		year:-1979	
classic	0		#modifier	
classic film noir	0	18000	lang:en genre:crime year:1940-1959 noir	
classic hollywood	0	17602	lang:en year:1930-1960	
classic noir	0	18001	lang:en genre:crime year:1940-1959 noir	
classica	4		year:-1979	clássica
classica	5		year:-1979	
classical hollywood	0	17603	lang:en year:1930-1960	
classicas	4		year:-1979	clássicas
classice	5		year:-1979	
classiche	5		year:-1979	
classici	5		year:-1979	
classico	4		year:-1979	clássico
classico	5		year:-1979	
classicos	4		year:-1979	clássicos
classics	0		year:-1979	
classique	2		year:-1979	
classiques	2		year:-1979	
claymation	0	5902	genre:animation stop motion	
clinique	2		hospital	
cliniques	2		hospital	
clochard	2		homeless	
clochards	2		homeless	
clon	3		clone	
clonacion	3		clone	clonación
clonage	2		clone	
clone	2		clone	
clone	2		#english	
clones	2		clone	
clones	2		#english	
clones	3		clone	
clones	3		#english	
clown	1		clown	
clown	1		#english	
clown	2		clown	
clown	2		#english	
clowns	1		clown	
clowns	1		#english	
clowns	2		clown	
clowns	2		#english	
club nocturno	3		nightclub	
co najmniej	7		#over	
coche	3		car	
coches	3		car	
cochon	2		pig	
cochons	2		pig	
cocina	3		cooking	
cocinar	3		cooking	
cocinera	3		chef	
cocineras	3		chef	
cocinero	3		chef	
cocineros	3		chef	
cocodrilo	3		crocodile	
cocodrilos	3		crocodile	
cocooning	2	18901	mood:cosy	
cocuk	6	1405	genre:family	çocuk
cocuk filmi	6	1403	genre:family	çocuk filmi
cocuk filmleri	6	1404	genre:family	çocuk filmleri
cocuklar icin	6	1500	genre:family	çocuklar için
coen bros	0		director:"Joel Coen"	
coen brothers	0		director:"Joel Coen"	
coen brothers	0		director:"Joel Coen"	coen brothers'
cohen brothers	0		director:"Joel Coen"	
coiffeur	2		hairdresser	
coiffeurs	2		hairdresser	
coiffeuse	2		hairdresser	
coiffeuses	2		hairdresser	
cok	6		-	çok
cok izlenen	6		sort:popularity	çok izlenen
cok komik	6	10104	mood:funny	çok komik
cold war	0		cold war	
colegio	3		school	
colegios	3		school	
collection	0		#series	
collection	0		#ending	
college	1		college	
college	1		#english	
colombia	3	10504	lang:es colombia	
colombia	3		#english	
colombia	4	7904	lang:es colombia	colômbia
colombian	0	14200	lang:es colombia	
colombiana	3	10501	lang:es colombia	
colombiana	4	7901	lang:es colombia	
colombiana	4		#english	
colombiana	5	8901	lang:es colombia	
colombianas	3	10503	lang:es colombia	
colombianas	4	7903	lang:es colombia	
colombiane	5	8903	lang:es colombia	
colombiani	5	8902	lang:es colombia	
colombiano	3	10500	lang:es colombia	
colombiano	4	7900	lang:es colombia	
colombiano	5	8900	lang:es colombia	
colombianos	3	10502	lang:es colombia	
colombianos	4	7902	lang:es colombia	
colombie	2	9404	lang:es colombia	
colombien	2	9400	lang:es colombia	
colombienne	2	9402	lang:es colombia	
colombiennes	2	9403	lang:es colombia	
colombiens	2	9401	lang:es colombia	
colonial	3		colonialism	
colonial	3		#english	
colonialisme	2		colonialism	
colonialismo	3		colonialism	
colonie	2		colonialism	
colonie de vacances	2		summer camp	
colonies	2		colonialism	
colonies	2		#english	
colonies de vacances	2		summer camp	
colonisation	2		colonialism	
colonizacion	3		colonialism	colonización
com	4		-	
com mais de	4		#over	
com menos de	4		#under	
coma	2		coma	
coma	2		#english	
coma	3		coma	
coma	3		#english	
comando	3		special forces	
comandos	3		special forces	
combat a l' epee	2		sword fight	combat à l'épée
combats a l' epee	2		sword fight	combats à l'épée
comeco dos	4		#early	começo dos
comeco dos anos	4		#early	começo dos anos
comedia	3	400	genre:comedy	
comedia	4	300	genre:comedy	comédia
comedia adolescente	3	16500	genre:comedy teenager	
comedia criminal	3	4502	genre:comedy,crime	
comedia criminales	3	4600	genre:comedy,crime	
comedia de acao	4	1200	genre:action,comedy	comédia de ação
comedia de accion	3	1300	genre:action,comedy	comedia de acción
comedia de amor	3	902	genre:romance,comedy	
comedia de ciencia ficcion	3	16900	genre:science-fiction,comedy	comedia de ciencia ficción
comedia de humor negro	4	3101	genre:comedy,crime	comédia de humor negro
comedia de miedo	3	16202	genre:comedy,horror	
comedia de terror	3	16200	genre:comedy,horror	
comedia dramatica	3	5200	genre:drama,comedy	comedia dramática
comedia dramatica	4	3300	genre:drama,comedy	comédia dramática
comedia familiar	3	2700	genre:family,comedy	
comedia familiar	4	2100	genre:family,comedy	comédia familiar
comedia familiares	3	2701	genre:family,comedy	
comedia fisica	3	7201	genre:comedy slapstick	comedia física
comedia juvenil	3	16502	genre:comedy teenager	
comedia juveniles	3	16600	genre:comedy teenager	
comedia negra	3	4700	genre:comedy,crime	
comedia policiaca	3	4500	genre:comedy,crime	
comedia policial	4	3100	genre:comedy,crime	comédia policial
comedia romantica	3	900	genre:romance,comedy	comedia romántica
comedia romantica	4	800	genre:romance,comedy	comédia romântica
comediante	3		comedian	
comediantes	3		comedian	
comedias	3	401	genre:comedy	
comedias	4	301	genre:comedy	comédias
comedias adolescentes	3	16501	genre:comedy teenager	
comedias criminal	3	4601	genre:comedy,crime	
comedias criminales	3	4602	genre:comedy,crime	
comedias de acao	4	1201	genre:action,comedy	comédias de ação
comedias de accion	3	1301	genre:action,comedy	comedias de acción
comedias de amor	3	1000	genre:romance,comedy	
comedias de ciencia ficcion	3	16901	genre:science-fiction,comedy	comedias de ciencia ficción
comedias de miedo	3	16300	genre:comedy,horror	
comedias de terror	3	16201	genre:comedy,horror	
comedias dramaticas	3	5201	genre:drama,comedy	comedias dramáticas
comedias dramaticas	4	3301	genre:drama,comedy	comédias dramáticas
comedias familiar	3	2702	genre:family,comedy	
comedias familiares	3	2800	genre:family,comedy	
comedias familiares	4	2101	genre:family,comedy	comédias familiares
comedias juvenil	3	16601	genre:comedy teenager	
comedias juveniles	3	16602	genre:comedy teenager	
comedias negras	3	4701	genre:comedy,crime	
comedias policiacas	3	4501	genre:comedy,crime	
comedias romanticas	3	901	genre:romance,comedy	comedias románticas
comedias romanticas	4	801	genre:romance,comedy	comédias românticas
comedic	0	302	genre:comedy	
comedie	2	300	genre:comedy	comédie
comedie adolescente	2	15202	genre:comedy teenager	comédie adolescente
comedie d' action	2	1200	genre:action,comedy	comédie d'action
comedie d' horreur	2	14902	genre:comedy,horror	comédie d'horreur
comedie de science fiction	2	15600	genre:science-fiction,comedy	comédie de science-fiction
comedie dramatique	2	4500	genre:drama,comedy	comédie dramatique
comedie familiale	2	2600	genre:family,comedy	comédie familiale
comedie grincante	2	4201	genre:comedy,crime	comédie grinçante
comedie horrifique	2	14900	genre:comedy,horror	comédie horrifique
comedie musicale	2	5405	genre:music	comédie musicale
comedie noire	2	4103	genre:comedy,crime	comédie noire
comedie policiere	2	4100	genre:comedy,crime	comédie policière
comedie pour ado	2	15200	genre:comedy teenager	comédie pour ado
comedie romantique	2	800	genre:romance,comedy	comédie romantique
comedie sentimentale	2	802	genre:romance,comedy	comédie sentimentale
comedies	0	301	genre:comedy	
comedies	2	301	genre:comedy	comédies
comedies adolescentes	2	15300	genre:comedy teenager	comédies adolescentes
comedies d' action	2	1201	genre:action,comedy	comédies d'action
comedies d' horreur	2	15000	genre:comedy,horror	comédies d'horreur
comedies de science fiction	2	15601	genre:science-fiction,comedy	comédies de science-fiction
comedies dramatiques	2	4501	genre:drama,comedy	comédies dramatiques
comedies familiales	2	2601	genre:family,comedy	comédies familiales
comedies grincantes	2	4202	genre:comedy,crime	comédies grinçantes
comedies horrifiques	2	14901	genre:comedy,horror	comédies horrifiques
comedies musicales	2	5500	genre:music	comédies musicales
comedies noires	2	4200	genre:comedy,crime	comédies noires
comedies policieres	2	4101	genre:comedy,crime	comédies policières
comedies pour ados	2	15201	genre:comedy teenager	comédies pour ados
comedies romantiques	2	801	genre:romance,comedy	comédies romantiques
comedies sentimentales	2	900	genre:romance,comedy	comédies sentimentales
comedy	0	300	genre:comedy	
comedy drama	0	2402	genre:comedy,drama	
comedy dramas	0	2403	genre:comedy,drama	
comedy horror	0	2602	genre:comedy,horror	
comedy romance	0	2307	genre:comedy,romance	
comercial	3		salesman	
comerciales	3		salesman	
cometa	3		meteorite	
cometas	3		meteorite	
comete	2		meteorite	comète
cometes	2		meteorite	comètes
comfort	0	8604	mood:cosy	
comfort	0		#modifier	
comforting	0	8603	mood:cosy	
comfy	0	8606	mood:cosy	
comic	0		#english	
comic	1		based on comic	
comic	1		#english	
comic	3		based on comic	cómic
comic	3		#english	
comic book adaptation	0		based on comic	
comic book films	0		based on comic	
comic book movie	0		based on comic	
comic book movies	0		based on comic	
comica	3	403	genre:comedy	cómica
comica	4	303	genre:comedy	cômica
comica	4	307	genre:comedy	cómica
comica	5	303	genre:comedy	
comical	0	304	genre:comedy	
comicas	3	405	genre:comedy	cómicas
comicas	4	305	genre:comedy	cômicas
comicas	4	401	genre:comedy	cómicas
comice	5	305	genre:comedy	
comicfilm	1		based on comic	
comicfilme	1		based on comic	
comici	5	304	genre:comedy	
comico	3	402	genre:comedy	cómico
comico	4	302	genre:comedy	cômico
comico	4	306	genre:comedy	cómico
comico	5	302	genre:comedy	
comico de stand up	3		comedian	cómico de stand-up
comicos	3	404	genre:comedy	cómicos
comicos	4	304	genre:comedy	cômicos
comicos	4	400	genre:comedy	cómicos
comics	1		based on comic	
comics	1		#english	
comics	3		based on comic	cómics
comics	3		#english	
comicverfilmung	1		based on comic	
comicverfilmungen	1		based on comic	
comida	3		food	
comienzos	3		#early	
comienzos de los	3		#early	
coming of age	0		coming of age	
coming of age	1		coming of age	coming-of-age
coming of age stories	0		coming of age	
coming of age story	0		coming of age	
comique	2	302	genre:comedy	
comique de stand up	2		comedian	comique de stand-up
comiques	2	303	genre:comedy	
commando	2		special forces	
commando	2		#english	
commandos	2		special forces	
commandos	2		#english	
commedia	5	300	genre:comedy	
commedia all'italiana	5	5600	genre:comedy lang:it year:1955-1980	
commedia d' azione	5	1300	genre:action,comedy	commedia d'azione
commedia drammatica	5	4400	genre:drama,comedy	
commedia familiare	5	2502	genre:family,comedy	
commedia nera	5	4000	genre:comedy,crime	
commedia per famiglie	5	2500	genre:family,comedy	
commedia poliziesca	5	4100	genre:comedy,crime	
commedia romantica	5	800	genre:romance,comedy	
commedia sentimentale	5	802	genre:romance,comedy	
commedie	5	301	genre:comedy	
commedie d' azione	5	1301	genre:action,comedy	commedie d'azione
commedie drammatiche	5	4401	genre:drama,comedy	
commedie familiari	5	2600	genre:family,comedy	
commedie nere	5	4001	genre:comedy,crime	
commedie per famiglie	5	2501	genre:family,comedy	
commedie romantiche	5	801	genre:romance,comedy	
commedie sentimentali	5	900	genre:romance,comedy	
commercial	2		salesman	
commercial	2		#english	
commovente	5	13601	mood:heartwarming	
commoventi	5	13602	mood:heartwarming	
communisme	2		communism	
communiste	2		communism	
communistes	2		communism	
como entrenar a tu dragon	3		how to train your dragon	cómo entrenar a tu dragón
como maximo	3		#under	como máximo
como maximo	3		#less	como máximo
como minimo	3		#over	como mínimo
comovente	4	13403	mood:heartwarming	
comoventes	4	13404	mood:heartwarming	
completa	3		-	
completas	3		-	
completo	4		-	
completo	5		-	
completos	4		-	
complexa	4	15302	mood:mind-bending	
complexas	4	15304	mood:mind-bending	
complexo	4	15301	mood:mind-bending	
complexos	4	15303	mood:mind-bending	
complot	2		conspiracy	
complot	3		conspiracy	
complots	2		conspiracy	
computadora	3		computer	
computadoras	3		computer	
computer	1		computer	
computer	1		#english	
computern	1		computer	
computerspiel	1		video game	
computerspiele	1		video game	
comunismo	3		communism	
comunista	3		communism	
comunistas	3		communism	
con	0		#english	
con	3		-	
con	5		-	
con protagonista	5		-	
concert	2		concert	
concert	2		#english	
concert film	0	5004	genre:documentary,music	
concert films	0	5005	genre:documentary,music	
concert movie	0	5006	genre:documentary,music	
concert movies	0	5007	genre:documentary,music	
concerts	2		concert	
concerts	2		#english	
concierto	3		concert	
conciertos	3		concert	
conejo	3		rabbit	
conejos	3		rabbit	
confusa	4	15204	mood:mind-bending	
confusas	4	15206	mood:mind-bending	
confuso	4	15203	mood:mind-bending	
confusos	4	15205	mood:mind-bending	
conhecida	4		sort:popularity	
conhecidas	4		sort:popularity	
conhecido	4		sort:popularity	
conhecidos	4		sort:popularity	
conmovedor	3	18901	mood:heartwarming	
conmovedora	3	18902	mood:heartwarming	
conmovedoras	3	4900	genre:drama	
conmovedores	3	18903	mood:heartwarming	
connu	2		sort:popularity	
connue	2		sort:popularity	
connues	2		sort:popularity	
connus	2		sort:popularity	
conocida	3		sort:popularity	
conocidas	3		sort:popularity	
conocido	3		sort:popularity	
conocidos	3		sort:popularity	
conosciuta	5		sort:popularity	
conosciute	5		sort:popularity	
conosciuti	5		sort:popularity	
conosciuto	5		sort:popularity	
consigli	5		-	
consiglia	5		-	
consigliami	5		-	
consigliata	5		-	
consigliate	5		-	
consigliati	5		-	
consigliato	5		-	
conspiracion	3		conspiracy	conspiración
conspiraciones	3		conspiracy	
conspiracy thriller	0	5703	genre:thriller politics	
conspiracy thrillers	0	5704	genre:thriller politics	
conspiration	2		conspiracy	
conspirations	2		conspiracy	
conte	2		fairy tale	
conte de fees	2		fairy tale	conte de fées
contemplatif	2	19201	mood:slow	
contemplatifs	2	19202	mood:slow	
contemplativa	3	19903	mood:slow	
contemplativa	4	15804	mood:slow	
contemplativa	5	15904	mood:slow	
contemplativas	3	19904	mood:slow	
contemplativas	4	15806	mood:slow	
contemplative	0	8806	mood:slow	
contemplative	2	19203	mood:slow	
contemplative	5	15906	mood:slow	
contemplatives	2	19204	mood:slow	
contemplativi	5	15905	mood:slow	
contemplativo	3	19905	mood:slow	
contemplativo	4	15803	mood:slow	
contemplativo	5	15903	mood:slow	
contemplativos	4	15805	mood:slow	
contemporain	2		year:2010-	
contemporaine	2		year:2010-	
contemporaines	2		year:2010-	
contemporains	2		year:2010-	
contemporanea	3		year:2010-	contemporánea
contemporanea	4		year:2010-	contemporânea
contemporanea	5		year:2010-	
contemporaneas	3		year:2010-	contemporáneas
contemporaneas	4		year:2010-	contemporâneas
contemporanee	5		year:2010-	
contemporanei	5		year:2010-	
contemporaneo	3		year:2010-	contemporáneo
contemporaneo	4		year:2010-	contemporâneo
contemporaneo	5		year:2010-	
contemporaneos	3		year:2010-	contemporáneos
contemporaneos	4		year:2010-	contemporâneos
contemporary	0		year:2010-	
contemporary	0		#modifier	
contes	2		fairy tale	
contes de fees	2		fairy tale	contes de fées
contorti	5	15202	mood:mind-bending	
contorto	5	15203	mood:mind-bending	
convento	3		nun	
conventos	3		nun	
cool	0		-	
copains	2		friendship	
copines	2		friendship	
corea	3	7404	lang:ko	
corea	5	6204	lang:ko	
corea del nord	5		north korea	
corea del norte	3		north korea	
corea del sud	5	6205	lang:ko	
corea del sur	3	7405	lang:ko	
coreana	3	7401	lang:ko	
coreana	4	4801	lang:ko	
coreana	5	6201	lang:ko	
coreanas	3	7403	lang:ko	
coreanas	4	4803	lang:ko	
coreane	5	6203	lang:ko	
coreani	5	6202	lang:ko	
coreano	3	7400	lang:ko	
coreano	4	4800	lang:ko	
coreano	5	6200	lang:ko	
coreanos	3	7402	lang:ko	
coreanos	4	4802	lang:ko	
coree	2	6404	lang:ko	corée
coree du nord	2		north korea	corée du nord
coree du sud	2	6405	lang:ko	corée du sud
coreen	2	6400	lang:ko	coréen
coreenne	2	6402	lang:ko	coréenne
coreennes	2	6403	lang:ko	coréennes
coreens	2	6401	lang:ko	coréens
coreia	4	4804	lang:ko	
coreia do norte	4		north korea	
coreia do sul	4	4805	lang:ko	
corredor de la muerte	3		death penalty	
corrida	2		bullfighting	
corrida	3		bullfighting	
corridas	2		bullfighting	
corridas	3		bullfighting	
corrompu	2		corruption	
corrompus	2		corruption	
corrupcion	3		corruption	corrupción
corrupcion policial	3		police corruption	corrupción policial
corrupta	3		corruption	
corruptas	3		corruption	
corruption	2		corruption	
corruption	2		#english	
corrupto	3		corruption	
corruptos	3		corruption	
corsaire	2		pirate	
corsaires	2		pirate	
corsario	3		pirate	
corsarios	3		pirate	
corta	3		runtime:-80	
cortas	3		runtime:-80	
corti	5		runtime:-80	
corti	5		#english	
corto	3		runtime:-80	
corto	5		runtime:-80	
corto	5		#english	
cortometraggi	5		runtime:-80	
cortometraggio	5		runtime:-80	
cortometraje	3		runtime:-80	
cortometrajes	3		runtime:-80	
cortos	3		runtime:-80	
cos	7		-	coś
cosa nostra	0	4703	genre:crime mafia	
cosmic horror	0		cosmic horror	
cosmonaute	2		astronaut	
cosmonautes	2		astronaut	
costume	0	1806	genre:history	
costume	0		#modifier	
costume drama	0	3804	genre:drama,history	
costume dramas	0	3805	genre:drama,history	
cosy	0	8601	mood:cosy	
could you	0		-	
coup	0		#english	
couple marie	2		marriage	couple marié
course a pied	2		running	course à pied
course automobile	2		racing	
course poursuite	2		car chase	course-poursuite
course poursuites	2		car chase	course-poursuites
courses automobiles	2		racing	
courses de voitures	2		racing	
courses poursuite	2		car chase	courses-poursuite
courses poursuites	2		car chase	courses-poursuites
court	0		#english	
court drama	0	4104	genre:drama trial	
court dramas	0	4105	genre:drama trial	
court metrage	2		runtime:-80	court-métrage
court room	0		#english	
courte duree	2		runtime:-80	courte durée
courtes duree	2		runtime:-80	courtes durée
courtney love	0		courtney love	
courtroom drama	0	4100	genre:drama trial	
courtroom dramas	0	4101	genre:drama trial	
courts metrages	2		runtime:-80	courts-métrages
couturier	2		fashion	
couvent	2		nun	
couvents	2		nun	
cow boy	2		cowboy	cow-boy
cow boys	2		cowboy	cow-boys
cowboy	1		cowboy	
cowboy	1		#english	
cowboy	2		cowboy	
cowboy	2		#english	
cowboy film	0	2004	genre:western	
cowboy films	0	2005	genre:western	
cowboy movie	0	2002	genre:western	
cowboy movies	0	2003	genre:western	
cowboys	1		cowboy	
cowboys	1		#english	
cowboys	2		cowboy	
cowboys	2		#english	
cozy	0	8602	mood:cosy	
crash aerien	2		plane crash	crash aérien
crash d' avion	2		plane crash	crash d'avion
createur de mode	2		fashion designer	créateur de mode
creature feature	0		monster	
creature features	0		monster	
crecer	3		coming of age	
creepy	0	7005	mood:scary	
criada	3		butler	
criadas	3		butler	
criado	3		butler	
criados	3		butler	
criancas	4	2000	genre:family	crianças
crime	0	1500	genre:crime	
crime	2	3905	genre:crime	
crime	4	2900	genre:crime	
crime	5	3800	genre:crime	
crime boss	0		crime lord	
crime caper	0	2510	genre:comedy,crime	
crime capers	0	2511	genre:comedy,crime	
crime comedies	0	2505	genre:comedy,crime	
crime comedy	0	2504	genre:comedy,crime	
crime documentaries	0	4903	genre:documentary,crime	
crime documentary	0	4902	genre:documentary,crime	
crime drama	0	4000	genre:drama,crime	
crime dramas	0	4001	genre:drama,crime	
crime families	0		crime family	
crime family	0		crime family	
crime lord	0		crime lord	
crime scene	0		crime scene	
crime thriller	0	4400	genre:crime,thriller	
crime thrillers	0	4401	genre:crime,thriller	
crime writer	0		crime writer	
crimen	3	4300	genre:crime	
crimenes	3	4301	genre:crime	crímenes
crimes	0	1501	genre:crime	
crimes	2	3906	genre:crime	
crimes	4	2901	genre:crime	
criminais	4	2905	genre:crime	
criminal	0	1502	genre:crime	
criminal	0		#modifier	
criminal	3	4302	genre:crime	
criminal	4	2904	genre:crime	
criminale	5	3700	genre:crime	
criminale	5		#english	
criminales	3	4303	genre:crime	
criminali	5	3701	genre:crime	
crimine	5	3702	genre:crime	
criminel	2	4001	genre:crime	
criminelle	2	4003	genre:crime	
criminelles	2	4004	genre:crime	
criminels	2	4002	genre:crime	
crimini	5	3703	genre:crime	
crise de la cinquantaine	2		midlife crisis	
crise de la quarantaine	2		midlife crisis	
crise economique	2		financial crisis	crise économique
crise financiere	2		financial crisis	crise financière
crisis de la mediana edad	3		midlife crisis	
crisis de los cuarenta	3		midlife crisis	
crisis economica	3		financial crisis	crisis económica
crisis financiera	3		financial crisis	
cristiana	3		christian	
cristiana	3		#english	
cristianas	3		christian	
cristianismo	3		christian	
cristiano	3		christian	
cristiano	3		#english	
cristianos	3		christian	
cristo	3		jesus	
cristo	3		#english	
critically acclaimed	0		sort:rating	
croatian	0	22800	lang:hr	
crocodile	2		crocodile	
crocodile	2		#english	
crocodiles	2		crocodile	
crocodiles	2		#english	
croisiere	2		cruise ship	croisière
croisieres	2		cruise ship	croisières
cronologico	3		#story	cronológico
croque mort	2		undertaker	croque-mort
croque morts	2		undertaker	croque-morts
crucero	3		cruise ship	
cruceros	3		cruise ship	
cuarentas	3		year:1940-1949	
cuarta	3		#fourth	
cuarto	3		#fourth	
cuba	2	9604	lang:es cuba	
cuba	2		#english	
cuba	3	10704	lang:es cuba	
cuba	3		#english	
cubain	2	9600	lang:es cuba	
cubaine	2	9602	lang:es cuba	
cubaines	2	9603	lang:es cuba	
cubains	2	9601	lang:es cuba	
cuban	0	14700	lang:es cuba	
cubana	3	10701	lang:es cuba	
cubana	4	8101	lang:es cuba	
cubana	5	9101	lang:es cuba	
cubanas	3	10703	lang:es cuba	
cubanas	4	8103	lang:es cuba	
cubane	5	9103	lang:es cuba	
cubani	5	9102	lang:es cuba	
cubano	3	10700	lang:es cuba	
cubano	4	8100	lang:es cuba	
cubano	5	9100	lang:es cuba	
cubanos	3	10702	lang:es cuba	
cubanos	4	8102	lang:es cuba	
cuento	3		fairy tale	
cuento de hadas	3		fairy tale	
cuentos	3		fairy tale	
cuentos de hadas	3		fairy tale	
cuernos	3		infidelity	
cueva	3		cave	
cuevas	3		cave	
cui	5		-	
cuisine	2		cooking	
cuisine	2		#english	
cuisiner	2		cooking	
cuisinier	2		chef	
cuisiniere	2		chef	cuisinière
cuisiniers	2		chef	
culinaire	2		cooking	
culinaires	2		cooking	
culinaria	3		cooking	
culinarias	3		cooking	
culinario	3		cooking	
culinarios	3		cooking	
cult classic	0		cult film	
cult classics	0		cult film	
cult film	0		cult film	
cult films	0		cult film	
cult movie	0		cult film	
cult movies	0		cult film	
culte	2		sort:rating	
cultes	2		sort:rating	
culturisme	2		gym	
culturismo	3		gym	
cumpleanos	3		birthday	cumpleaños
cupa	5	14503	mood:bleak	
cupe	5	14504	mood:bleak	
cupi	5	14502	mood:bleak	
cupo	5	14501	mood:bleak	
cura	3		priest	
curas	3		priest	
cures	2		priest	curés
cures	2		#english	
curta	4		runtime:-80	
curta metragem	4		runtime:-80	curta-metragem
curta metragem	4		runtime:-80	
curtas	4		runtime:-80	
curtas metragens	4		runtime:-80	curtas-metragens
curtas metragens	4		runtime:-80	
curto	4		runtime:-80	
curtos	4		runtime:-80	
cyberpunk	1		cyberpunk	
cyberpunk	1		#english	
cyberpunk	2		cyberpunk	
cyberpunk	2		#english	
cyberpunk	3		cyberpunk	
cyberpunk	3		#english	
cyborg	1		cyborg	
cyborg	1		#english	
cyborg	2		cyborg	
cyborg	2		#english	
cyborgs	1		cyborg	
cyborgs	1		#english	
cyborgs	2		cyborg	
cyborgs	2		#english	
cyclisme	2		bicycle	
cyclone	2		tornado	
cyclone	2		#english	
cyclones	2		tornado	
czarna komedia	7	3900	genre:comedy,crime	
czarne komedie	7	3901	genre:comedy,crime	
czarno biala	7		black and white	czarno-biała
czarno biale	7		black and white	czarno-białe
czarno bialy	7		black and white	czarno-biały
czarno bialych	7		black and white	czarno-białych
czarny humor	7	3903	genre:comedy,crime	
czarny kryminal	7		film noir	czarny kryminał
czarnych komedii	7	3902	genre:comedy,crime	
czarownica	7		witch	
czarownice	7		witch	
czech	0	20000	lang:cs	
czech new wave	0	16800	lang:cs year:1962-1970	
czechoslovak	0	12401	lang:cs	
czechoslovak new wave	0	16801	lang:cs year:1962-1970	
czechoslovakian	0	12402	lang:cs	
czechy	7	10404	lang:cs	
czeska	7	10401	lang:cs	
czeski	7	10400	lang:cs	
czeskich	7	10403	lang:cs	
czeskie	7	10402	lang:cs	
d	2		-	
d' amore	5	602	genre:romance	d'amore
d' animazione	5	1701	genre:animation	d'animazione
d' apres un roman	2		based on novel	d'après un roman
d' apres une histoire vraie	2		true story	d'après une histoire vraie
d' auteur	2		-	d'auteur
d' autrefois	2		year:-1979	d'autrefois
d' avventura	5	1402	genre:adventure	d'avventura
d' azione	5	1201	genre:action	d'azione
d' epoca	5		year:-1979	d'epoca
d' ete	2		summer	d'été
d' hiver	2		winter	d'hiver
da	4		-	
da	5		#since	
da	5		-	
da	6		-	
da decada de	4		#decade	da década de
da guardare	5		-	
da non perdere	5		sort:rating	
da oscar	5		award:oscar	
da piangere	5	14203	mood:sad	
da ridere	5	13904	mood:funny	
da vedere	5		-	
dagli anni	5		#decade	
dagli anni cinquanta	5		year:1950-1959	
dagli anni novanta	5		year:1990-1999	
dagli anni ottanta	5		year:1980-1989	
dagli anni quaranta	5		year:1940-1949	
dagli anni sessanta	5		year:1960-1969	
dagli anni settanta	5		year:1970-1979	
dagli anni trenta	5		year:1930-1939	
dagli anni venti	5		year:1920-1929	
daha az	6		#less	
daha fazla	6		#more	
daha kisa	6		#less	daha kısa
daha uzun	6		#more	
dai	5		-	
dajace do myslenia	7	16304	mood:mind-bending	dające do myślenia
dakika	6		#minutes	
dakikadan	6		#minutes	
dakikalik	6		#minutes	dakikalık
dakikanin	6		#minutes	dakikanın
dal	5		#since	
dal	5		#between	
dal	5		-	
dalla	5		-	
damonen	1		demon	dämonen
damonisch	1		demon	dämonisch
damonische	1		demon	dämonische
dan	6		-	
dan bu yana	6		#later	
dan itibaren	6		#later	
dan once	6		#earlier	dan önce
dan sonra	6		#later	
danca	6	6701	lang:da	
danemark	1	10604	lang:da	dänemark
danemark	2	10403	lang:da	
danes	3	11400	lang:da	danés
danes	3		#english	
danesa	3	11401	lang:da	
danesas	3	11402	lang:da	
danese	5	9700	lang:da	
danese	5		#english	
daneses	3	11403	lang:da	
danesi	5	9701	lang:da	
dania	7	9804	lang:da	
dania	7		#english	
danimarca	5	9702	lang:da	
danimarka	6	6700	lang:da	
danisch	1	10600	lang:da	dänisch
danische	1	10601	lang:da	dänische
danischen	1	10602	lang:da	dänischen
danischer	1	10603	lang:da	dänischer
danish	0	19500	lang:da	
danois	2	10400	lang:da	
danoise	2	10401	lang:da	
danoises	2	10402	lang:da	
dans	2		-	
dans l' espace	2		space	dans l'espace
dans l' ordre	2		#order	dans l'ordre
dans l' ordre chronologique	2		#story	dans l'ordre chronologique
dans l' ordre de sortie	2		#order	dans l'ordre de sortie
dans les annees	2		#decade	dans les années
dans les annees cinquante	2		year:1950-1959	dans les années cinquante
dans les annees deux mille	2		year:2000-2009	dans les années deux mille
dans les annees deux mille dix	2		year:2010-2019	dans les années deux mille dix
dans les annees quarante	2		year:1940-1949	dans les années quarante
dans les annees quatre vingt	2		year:1980-1989	dans les années quatre-vingt
dans les annees quatre vingt dix	2		year:1990-1999	dans les années quatre-vingt-dix
dans les annees quatre vingts	2		year:1980-1989	dans les années quatre-vingts
dans les annees soixante	2		year:1960-1969	dans les années soixante
dans les annees soixante dix	2		year:1970-1979	dans les années soixante-dix
dans les annees trente	2		year:1930-1939	dans les années trente
dans les annees vingt	2		year:1920-1929	dans les années vingt
dans les bois	2		forest	
danse	2		dance	
danser	2		dance	
danses	2		dance	
danseur	2		dance	
danseurs	2		dance	
danseuse	2		dance	
danseuses	2		dance	
danza	3		dance	
dardenne brothers	0		director:"Jean-Pierre Dardenne" director:"Luc Dardenne"	
dardennes	0		director:"Jean-Pierre Dardenne" director:"Luc Dardenne"	
dark and depressing	0	8205	mood:bleak	
dark comedies	0	2503	genre:comedy,crime	
dark comedy	0	2502	genre:comedy,crime	
dark humor	0	2506	genre:comedy,crime	
dark humour	0	2507	genre:comedy,crime	
dark knight	0		dark knight	
darum	1		-	
das	1		-	
das	4		-	
date movie	0		-	
date movies	0		-	
date night	0	900	genre:romance	
dating	1		dating	
dating	1		#english	
dauphin	2		dolphin	
dauphin	2		#english	
dauphins	2		dolphin	
dawn french	0		dawn french	
dawne	7		year:-1979	
dc コミックス	10		dc	DCコミックス
ddl	0		person:"Daniel Day-Lewis"	
de	2		#between	
de	2		-	
de	3		#between	
de	3		-	
de	4		#since	
de	4		-	
de	6		-	
de amor	3	700	genre:romance	
de amor	4	603	genre:romance	
de autor	3		-	
de bonne humeur	2	17001	mood:feel-good	
de chorar	4	14106	mood:sad	
de dar medo	4	14605	mood:scary	
de epoca	3	5605	genre:history	de época
de explodir a cabeca	4	15101	mood:mind-bending	de explodir a cabeça
de guerra	4	3804	genre:war	
de habla no inglesa	3	17504	lang:!en	
de los	3		#decade	
de los anos	3		#decade	de los años
de los anos cincuenta	3		year:1950-1959	de los años cincuenta
de los anos cuarenta	3		year:1940-1949	de los años cuarenta
de los anos dos mil	3		year:2000-2009	de los años dos mil
de los anos noventa	3		year:1990-1999	de los años noventa
de los anos ochenta	3		year:1980-1989	de los años ochenta
de los anos sesenta	3		year:1960-1969	de los años sesenta
de los anos setenta	3		year:1970-1979	de los años setenta
de los anos treinta	3		year:1930-1939	de los años treinta
de los anos veinte	3		year:1920-1929	de los años veinte
de los cincuenta	3		year:1950-1959	
de los cuarenta	3		year:1940-1949	
de los dos mil	3		year:2000-2009	
de los noventa	3		year:1990-1999	
de los ochenta	3		year:1980-1989	
de los sesenta	3		year:1960-1969	
de los setenta	3		year:1970-1979	
de los treinta	3		year:1930-1939	
de los veinte	3		year:1920-1929	
de mais de	4		#over	
de mas de	3		#over	de más de
de meados dos anos	4		#mid	
de menos de	3		#under	
de menos de	4		#under	
de miedo	3	103	genre:horror	
de moda	3		sort:popularity	
de moins de	2		#under	
de natal	4		christmas	
de noel	2		christmas	de noël
de plus de	2		#over	
de rir	4	13902	mood:funny	
de risa	3	18106	mood:funny	
de superacion	3	19802	mood:inspiring	de superación
de suspense	3	3405	genre:thriller	
de suspenso	3	3406	genre:thriller	
de tirar o folego	4	15403	mood:thrilling	de tirar o fôlego
dealer	2		drug dealer	
dealer	2		#english	
dealers	2		drug dealer	
dealers	2		#english	
debarquement	2		world war ii	débarquement
debut	2		#early	début
debut des	2		#early	début des
debut des annees	2		#early	début des années
decada	3		#decade	década
decada de	3		#decade	década de
decada de	4		#decade	década de
decada de los	3		#decade	década de los
decadas	3		#decade	décadas
decade	0		#decade	
decennie	2		#decade	décennie
decennies	2		#decade	décennies
decent	0		-	
dechirant	2	17305	mood:sad	déchirant
dechirante	2	17402	mood:sad	déchirante
dechirantes	2	17403	mood:sad	déchirantes
dechirants	2	17401	mood:sad	déchirants
dedoublement de personnalite	2		split personality	dédoublement de personnalité
degen	1		sword fight	
degil	6		#excluded	değil
degli	5		-	
degli anni	5		#decade	
degli anni cinquanta	5		year:1950-1959	
degli anni duemila	5		year:2000-2009	
degli anni novanta	5		year:1990-1999	
degli anni ottanta	5		year:1980-1989	
degli anni quaranta	5		year:1940-1949	
degli anni sessanta	5		year:1960-1969	
degli anni settanta	5		year:1970-1979	
degli anni trenta	5		year:1930-1939	
degli anni venti	5		year:1920-1929	
dei	5		-	
dei primi anni	5		#early	
del	3		-	
del	5		-	
del novecento	5		year:1900-1999	
del oeste	3	6202	genre:western	
delfin	1		dolphin	
delfin	3		dolphin	delfín
delfine	1		dolphin	
delfines	3		dolphin	
delito	3	4403	genre:crime	
delitos	3	4404	genre:crime	
dell	5		-	dell'
dell orrore	5	102	genre:horror	
dell'anno	5		-	
dell'horror	5	201	genre:horror	
dell'orrore	5	101	genre:horror	
della	5		-	
delle	5		-	
dello	5		-	
dem	1		-	
demence	2		dementia	démence
demencia	3		dementia	
demenz	1		dementia	
demon	2		demon	démon
demon	2		#english	
demoniaque	2		demon	démoniaque
demoniaques	2		demon	démoniaques
demonio	3		demon	
demonios	3		demon	
demons	2		demon	démons
demons	2		#english	
den	1		-	
den	6		-	
den bu yana	6		#later	
den itibaren	6		#later	
den once	6		#earlier	den önce
den sonra	6		#later	
deniro	0		person:"Robert De Niro"	
dent	0		#english	
denunciante	3		whistleblower	
departamento	3		apartment	
departamentos	3		apartment	
dependance	2		drug addiction	dépendance
depois de	4		#after	
deportation	2		concentration camp	déportation
deportation	2		#english	
deporte	3		sport	
deportes	3		sport	
deportiva	3		sport	
deportivas	3		sport	
deportivo	3		sport	
deportivos	3		sport	
depresion	3		depression	depresión
depressif	2		depression	dépressif
depressing	0	8202	mood:bleak	
depression	1		depression	
depression	1		#english	
depression	2		depression	dépression
depression	2		#english	
depressionen	1		depression	
depressiv	1		depression	
depressive	1		depression	
depresyjna	7	15402	mood:bleak	
depresyjne	7	15403	mood:bleak	
depresyjny	7	15401	mood:bleak	
depresyjnych	7	15404	mood:bleak	
deprimant	2		depression	déprimant
deprimant	2	18201	mood:bleak	déprimant
deprimante	2		depression	déprimante
deprimante	2	18203	mood:bleak	déprimante
deprimantes	2		depression	déprimantes
deprimantes	2	18204	mood:bleak	déprimantes
deprimants	2		depression	déprimants
deprimants	2	18202	mood:bleak	déprimants
deprime	2		depression	déprime
deprimente	3		depression	
deprimente	3	19101	mood:bleak	
deprimente	4	14401	mood:bleak	
deprimente	5	14505	mood:bleak	
deprimentes	3		depression	
deprimentes	3	19102	mood:bleak	
deprimentes	4	14402	mood:bleak	
deprimenti	5	14506	mood:bleak	
deprimierend	1		depression	
deprimierend	1	18401	mood:bleak	
deprimierende	1		depression	
deprimierende	1	18402	mood:bleak	
deprimierenden	1	18403	mood:bleak	
deprimierender	1	18404	mood:bleak	
deprimierendes	1	18405	mood:bleak	
depuis	2		#since	
der	1		-	
der fruhen	1		#early	der frühen
der herr der ringe	1		lord of the rings	
der konig der lowen	1		the lion king	der könig der löwen
der spaten	1		#late	der späten
der weisse hai	1		jaws	der weiße hai
derangeant	2	18401	mood:disturbing	dérangeant
derangeante	2	18403	mood:disturbing	dérangeante
derangeantes	2	18404	mood:disturbing	dérangeantes
derangeants	2	18402	mood:disturbing	dérangeants
dernier	2		sort:year	
dernier	2		#last	
derniere	2		sort:year	dernière
derniere	2		#last	dernière
derniere sortie	2		sort:year	dernière sortie
dernieres	2		sort:year	dernières
dernieres sorties	2		sort:year	dernières sorties
derniers	2		sort:year	
derniers	2		#last	
des	1		-	
des	2		#since	dès
des	2		-	
des annees	2		#decade	des années
des annees cinquante	2		year:1950-1959	des années cinquante
des annees deux mille	2		year:2000-2009	des années deux mille
des annees deux mille dix	2		year:2010-2019	des années deux mille dix
des annees quarante	2		year:1940-1949	des années quarante
des annees quatre vingt	2		year:1980-1989	des années quatre-vingt
des annees quatre vingt dix	2		year:1990-1999	des années quatre-vingt-dix
des annees quatre vingts	2		year:1980-1989	des années quatre-vingts
des annees soixante	2		year:1960-1969	des années soixante
des annees soixante dix	2		year:1970-1979	des années soixante-dix
des annees trente	2		year:1930-1939	des années trente
des annees vingt	2		year:1920-1929	des années vingt
des films	2	14201	#movie	
des films	2		-	
des films avec	2		-	
des films de	2		-	
des ours	2		bear	
desamor	3		breakup	
desaparecida	3		missing person	
desaparecidas	3		missing person	
desaparecido	3		missing person	
desaparecidos	3		missing person	
desaparicion	3		missing person	desaparición
desastre	3		disaster	
desastre natural	3		natural disaster	
desastre naturales	3		natural disaster	
desastres	3		disaster	
desastres natural	3		natural disaster	
desastres naturales	3		natural disaster	
desde	3		#since	
desde	4		#since	
desempleada	3		unemployment	
desempleadas	3		unemployment	
desempleado	3		unemployment	
desempleados	3		unemployment	
desempleo	3		unemployment	
desenho animado	4	1502	genre:animation	
desenho infantil	4	1801	genre:animation,family	
desenhos animados	4	1503	genre:animation	
desenhos infantis	4	1802	genre:animation,family	
desert	2		desert	désert
desert	2		#english	
desertores norcoreanos	3		north korean	
deserts	2		desert	déserts
deserts	2		#english	
desesperador	4	14403	mood:bleak	
desesperadores	4	14404	mood:bleak	
desesperant	2	18205	mood:bleak	désespérant
desesperante	2	18301	mood:bleak	désespérante
desesperantes	2	18302	mood:bleak	désespérantes
desesperants	2	18206	mood:bleak	désespérants
desgarrador	3	18406	mood:sad	
desgarradora	3	18501	mood:sad	
desgarradores	3	18502	mood:sad	
desierto	3		desert	
desiertos	3		desert	
desoladora	3	19103	mood:bleak	
desoladoras	3	19104	mood:bleak	
desperado	2		outlaw	
desperados	2		outlaw	
desporto	4	13002	genre:drama sport	
despues de	3		#after	después de
dessin anime	2	1601	genre:animation	dessin animé
dessin anime de robots	2	15400	genre:animation robot	dessin animé de robots
dessin anime japonais	2	1802	genre:animation lang:ja	dessin animé japonais
dessin anime pour enfants	2	2100	genre:animation,family	dessin animé pour enfants
dessins animes	2	1602	genre:animation	dessins animés
dessins animes japonais	2	1900	genre:animation lang:ja	dessins animés japonais
dessins animes pour enfants	2	2101	genre:animation,family	dessins animés pour enfants
desvalida	3		underdog	
desvalidas	3		underdog	
desvalido	3		underdog	
desvalidos	3		underdog	
detective	2		detective	détective
detective	2		#english	
detective	3		detective	
detective	3		#english	
detective conan	2		detective conan	
detective conan	3		detective conan	
detective film	0	4502	genre:crime,mystery	
detective films	0	4503	genre:crime,mystery	
detective movie	0	4500	genre:crime,mystery	
detective movies	0	4501	genre:crime,mystery	
detective stories	0	1610	genre:mystery	
detective story	0	1609	genre:mystery	
detectives	2		detective	détectives
detectives	2		#english	
detectives	3		detective	
detectives	3		#english	
detektiv	1		detective	
detektiv conan	1		detective conan	
detektive	1		detective	
detektivin	1		detective	
detenu	2		prison	détenu
detenue	2		prison	détenue
detenues	2		prison	détenues
detenus	2		prison	détenus
detournement d' avion	2		hijacking	détournement d'avion
deuil	2		grief	
deuils	2		grief	
deutsch	1	7200	lang:de	
deutsch	1		#english	
deutsche	1	7201	lang:de	
deutschen	1	7202	lang:de	
deutscher	1	7203	lang:de	
deutscher expressionismus	1	14101	lang:de year:1913-1933	
deutsches	1	7204	lang:de	
deutschland	1	7205	lang:de	
deutschsprachig	1	7206	lang:de	
deutschsprachige	1	7300	lang:de	
deux	2		#2	
deuxieme	2		#second	deuxième
deuxieme guerre mondiale	2		world war ii	deuxième guerre mondiale
di	5		-	
di caprio	0		person:"Leonardo DiCaprio"	
di fantascienza	5	3002	genre:science-fiction	
di formazione	5		coming of age	
di guerra	5	5002	genre:war	
di meno di	5		#under	
di natale	5		christmas	
di paura	5	14707	mood:scary	
di piu di	5		#over	di più di
di successo	5		sort:popularity	
diable	2		devil	
diablo	3		devil	
diamant	1		diamond	
diamant	2		diamond	
diamante	3		diamond	
diamanten	1		diamond	
diamantes	3		diamond	
diamants	2		diamond	
dibujos	3	1702	genre:animation	
dibujos animados	3	1701	genre:animation	
dibujos animados japoneses	3	2003	genre:animation lang:ja	
dibujos animados para ninos	3	2200	genre:animation,family	dibujos animados para niños
dicapprio	0		person:"Leonardo DiCaprio"	
dichter	1		poet	
dichter	1		#english	
dichtern	1		poet	
dick	0		#english	
dictador	3		dictatorship	
dictadores	3		dictatorship	
dictadura	3		dictatorship	
dictaduras	3		dictatorship	
dictateur	2		dictatorship	
dictateurs	2		dictatorship	
dictature	2		dictatorship	
dictatures	2		dictatorship	
die	0		#english	
die	1		-	
die eiskonigin	1		frozen	die eiskönigin
die schlumpfe	1		smurfs	die schlümpfe
dieb	1		thief	
diebe	1		thief	
dieben	1		thief	
diebin	1		thief	
diener	1		butler	
dienern	1		butler	
dienstmadchen	1		butler	dienstmädchen
dieu	2		god	
dieux	2		god	
diferencia de clases	3		class difference	
diferencia de edad	3		age difference	
difference d' age	2		age difference	différence d'âge
difference de classe	2		class difference	différence de classe
diktator	1		dictatorship	
diktatoren	1		dictatorship	
diktatur	1		dictatorship	
diktaturen	1		dictatorship	
dinamarca	3	11404	lang:da	
dinamarca	4	8804	lang:da	
dinamarques	4	8800	lang:da	dinamarquês
dinamarquesa	4	8801	lang:da	
dinamarquesas	4	8803	lang:da	
dinamarqueses	4	8802	lang:da	
dinastia joseon	3		joseon	dinastía joseon
dinero	3		money	
dino	1		dinosaur	
dino	1		#english	
dinos	1		dinosaur	
dinosaure	2		dinosaur	
dinosaures	2		dinosaur	
dinosauri	5		dinosaur	
dinosauri	5		#english	
dinosaurier	1		dinosaur	
dinosauriern	1		dinosaur	
dinosaurio	3		dinosaur	
dinosaurios	3		dinosaur	
dinosauro	5		dinosaur	
dinossauro	4		dinosaur	
dinossauro	4		#english	
dinossauros	4		dinosaur	
dinozaur	7		dinosaur	
dinozaurach	7		dinosaur	
dinozaury	7		dinosaur	
dinozor	6		dinosaur	
dinozorlar	6		dinosaur	
dios	3		god	
dioses	3		god	
diplomat	1		ambassador	
diplomat	1		#english	
diplomate	2		ambassador	
diplomaten	1		ambassador	
diplomates	2		ambassador	
diplomatica	3		ambassador	diplomática
diplomaticas	3		ambassador	diplomáticas
diplomatico	3		ambassador	diplomático
diplomaticos	3		ambassador	diplomáticos
directed	0		#director	
directed by	0		#director	
directed by	0		-	
director	0		#director	
director	3		#director	
director	3		-	
directora	3		#director	
directora	3		-	
diretor	4		-	
diretora	4		-	
diretta da	5		-	
diretti	5		-	
diretti da	5		-	
diretti da	5	12904	#movie	
diretto	5		-	
diretto da	5		-	
diretto da	5	12903	#movie	
dirigida	3		-	
dirigida	4		-	
dirigida por	3		#director	
dirigida por	3	15500	#movie	
dirigida por	3		-	
dirigida por	4	12502	#movie	
dirigida por	4		-	
dirigidas	3		-	
dirigidas	4		-	
dirigidas por	3		#director	
dirigidas por	3	15502	#movie	
dirigidas por	3		-	
dirigido	3		-	
dirigido	4		-	
dirigido por	3		#director	
dirigido por	3	15403	#movie	
dirigido por	3		-	
dirigido por	4	12501	#movie	
dirigido por	4		-	
dirigidos	3		-	
dirigidos	4		-	
dirigidos por	3		#director	
dirigidos por	3	15501	#movie	
dirigidos por	3		-	
dirigidos por	4	12503	#movie	
dirigidos por	4		-	
discapacidad	3		disability	
discapacidades	3		disability	
discapacitada	3		disability	
discapacitadas	3		disability	
discapacitado	3		disability	
discapacitados	3		disability	
discoteca	3		nightclub	
discotecas	3		nightclub	
discotheque	2		nightclub	discothèque
discotheques	2		nightclub	discothèques
disenador de moda	3		fashion	diseñador de moda
disenador de modas	3		fashion designer	diseñador de modas
disenadora de moda	3		fashion	diseñadora de moda
disenadora de modas	3		fashion designer	diseñadora de modas
disinda	6		#excluded	dışında
diskothek	1		nightclub	
diskotheken	1		nightclub	
disney	1		disney	
disney	1		#english	
disney	2		disney	
disney	2		#english	
disney	3		disney	
disney	3		#english	
disney cartoon	0	6000	genre:animation,family	
disney cartoons	0	6001	genre:animation,family	
disparition	2		missing person	
disparitions	2		missing person	
disparu	2		missing person	
disparue	2		missing person	
disparues	2		missing person	
disparus	2		missing person	
distopia	3		dystopia	distopía
distopia	4		dystopia	
distopia	5		dystopia	
distopias	3		dystopia	distopías
distopias	4		dystopia	
distopica	3		dystopia	distópica
distopica	4		dystopia	distópica
distopica	5		dystopia	
distopicas	3		dystopia	distópicas
distopicas	4		dystopia	distópicas
distopice	5		dystopia	
distopici	5		dystopia	
distopico	3		dystopia	distópico
distopico	4		dystopia	distópico
distopico	5		dystopia	
distopicos	3		dystopia	distópicos
distopicos	4		dystopia	distópicos
distopie	5		dystopia	
distopik	6		dystopia	
distopya	6		dystopia	
disturbante	5	15001	mood:disturbing	
disturbanti	5	15002	mood:disturbing	
disturbing	0	8301	mood:disturbing	
divertente	5	13801	mood:funny	
divertenti	5	13802	mood:funny	
divertida	3	18002	mood:funny	
divertida	4	13706	mood:funny	
divertidas	3	18004	mood:funny	
divertidas	4	13802	mood:funny	
divertido	3	18001	mood:funny	
divertido	4	13705	mood:funny	
divertidos	3	18003	mood:funny	
divertidos	4	13801	mood:funny	
divorce	2		divorce	
divorce	2		#english	
divorcee	2		divorce	divorcée
divorcee	2		#english	
divorcees	2		divorce	divorcées
divorces	2		divorce	
divorces	2		#english	
divorciada	3		divorce	
divorciadas	3		divorce	
divorciado	3		divorce	
divorciados	3		divorce	
divorcio	3		divorce	
divorcios	3		divorce	
dk	6		#minutes	
dla	7		-	
dla calej rodziny	7	2203	genre:family	dla całej rodziny
dla dzieci	7	2202	genre:family	
dla mlodziezy	7		teenager	dla młodzieży
dla rodziny	7	2204	genre:family	
dlugi	7		runtime:150-	długi
dlugich	7		runtime:150-	długich
dlugie	7		runtime:150-	długie
dluzej niz	7		#over	dłużej niż
dluzsze niz	7		#over	dłuższe niż
dluzszy niz	7		#over	dłuższy niż
do	4		-	
do	7		#until	
do	7		#under	
do	7		#and	
do	7		-	
do ano	4		-	
do ano de	4		-	
do final dos anos	4		#late	
do inicio dos anos	4		#early	do início dos anos
do obejrzenia	7		-	
do placzu	7	15007	mood:sad	do płaczu
do roku	7		#until	
do smiechu	7	14602	mood:funny	do śmiechu
do you know	0		-	
doble maligno	3		doppelganger	
doble personalidad	3		split personality	
dobra	7		-	
dobre	7		-	
dobry	7		-	
dobrych	7		-	
docs	0	1702	genre:documentary	
docteur	2		doctor	
docteurs	2		doctor	
doctor	3		doctor	
doctor	3		#english	
doctora	3		doctor	
doctores	3		doctor	
docu	2	5602	genre:documentary	
documentaire	2	5600	genre:documentary	
documentaires	2	5601	genre:documentary	
documental	3	6600	genre:documentary	
documentales	3	6601	genre:documentary	
documentari	5	5801	genre:documentary	
documentaries	0	1701	genre:documentary	
documentario	4	4400	genre:documentary	documentário
documentario	5	5800	genre:documentary	
documentarios	4	4401	genre:documentary	documentários
documentary	0	1700	genre:documentary	
documentary film	0	1703	genre:documentary	
documentary films	0	1704	genre:documentary	
docus	2	5603	genre:documentary	
dogma 95	0	17702	lang:da year:1998-2005	
dogme	0	17701	lang:da year:1998-2005	
dogme 95	0	17700	lang:da year:1998-2005	
dois	4		#2	
doksan	6		#90	
doksanlar	6		year:1990-1999	
doksanli yillar	6		year:1990-1999	doksanlı yıllar
doktor	1		doctor	
doku	1	5502	genre:documentary	
dokument	7	5700	genre:documentary	
dokumentalna	7	5703	genre:documentary	
dokumentalne	7	5704	genre:documentary	
dokumentalny	7	5702	genre:documentary	
dokumentalnych	7	5800	genre:documentary	
dokumentar	1	5601	genre:documentary	
dokumentarfilm	1	5504	genre:documentary	
dokumentarfilme	1	5600	genre:documentary	
dokumentarisch	1	5602	genre:documentary	
dokumentarische	1	5603	genre:documentary	
dokumentation	1	5500	genre:documentary	
dokumentationen	1	5501	genre:documentary	
dokumenty	7	5701	genre:documentary	
dokunakli	6	10004	mood:heartwarming	dokunaklı
dokus	1	5503	genre:documentary	
dolmetscher	1		translator	
dolujaca	7	15406	mood:bleak	dołująca
dolujace	7	15501	mood:bleak	dołujące
dolujacy	7	15405	mood:bleak	dołujący
dolujacych	7	15502	mood:bleak	dołujących
domestique	2		butler	
domestiques	2		butler	
donde	3		-	
donde sale	3		-	
donde salen	3		-	
donem filmi	6	3005	genre:history	dönem filmi
donem filmleri	6	3100	genre:history	dönem filmleri
dont	2		-	
dopo	5		#after	
dopo il	5		#after	
doppelganger	1		doppelganger	doppelgänger
doppelganger	1		#english	
doppelganger	3		doppelganger	doppelgänger
doppelganger	3		#english	
dorastanie	7		coming of age	
dorastaniu	7		coming of age	
dorf	1		small town	
dorfer	1		small town	dörfer
dos	3		#2	
dos	4		#decade	
dos	4		-	
dos anos	4		#decade	
dos anos cinquenta	4		year:1950-1959	
dos anos dois mil	4		year:2000-2009	
dos anos noventa	4		year:1990-1999	
dos anos oitenta	4		year:1980-1989	
dos anos quarenta	4		year:1940-1949	
dos anos sessenta	4		year:1960-1969	
dos anos setenta	4		year:1970-1979	
dos anos trinta	4		year:1930-1939	
dos anos vinte	4		year:1920-1929	
dosmilera	3		year:2000-2009	
dosmileras	3		year:2000-2009	
dosmilero	3		year:2000-2009	
dosmileros	3		year:2000-2009	
double malefique	2		doppelganger	double maléfique
double personnalite	2		split personality	double personnalité
doudou	2	18902	mood:cosy	
douillet	2	18903	mood:cosy	
douillets	2	18904	mood:cosy	
dove	5		-	
dove	5		#english	
dovus	6		martial arts	dövüş
dovus sanatlari	6		martial arts	dövüş sanatları
download	0		-	
drache	1		dragon	
drachen	1		dragon	
drachenzahmen leicht gemacht	1		how to train your dragon	drachenzähmen leicht gemacht
dracula	1		dracula	
dracula	1		#english	
dracula	2		dracula	
dracula	2		#english	
dracula	3		dracula	drácula
dracula	3		#english	
dragon	2		dragon	
dragon	2		#english	
dragon	3		dragon	dragón
dragon	3		#english	
dragones	3		dragon	
dragons	2		dragon	
dragons	2		#english	
dragons dreamworks	2		how to train your dragon	
dram	6	2700	genre:drama	
dram	6		#english	
dram filmi	6	2702	genre:drama	
dram filmleri	6	2703	genre:drama	
dram komedi	6	2800	genre:drama,comedy	
drama	0	400	genre:drama	
drama	1	4400	genre:drama	
drama	3	4800	genre:drama	
drama	4	3200	genre:drama	
drama belico	3	6100	genre:war,drama	drama bélico
drama criminal	3	5500	genre:drama,crime	
drama criminales	3	5501	genre:drama,crime	
drama de epoca	3	5802	genre:drama,history	drama de época
drama de epoca	4	3702	genre:drama,history	drama de época
drama de guerra	3	6102	genre:war,drama	
drama de guerra	4	3900	genre:war,drama	
drama deportivo	3	17300	genre:drama sport	
drama familiar	3	5400	genre:drama,family	
drama familiar	4	3400	genre:drama,family	
drama familiares	3	5401	genre:drama,family	
drama historico	3	5800	genre:drama,history	drama histórico
drama historico	4	3700	genre:drama,history	drama histórico
drama judicial	3	17400	genre:drama trial	
drama judiciales	3	17401	genre:drama trial	
drama romantico	3	1100	genre:romance,drama	drama romántico
drama romantico	4	900	genre:romance,drama	drama romântico
dramas	0	401	genre:drama	
dramas	1	4402	genre:drama	
dramas	3	4801	genre:drama	
dramas	4	3201	genre:drama	
dramas belicos	3	6101	genre:war,drama	dramas bélicos
dramas criminal	3	5502	genre:drama,crime	
dramas criminales	3	5503	genre:drama,crime	
dramas de epoca	3	5803	genre:drama,history	dramas de época
dramas de guerra	3	6103	genre:war,drama	
dramas de guerra	4	3901	genre:war,drama	
dramas deportivos	3	17301	genre:drama sport	
dramas familiar	3	5402	genre:drama,family	
dramas familiares	3	5403	genre:drama,family	
dramas familiares	4	3401	genre:drama,family	
dramas historicos	3	5801	genre:drama,history	dramas históricos
dramas historicos	4	3701	genre:drama,history	dramas históricos
dramas judicial	3	17402	genre:drama trial	
dramas judiciales	3	17403	genre:drama trial	
dramas romanticos	3	1101	genre:romance,drama	dramas románticos
dramas romanticos	4	901	genre:romance,drama	dramas românticos
dramat	7	4100	genre:drama	
dramat historyczny	7	4800	genre:drama,history	
dramat kostiumowy	7	4802	genre:drama,history	
dramat kryminalny	7	4500	genre:drama,crime	
dramat milosny	7	902	genre:romance,drama	dramat miłosny
dramat rodzinny	7	4400	genre:drama,family	
dramat romantyczny	7	900	genre:romance,drama	
dramat wojenny	7	5200	genre:war,drama	
dramatic	0	402	genre:drama	
dramatica	3	4803	genre:drama	dramática
dramatica	4	3203	genre:drama	dramática
dramaticas	3	4805	genre:drama	dramáticas
dramaticas	4	3205	genre:drama	dramáticas
dramatico	3	4802	genre:drama	dramático
dramatico	4	3202	genre:drama	dramático
dramaticos	3	4804	genre:drama	dramáticos
dramaticos	4	3204	genre:drama	dramáticos
dramatik	6	2704	genre:drama	
dramatique	2	4302	genre:drama	
dramatiques	2	4303	genre:drama	
dramatisch	1	4403	genre:drama	
dramatische	1	4404	genre:drama	
dramatischen	1	4405	genre:drama	
dramatow	7	4102	genre:drama	dramatów
dramatu	7	4103	genre:drama	
dramaty	7	4101	genre:drama	
dramaty historyczne	7	4801	genre:drama,history	
dramaty kostiumowe	7	4900	genre:drama,history	
dramaty kryminalne	7	4501	genre:drama,crime	
dramaty rodzinne	7	4401	genre:drama,family	
dramaty romantyczne	7	901	genre:romance,drama	
dramaty wojenne	7	5201	genre:war,drama	
dramatyczna	7	4105	genre:drama	
dramatyczne	7	4106	genre:drama	
dramatyczny	7	4104	genre:drama	
dramatycznych	7	4200	genre:drama	
drame	2	4300	genre:drama	
drame de guerre	2	5200	genre:war,drama	
drame familial	2	4600	genre:drama,family	
drame historique	2	5000	genre:drama,history	
drame judiciaire	2	16100	genre:drama trial	
drame policier	2	4700	genre:drama,crime	
drame romantique	2	1000	genre:romance,drama	
drame sportif	2	16000	genre:drama sport	
dramedia	3	5300	genre:drama,comedy	
dramedies	0	2401	genre:comedy,drama	
dramedy	0	2400	genre:comedy,drama	
dramedy	1	4502	genre:drama,comedy	
dramen	1	4401	genre:drama	
drames	2	4301	genre:drama	
drames de guerre	2	5201	genre:war,drama	
drames familial	2	4601	genre:drama,family	
drames familiaux	2	4602	genre:drama,family	
drames historiques	2	5001	genre:drama,history	
drames judiciaires	2	16101	genre:drama trial	
drames policiers	2	4701	genre:drama,crime	
drames romantiques	2	1001	genre:romance,drama	
drames sportifs	2	16001	genre:drama sport	
dramlar	6	2701	genre:drama	
dramma	5	4200	genre:drama	
dramma di guerra	5	5200	genre:war,drama	
dramma familiare	5	4600	genre:drama,family	
dramma romantico	5	1000	genre:romance,drama	
dramma sentimentale	5	1100	genre:romance,drama	
dramma storico	5	4900	genre:drama,history	
drammatica	5	4203	genre:drama	
drammatice	5	4205	genre:drama	
drammatici	5	4204	genre:drama	
drammatico	5	4202	genre:drama	
drammi	5	4201	genre:drama	
drammi di guerra	5	5201	genre:war,drama	
drammi familiari	5	4601	genre:drama,family	
drammi romantici	5	1001	genre:romance,drama	
drammi sentimentali	5	1101	genre:romance,drama	
drammi storici	5	4901	genre:drama,history	
dreamworks	1		dreamworks	
dreamworks	2		dreamworks	
dreamworks	3		dreamworks	
dreharbeiten	1		filmmaking	
drei	1		#3	
drei konigreiche	1		three kingdoms	drei königreiche
dreiecksbeziehung	1		love triangle	
dreiecksgeschichte	1		love triangle	
dreissiger	1		year:1930-1939	dreißiger
dreissiger jahre	1		year:1930-1939	dreißiger jahre
dreissiger jahren	1		year:1930-1939	dreißiger jahren
dreissigern	1		year:1930-1939	dreißigern
dreszczowce	7	3005	genre:thriller	
dreszczowiec	7	3004	genre:thriller	
dritte	1		#third	
dritten	1		#third	
dritten reich	1		nazi	
dritter	1		#third	
drittes	1		#third	
drittes reich	1		nazi	
droga	3		drugs	
drogadiccion	3		drug addiction	drogadicción
drogadicta	3		drug addiction	
drogadictas	3		drug addiction	
drogadicto	3		drug addiction	
drogadictos	3		drug addiction	
drogas	3		drugs	
droge	1		drugs	
drogen	1		drugs	
drogenboss	1		drug dealer	
drogendealer	1		drug dealer	
drogendealern	1		drug dealer	
drogenhandel	1		drug dealer	
drogenkartell	1		drug dealer	
drogensucht	1		drug addiction	
drogensuchtig	1		drug addiction	drogensüchtig
drogensuchtige	1		drug addiction	drogensüchtige
drogue	2		drugs	
droguee	2		drugs	droguée
droguees	2		drugs	droguées
drogues	2		drugs	
drole	2	16603	mood:funny	drôle
droles	2	16604	mood:funny	drôles
drug war	0		drug war	
druga wojna swiatowa	7		world war ii	druga wojna światowa
drugiej wojnie swiatowej	7		world war ii	drugiej wojnie światowej
dschungel	1		jungle	
du	2		-	
du vin	2		wine	
duas	4		#2	
dublada	4		-	
dubladas	4		-	
dublado	4		-	
dublados	4		-	
dublaj	6		-	
duch	7		ghost	
duchach	7		ghost	
duchy	7		ghost	
due	5		#2	
duelo	3		grief	
duende	3		elf	
duendes	3		elf	
dunska	7	9801	lang:da	duńska
dunski	7	9800	lang:da	duński
dunskich	7	9803	lang:da	duńskich
dunskie	7	9802	lang:da	duńskie
dunyanin sonu	6		apocalypse	dünyanın sonu
duology	0		#series	
duology	0		#ending	
duster	1	18602	mood:bleak	düster
dustere	1	18506	mood:bleak	düstere
dusteren	1	18507	mood:bleak	düsteren
dusterer	1	18601	mood:bleak	düsterer
dutch	0	20500	lang:nl	
duygu dolu	6	10006	mood:heartwarming	
duygusal	6	10005	mood:heartwarming	
dv	10		domestic violence	DV
dvd	0		-	
dwa	7		#2	
dwayne the rock johnson	0		person:"Dwayne Johnson"	
dwie	7		#2	
dwudziestego wieku	7		year:1900-1999	
dwudziesty wiek	7		year:1900-1999	
dynastie joseon	2		joseon	
dysfunctional families	0		dysfunctional family	
dysfunctional family	0		dysfunctional family	
dystopia	0		dystopia	
dystopia	7		dystopia	
dystopian	0		dystopia	
dystopias	0		dystopia	
dystopie	1		dystopia	
dystopie	2		dystopia	
dystopie	7		dystopia	
dystopien	1		dystopia	
dystopies	2		dystopia	
dystopijna	7		dystopia	
dystopijne	7		dystopia	
dystopijny	7		dystopia	
dystopijnych	7		dystopia	
dystopique	2		dystopia	
dystopiques	2		dystopia	
dystopisch	1		dystopia	
dystopische	1		dystopia	
dystopischen	1		dystopia	
dziewiecdziesiat	7		#90	dziewięćdziesiąt
dziki zachod	7	5302	genre:western	dziki zachód
dzongkha	0	24500	lang:dz	
e	3		#and	
e	4		#and	
e	4		-	
e	4		-	é
e	5		#and	
e	5		-	
e	5		-	è
e gli	5		#and	
e il	5		#and	
e os anos	4		#and	
earlier than	0		#before	
earliest	0		sort:-year	
earliest	0		#first	
early	0		#early	
early 2000's	0		year:2000-2009	
early retirement	0		early retirement	
east asian	0	16302	lang:ko,ja,zh,cn,th,vi,id,tl	
eccetto	5		#not	
echange de corps	2		body swap	échange de corps
echecs	2		chess	échecs
ecole	2		school	école
ecoles	2		school	écoles
ecologia	3		environment	ecología
ecologie	2		environment	écologie
ecologique	2		environment	écologique
ecologiques	2		environment	écologiques
ecossais	2	8200	lang:en scotland	écossais
ecossaise	2	8201	lang:en scotland	écossaise
ecossaises	2	8202	lang:en scotland	écossaises
ecosse	2	8203	lang:en scotland	écosse
ecrivain	2		writer	écrivain
ecrivaine	2		writer	écrivaine
ecrivaines	2		writer	écrivaines
ecrivains	2		writer	écrivains
ecureuil	2		squirrel	écureuil
ecureuils	2		squirrel	écureuils
edad media	3		medieval	
edge of your seat	0	7706	mood:tense	
edificante	5	15802	mood:inspiring	
edificanti	5	15803	mood:inspiring	
edificio	3		apartment	
edificios	3		apartment	
eerie	0	7008	mood:scary	
effrayant	2	16303	mood:scary	
effrayante	2	16305	mood:scary	
effrayantes	2	16306	mood:scary	
effrayants	2	16304	mood:scary	
egipcia	3	12901	lang:ar egypt	
egipcia	4	10401	lang:ar egypt	egípcia
egipcias	3	12903	lang:ar egypt	
egipcias	4	10403	lang:ar egypt	egípcias
egipcio	3	12900	lang:ar egypt	
egipcio	4	10400	lang:ar egypt	egípcio
egipcios	3	12902	lang:ar egypt	
egipcios	4	10402	lang:ar egypt	egípcios
egipska	7	11401	lang:ar egypt	
egipski	7	11400	lang:ar egypt	
egipskich	7	11403	lang:ar egypt	
egipskie	7	11402	lang:ar egypt	
egipto	3		egypt	
egiziana	5	11201	lang:ar egypt	
egiziane	5	11203	lang:ar egypt	
egiziani	5	11202	lang:ar egypt	
egiziano	5	11200	lang:ar egypt	
eglenceli	6	10102	mood:funny	eğlenceli
eglise	2		christian	église
eglises	2		christian	églises
egypte	2		egypt	égypte
egypte antique	2		ancient egypt	égypte antique
egyptian	0	15600	lang:ar egypt	
egyptien	2	11900	lang:ar egypt	égyptien
egyptienne	2	11902	lang:ar egypt	égyptienne
egyptiennes	2	11903	lang:ar egypt	égyptiennes
egyptiens	2	11901	lang:ar egypt	égyptiens
ehe	1		marriage	
ehe	1		#english	
ehebruch	1		infidelity	
eheleute	1		marriage	
ehepaar	1		marriage	
eichhornchen	1		squirrel	eichhörnchen
eighteenth century	0		18th century	
eighth	0		#eighth	
eighties	0		year:1980-1989	
ein	1		#1	
ein	1		-	
ein bar	1		bear	ein bär
ein film	1	14406	#movie	
ein film	1		-	
ein koch	1		chef	
ein lowe	1		lion	ein löwe
einbrecher	1		thief	
einbruch	1		home invasion	
eine	1		#1	
eine	1		-	
einem	1		-	
einen	1		-	
einer	1		#1	
einer	1		-	
eines	1		-	
eingesperrt	1		trapped	
einhorn	1		unicorn	
einhorner	1		unicorn	einhörner
einsam	1		loneliness	
einsame	1		loneliness	
einsame insel	1		island	
einsamkeit	1		loneliness	
einwanderer	1		immigrant	
einwanderern	1		immigrant	
eisbar	1		bear	eisbär
eisbaren	1		bear	eisbären
eisenbahn	1		train	
eishockey	1		hockey	
eiskonigin	1		frozen	eiskönigin
eiskunstlauf	1		ice skating	
ejercito	3		soldier	ejército
ekranizacja	7		based on novel	
ekranizacje	7		based on novel	
ekscytujaca	7	16605	mood:thrilling	ekscytująca
ekscytujace	7	16701	mood:thrilling	ekscytujące
ekscytujacy	7	16604	mood:thrilling	ekscytujący
ekscytujacych	7	16702	mood:thrilling	ekscytujących
el	3		-	
el castillo	3		castle	
el mar	3		sea	
el planeta de los simios	3		planet of the apes	
el rey	3		king	
el rey leon	3		the lion king	el rey león
el senor de los anillos	3		lord of the rings	el señor de los anillos
eleccion	3		election	elección
elecciones	3		election	
election	2		election	élection
election	2		#english	
elections	2		election	élections
elections	2		#english	
elefant	1		elephant	
elefante	3		elephant	
elefanten	1		elephant	
elefantes	3		elephant	
elenco	4		-	
elenco	5		-	
elephant	2		elephant	éléphant
elephant	2		#english	
elephants	2		elephant	éléphants
elephants	2		#english	
eletrizante	4	15401	mood:thrilling	
eletrizantes	4	15402	mood:thrilling	
elevador	3		elevator	
elfe	2		elf	
elfen	1		elf	
elfes	2		elf	
elfo	3		elf	
elfos	3		elf	
ellen page	0		person:"Elliot Page"	
ellili yillar	6		year:1950-1959	ellili yıllar
em	4		-	
em alemao	4	5504	lang:de	em alemão
em chines	4	5104	lang:zh	em chinês
em diante	4		#later	
em espanhol	4	5605	lang:es	
em familia	4	2003	genre:family	em família
em frances	4	5404	lang:fr	em francês
em ingles	4	6004	lang:en	em inglês
em italiano	4	5704	lang:it	
em meados dos anos	4		#mid	
em portugues	4	7405	lang:pt	em português
em preto e branco	4		black and white	
em que	4		-	
em torno de	4		#around	
embajada	3		ambassador	
embajadas	3		ambassador	
embajador	3		ambassador	
embarazada	3		pregnancy	
embarazadas	3		pregnancy	
embarazo	3		pregnancy	
embarazos	3		pregnancy	
emission de tele	2		television show	émission de télé
emocionante	3	18701	mood:thrilling	
emocionante	4	13401	mood:heartwarming	
emocionantes	3	18702	mood:thrilling	
emocionantes	4	13402	mood:heartwarming	
emocjonujaca	7	16502	mood:thrilling	emocjonująca
emocjonujace	7	16503	mood:thrilling	emocjonujące
emocjonujacy	7	16501	mood:thrilling	emocjonujący
emocjonujacych	7	16504	mood:thrilling	emocjonujących
emotiva	3	18905	mood:heartwarming	
emotivas	3	19001	mood:heartwarming	
emotivo	3	18904	mood:heartwarming	
emotivos	3	18906	mood:heartwarming	
emouvant	2	17901	mood:heartwarming	émouvant
emouvante	2	17903	mood:heartwarming	émouvante
emouvantes	2	17904	mood:heartwarming	émouvantes
emouvants	2	17902	mood:heartwarming	émouvants
emozionante	5	13603	mood:heartwarming	
emozionanti	5	13604	mood:heartwarming	
emozionanti	5	15503	mood:thrilling	
emperador	3		emperor	
emperadores	3		emperor	
empereur	2		emperor	
empereurs	2		emperor	
empfehlung	1		-	
empfehlungen	1		-	
empfohlen	1		-	
empire romain	2		ancient rome	
empolgante	4	15404	mood:thrilling	
empolgantes	4	15405	mood:thrilling	
empresa	3		office	
empresas	3		office	
en	2		-	
en	3		-	
en	6		-	
en adelante	3		#later	
en anglais	2	7703	lang:en	
en blanco y negro	3		black and white	
en cavale	2		fugitive	
en cok izlenen	6		sort:popularity	en çok izlenen
en costumes	2	4904	genre:history	
en el espacio	3		space	
en el mar	3		sea	
en el que	3		-	
en eski	6		sort:-year	
en espanol	3	8206	lang:es	en español
en ete	2		summer	en été
en familia	3	2503	genre:family	
en famille	2	2305	genre:family	
en francais	2	7100	lang:fr	en français
en guzel	6		sort:rating	en güzel
en ingles	3	8602	lang:en	en inglés
en iyi	6		sort:rating	
en iyiler	6		sort:rating	
en kisa	6		sort:-runtime	en kısa
en kotu	6		award:razzie	en kötü
en la luna	3		moon	
en la que	3		-	
en las que	3		-	
en linea	3		-	en línea
en los anos	3		#decade	en los años
en los anos cincuenta	3		year:1950-1959	en los años cincuenta
en los anos cuarenta	3		year:1940-1949	en los años cuarenta
en los anos dos mil	3		year:2000-2009	en los años dos mil
en los anos noventa	3		year:1990-1999	en los años noventa
en los anos ochenta	3		year:1980-1989	en los años ochenta
en los anos sesenta	3		year:1960-1969	en los años sesenta
en los anos setenta	3		year:1970-1979	en los años setenta
en los anos treinta	3		year:1930-1939	en los años treinta
en los anos veinte	3		year:1920-1929	en los años veinte
en los cincuenta	3		year:1950-1959	
en los cuarenta	3		year:1940-1949	
en los dos mil	3		year:2000-2009	
en los noventa	3		year:1990-1999	
en los ochenta	3		year:1980-1989	
en los sesenta	3		year:1960-1969	
en los setenta	3		year:1970-1979	
en los treinta	3		year:1930-1939	
en los veinte	3		year:1920-1929	
en menos de	3		#under	
en mer	2		sea	
en moins de	2		#under	
en noir et blanc	2		black and white	
en orden	3		#order	
en orden cronologico	3		#story	en orden cronológico
en orden de estreno	3		#order	
en populer	6		sort:popularity	en popüler
en streaming	2		-	
en unlu	6		sort:popularity	en ünlü
en uzun	6		sort:runtime	
en yeni	6		sort:year	
en yuksek puanli	6		sort:rating	en yüksek puanlı
enanas	3		dwarf	
enano	3		dwarf	
enanos	3		dwarf	
enceinte	2		pregnancy	
enceintes	2		pregnancy	
encerrada	3		trapped	
encerradas	3		trapped	
encerrado	3		trapped	
encerrados	3		trapped	
encubierta	3		undercover	
encubiertas	3		undercover	
encubierto	3		undercover	
encubiertos	3		undercover	
end of the	0		#late	
end of the world	0		end of the world	
ende	1		#late	
ende der	1		#late	
ende der welt	1		apocalypse	
endonezya	6	8700	lang:id	
endzeit	1		apocalypse	
enfance	2		childhood	
enfant	2	2402	genre:family	
enfants	2	2403	genre:family	
enfants maltraites	2		child abuse	enfants maltraités
enferma	3		illness	
enferma terminal	3		terminal illness	
enfermas	3		illness	
enferme	2		trapped	enfermé
enfermedad	3		illness	
enfermedad mental	3		mental illness	
enfermedad mentales	3		mental illness	
enfermedad terminal	3		terminal illness	
enfermedades	3		illness	
enfermedades mental	3		mental illness	
enfermedades mentales	3		mental illness	
enfermee	2		trapped	enfermée
enfermees	2		trapped	enfermées
enfermera	3		nurse	
enfermeras	3		nurse	
enfermero	3		nurse	
enfermeros	3		nurse	
enfermes	2		trapped	enfermés
enfermo	3		illness	
enfermo terminal	3		terminal illness	
enfermos	3		illness	
engel	1		angel	
engel	1		#english	
engeln	1		angel	
england	1	8004	lang:en england	
england	1		#english	
englisch	1	7905	lang:en england	
englische	1	8000	lang:en england	
englischen	1	8001	lang:en england	
englischer	1	8002	lang:en england	
englischsprachig	1	7802	lang:en	
englischsprachige	1	7803	lang:en	
english	0		#modifier	
english	0	18200	lang:en	
english films	0	9101	lang:en england	
english language	0	9810	lang:en	
english speaking	0	9809	lang:en	
engracada	4	13702	mood:funny	engraçada
engracadas	4	13704	mood:funny	engraçadas
engracado	4	13701	mood:funny	engraçado
engracados	4	13703	mood:funny	engraçados
enigma	3	4100	genre:mystery	
enigma	3		#english	
enigmas	3	4101	genre:mystery	
enigme	2	3602	genre:mystery	énigme
enigmes	2	3603	genre:mystery	énigmes
enlevement	2		kidnapping	enlèvement
enlevements	2		kidnapping	enlèvements
enneige	2		snow	enneigé
enquete	2	3604	genre:mystery	enquête
enquetes	2	3605	genre:mystery	enquêtes
enqueteur	2		detective	enquêteur
enqueteurs	2		detective	enquêteurs
enseignant	2		teacher	
enseignante	2		teacher	
enseignantes	2		teacher	
enseignants	2		teacher	
entdecker	1		explorer	
entdeckern	1		explorer	
enterrement	2		funeral	
enterrements	2		funeral	
entertaining	0		-	
entfuhrt	1		kidnapping	entführt
entfuhrung	1		kidnapping	entführung
entfuhrung eines flugzeugs	1		hijacking	entführung eines flugzeugs
entfuhrungen	1		kidnapping	entführungen
entierro	3		funeral	
entranable	3	19002	mood:heartwarming	entrañable
entranables	3	19003	mood:heartwarming	entrañables
entre	2		#between	
entre	3		#between	
entre	4		#between	
entreprise	2		office	
entreprises	2		office	
entro il	5		#until	
envejecer	3		old age	
environ	2		#around	
environnement	2		environment	
epee	2		sword fight	épée
epees	2		sword fight	épées
epic	0		-	
epic film	0		runtime:150-	
epic films	0		runtime:150-	
epic movie	0		runtime:150-	
epic movies	0		runtime:150-	
epics	0		runtime:150-	
epidemia	3		pandemic	
epidemias	3		pandemic	
epidemie	1		pandemic	
epidemie	2		pandemic	épidémie
epidemien	1		pandemic	
epidemies	2		pandemic	épidémies
episodenfilm	1		anthology	
episodenfilme	1		anthology	
epoca	3	17700	genre:history	época
epoque	2		-	époque
epouvante	2	101	genre:horror	épouvante
epoux	2		marriage	époux
equitacion	3		horse	equitación
equitation	2		horse	équitation
era	0		-	
era de hielo	3		ice age	
erbe	1		inheritance	
erbe	1		#english	
erbin	1		inheritance	
erblindet	1		blind	
erbschaft	1		inheritance	
erdbeben	1		earthquake	
erfinder	1		inventor	
erfolgreich	1		sort:popularity	
erfolgreiche	1		sort:popularity	
erfolgreichste	1		sort:popularity	
erfolgreichsten	1		sort:popularity	
ergreifend	1	18105	mood:heartwarming	
ergreifende	1	18106	mood:heartwarming	
ergreifenden	1	18201	mood:heartwarming	
ergreifender	1	18202	mood:heartwarming	
ergreifendes	1	18203	mood:heartwarming	
erinnerung	1		memory	
erinnerungen	1		memory	
ermittler	1		detective	
ermittlern	1		detective	
ermordung	1		murder	
erntedank	1		thanksgiving	
erotic thriller	0	5600	genre:thriller erotic	
erotic thrillers	0	5601	genre:thriller erotic	
erotica	3		erotic	erótica
erotica	3		#english	
eroticas	3		erotic	eróticas
erotico	3		erotic	erótico
eroticos	3		erotic	eróticos
erotik	1		erotic	
erotikfilm	1		erotic	
erotikfilme	1		erotic	
erotique	2		erotic	érotique
erotiques	2		erotic	érotiques
erotisch	1		erotic	
erotische	1		erotic	
erotischen	1		erotic	
erotisme	2		erotic	érotisme
erotismo	3		erotic	
erpressung	1		blackmail	
erreur judiciaire	2		wrongful conviction	
error judicial	3		wrongful conviction	
erste	1		#first	
erste liebe	1		first love	
erste weltkrieg	1		world war i	
ersten	1		#first	
ersten liebe	1		first love	
ersten weltkrieg	1		world war i	
erster	1		#first	
erster weltkrieg	1		world war i	
erstes	1		#first	
erwachsenwerden	1		coming of age	
es	3		-	
es geht um	1		-	
escalada	3		mountain	
escalade	2		mountain	
escalade libre	2		climbing	
escalador	3		climbing	
escaladores	3		climbing	
escandinava	3	13801	lang:sv,da,no,fi,is	
escandinava	4	11301	lang:sv,da,no,fi,is	
escandinavas	3	13803	lang:sv,da,no,fi,is	
escandinavas	4	11303	lang:sv,da,no,fi,is	
escandinavo	3	13800	lang:sv,da,no,fi,is	
escandinavo	4	11300	lang:sv,da,no,fi,is	
escandinavos	3	13802	lang:sv,da,no,fi,is	
escandinavos	4	11302	lang:sv,da,no,fi,is	
escape de prision	3		prison escape	escape de prisión
esclava	3		slavery	
esclavage	2		slavery	
esclavas	3		slavery	
esclave	2		slavery	
esclaves	2		slavery	
esclavitud	3		slavery	
esclavo	3		slavery	
esclavos	3		slavery	
esclusi	5		#not	
escluso	5		#not	
escoces	3	9100	lang:en scotland	escocés
escoces	4	6500	lang:en scotland	escocês
escocesa	3	9101	lang:en scotland	
escocesa	4	6501	lang:en scotland	
escocesas	3	9102	lang:en scotland	
escocesas	4	6503	lang:en scotland	
escoceses	3	9103	lang:en scotland	
escoceses	4	6502	lang:en scotland	
escocia	3	9104	lang:en scotland	
escocia	4	6504	lang:en scotland	escócia
escolar	3		school	
escolares	3		school	
escritor	3		writer	
escritora	3		writer	
escritoras	3		writer	
escritores	3		writer	
escroc	2		con man	
escrocs	2		con man	
escuela	3		school	
escuelas	3		school	
esel	1		donkey	
esilarante	5	13805	mood:funny	
esilaranti	5	13806	mood:funny	
eski	6		year:-1979	
espace	2		space	
espaciais	4		space	
espacial	3		space	
espacial	4		space	
espaciales	3		space	
espacio	3		space	
espaco	4		space	espaço
espada	3		sword fight	
espadachin	3		sword fight	espadachín
espadachines	3		sword fight	
espadas	3		sword fight	
espagne	2	7304	lang:es	
espagnol	2	7300	lang:es	
espagnole	2	7302	lang:es	
espagnoles	2	7303	lang:es	
espagnols	2	7301	lang:es	
espagueti western	3	6802	genre:western lang:it	
espana	3	8204	lang:es	españa
espanha	4	5606	lang:es	
espanhois	4	5601	lang:es	
espanhois	4	5603	lang:es	espanhóis
espanhol	4	5600	lang:es	
espanhola	4	5602	lang:es	
espanholas	4	5604	lang:es	
espanol	3	8200	lang:es	español
espanola	3	8201	lang:es	española
espanolas	3	8203	lang:es	españolas
espanoles	3	8202	lang:es	españoles
espanto	3	200	genre:horror	
espejo	3		mirror	
espejos	3		mirror	
espeluznante	3	17902	mood:scary	
espeluznantes	3	17903	mood:scary	
esperanto	0	26300	lang:eo	
espia	3		spy	espía
espiao	4	12900	genre:thriller spy	espião
espias	3		spy	espías
espioes	4	12901	genre:thriller spy	espiões
espion	2		spy	
espionage thriller	0	5502	genre:thriller spy	
espionage thrillers	0	5503	genre:thriller spy	
espionagem	4	12902	genre:thriller spy	
espionaje	3		spy	
espionnage	2		spy	
espionne	2		spy	
espionnes	2		spy	
espions	2		spy	
espiritismo	3		seance	
espiritu	3		spirit	espíritu
espiritus	3		spirit	espíritus
esporte	4	13000	genre:drama sport	
esportes	4	13001	genre:drama sport	
esportiva	4	13004	genre:drama sport	
esportivas	4	13100	genre:drama sport	
esportivo	4	13003	genre:drama sport	
esportivos	4	13005	genre:drama sport	
esposa	3		marriage	
esposas	3		marriage	
esposo	3		marriage	
esposos	3		marriage	
esprit	2		spirit	
esprit	2		#english	
esprits	2		spirit	
esqui	3		skiing	esquí
esquizofrenia	3		mental illness	
essen	1		food	
essential	0		-	
est	2		-	
estados unidos	3	8603	lang:en	
estados unidos	4	6100	lang:en	
estadounidense	3	8504	lang:en	
estadounidenses	3	8505	lang:en	
estadunidense	4	5902	lang:en	
estadunidenses	4	5903	lang:en	
estafa	3		con man	
estafador	3		con man	
estafadores	3		con man	
estafas	3		con man	
estambul	3		istanbul	
estilo	3		-	
estilo	4		-	
estival	2		summer	
estonian	0	23300	lang:et	
estrada	4		road trip	
estrada	4		#english	
estrangeira	4	11801	lang:!en	
estrangeiras	4	11803	lang:!en	
estrangeiro	4	11800	lang:!en	
estrangeiro	4		#english	
estrangeiros	4	11802	lang:!en	
estreias	4		sort:year	
estrelada	4		-	
estreladas	4		-	
estrelado	4		-	
estrelado por	4	12504	#movie	
estrelado por	4		-	
estrelados	4		-	
estrelados por	4	12600	#movie	
estrelados por	4		-	
estreno	3		sort:year	
estrenos	3		sort:year	
et	2		#and	
et apres	2		#later	et après
et avant	2		#earlier	
et des	2		#and	
et les	2		#and	
et plus	2		#later	
etats unis	2	7604	lang:en	états-unis
ete	2		summer	été
ete	2		#english	
ethiopian	0	26101	lang:am	
etranger	2	16200	lang:!en	étranger
etrangere	2	16202	lang:!en	étrangère
etrangeres	2	16203	lang:!en	étrangères
etrangers	2	16201	lang:!en	étrangers
etudiant	2		college	étudiant
etudiante	2		college	étudiante
etudiantes	2		college	étudiantes
etudiants	2		college	étudiants
etwa	1		#around	
eule	1		owl	
eulen	1		owl	
europa	1	13201	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europa	1		#english	
europa	3	14100	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europa	3		#english	
europa	4	11601	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europaisch	1	13100	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	europäisch
europaische	1	13101	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	europäische
europaischen	1	13102	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	europäischen
europaischer	1	13200	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	europäischer
europe	2	13001	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europe	2		#english	
europea	3	14001	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europea	5	12201	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
european	0	16200	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europeas	3	14003	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europee	5	12203	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europeen	2	12900	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	européen
europeenne	2	12902	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	européenne
europeennes	2	13000	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	européennes
europeens	2	12901	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	européens
europei	5	12202	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europeia	4	11501	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europeias	4	11600	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europejska	7	12701	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europejski	7	12700	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europejskich	7	12800	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europejskie	7	12702	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europeo	3	14000	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europeo	5	12200	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europeos	3	14002	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europeu	4	11500	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europeus	4	11502	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
evasion	2		prison escape	évasion
evasion	2		#english	
evasion de prison	2		prison escape	évasion de prison
evasions	2		prison escape	évasions
evasions de prison	2		prison escape	évasions de prison
ever	0		-	
ever made	0		-	
every	0		#every	
every	0		-	
exceeding	0		#over	
excellent	0		-	
except	0		#not	
except for	0		#not	
excepto	3		#not	
excepto	4		#not	
exceto	4		#not	
exciting	0	7902	mood:thrilling	
exciting	0		#modifier	
excluding	0		#not	
exorcisme	2		exorcism	
exorcismes	2		exorcism	
exorcismo	3		exorcism	
exorcismos	3		exorcism	
exorcista	3		exorcism	
exorcistas	3		exorcism	
exorciste	2		exorcism	
exorcistes	2		exorcism	
exorzismus	1		exorcism	
exorzist	1		exorcism	
exorzisten	1		exorcism	
expedicion	3		explorer	expedición
expediciones	3		explorer	
expediente warren	3		the conjuring	
expedition	1		explorer	
expedition	1		#english	
expedition	2		explorer	expédition
expedition	2		#english	
expeditionen	1		explorer	
expeditions	2		explorer	expéditions
experience scientifique	2		experiment	expérience scientifique
experiences scientifiques	2		experiment	expériences scientifiques
experiment	1		experiment	
experiment	1		#english	
experimente	1		experiment	
experimenten	1		experiment	
experimento	3		experiment	
experimentos	3		experiment	
explorador	3		explorer	
exploradores	3		explorer	
explorateur	2		explorer	
explorateurs	2		explorer	
exploration	2		explorer	
exploration	2		#english	
explorations	2		explorer	
expresionismo	3	15000	lang:de year:1913-1933	
expresionismo aleman	3	15001	lang:de year:1913-1933	expresionismo alemán
expresionista	3	15002	lang:de year:1913-1933	
expresionistas	3	15003	lang:de year:1913-1933	
expressionism	0	16603	lang:de year:1913-1933	
expressionismus	1	14100	lang:de year:1913-1933	
expressionist	0	16602	lang:de year:1913-1933	
expressionistisch	1	14102	lang:de year:1913-1933	
expressionistische	1	14200	lang:de year:1913-1933	
expressionnisme	2	13900	lang:de year:1913-1933	
expressionnisme allemand	2	13901	lang:de year:1913-1933	
expressionniste	2	13902	lang:de year:1913-1933	
expressionnistes	2	14000	lang:de year:1913-1933	
extensa	3		runtime:150-	
extensas	3		runtime:150-	
extenso	3		runtime:150-	
extensos	3		runtime:150-	
extra terrestre	2		alien	extra-terrestre
extra terrestres	2		alien	extra-terrestres
extranjera	3	17501	lang:!en	
extranjeras	3	17503	lang:!en	
extranjero	3	17500	lang:!en	
extranjeros	3	17502	lang:!en	
extraterrestre	2		alien	
extraterrestre	3		alien	
extraterrestre	4		alien	
extraterrestre	5		alien	
extraterrestres	2		alien	
extraterrestres	3		alien	
extraterrestres	4		alien	
extraterrestri	5		alien	
fac	2		college	
fac	2		#english	
factos reais	4		true story	
facultad	3		college	
fahrrad	1		bicycle	
fahrrader	1		bicycle	fahrräder
fahrstuhl	1		elevator	
faire peur	2	16503	mood:scary	
fait peur	2	16301	mood:scary	
fait pleurer	2	17201	mood:sad	
fait rire	2	16601	mood:funny	
faits reels	2		true story	faits réels
fajne	7		-	
fajny	7		-	
famiglia	5	2200	genre:family	
famiglia	5		#english	
familia	3	2500	genre:family	
familia	4	1900	genre:family	família
familia	4		#english	
familia real	3		royalty	
familial	2	2301	genre:family	
familiale	2	2302	genre:family	
familiales	2	2303	genre:family	
familiar	3	2501	genre:family	
familiar	4	1901	genre:family	
familiares	3	2502	genre:family	
familiares	4	1902	genre:family	
familiaux	2	2304	genre:family	
familie	1	2600	genre:family	
familien	1	2601	genre:family	
familiendrama	1	4600	genre:drama,family	
familiendramen	1	4601	genre:drama,family	
familienfilm	1	2602	genre:family	
familienfilme	1	2603	genre:family	
familiengeheimnis	1		family secret	
familiengeheimnisse	1		family secret	
familienkomodie	1	2900	genre:family,comedy	familienkomödie
familienkomodien	1	2901	genre:family,comedy	familienkomödien
familijna	7	2101	genre:family	
familijne	7	2102	genre:family	
familijny	7	2100	genre:family	
familijnych	7	2103	genre:family	
famille	2	2300	genre:family	
famille royale	2		royalty	
family	0	1200	genre:family	
family	0		#modifier	
family friendly	0	1201	genre:family	
family holiday	0		family vacation	
family reunion	0		family reunion	
family secret	0		family secret	
family secrets	0		family secret	
family vacation	0		family vacation	
famosa	3		sort:popularity	
famosa	4		sort:popularity	
famosa	5		sort:popularity	
famosas	3		sort:popularity	
famosas	4		sort:popularity	
famose	5		sort:popularity	
famosi	5		sort:popularity	
famoso	3		sort:popularity	
famoso	4		sort:popularity	
famoso	5		sort:popularity	
famosos	3		sort:popularity	
famosos	4		sort:popularity	
famous	0		sort:popularity	
famous	0		#modifier	
fantaisie	2	2702	genre:fantasy	
fantascientifica	5	2902	genre:science-fiction	
fantascientifice	5	3001	genre:science-fiction	
fantascientifici	5	3000	genre:science-fiction	
fantascientifico	5	2901	genre:science-fiction	
fantascienza	5	2900	genre:science-fiction	
fantasia	3	2900	genre:fantasy	fantasía
fantasia	3		#english	
fantasia	4	2200	genre:fantasy	
fantasia	5	2700	genre:fantasy	
fantasias	3	2905	genre:fantasy	fantasías
fantasies	0	1301	genre:fantasy	
fantasma	3		ghost	
fantasma	4		ghost	
fantasma	4		#english	
fantasma	5		ghost	
fantasmas	3		ghost	
fantasmas	4		ghost	
fantasmi	5		ghost	
fantastic	0		-	
fantastica	3	2902	genre:fantasy	fantástica
fantastica	3		#english	
fantastica	4	2202	genre:fantasy	fantástica
fantastica	5	2702	genre:fantasy	
fantasticas	3	2904	genre:fantasy	fantásticas
fantasticas	4	2204	genre:fantasy	fantásticas
fantastice	5	2704	genre:fantasy	
fantastici	5	2703	genre:fantasy	
fantastico	3	2901	genre:fantasy	fantástico
fantastico	4	2201	genre:fantasy	fantástico
fantastico	5	2701	genre:fantasy	
fantasticos	3	2903	genre:fantasy	fantásticos
fantasticos	4	2203	genre:fantasy	fantásticos
fantastik	1	3004	genre:fantasy	
fantastik	6	1700	genre:fantasy	
fantastik film	6	1702	genre:fantasy	
fantastik filmler	6	1703	genre:fantasy	
fantastique	2	2700	genre:fantasy	
fantastiques	2	2701	genre:fantasy	
fantastisch	1	3001	genre:fantasy	
fantastische	1	3002	genre:fantasy	
fantastischen	1	3003	genre:fantasy	
fantastyczna	7	2502	genre:fantasy	
fantastyczne	7	2503	genre:fantasy	
fantastyczno naukowa	7	2702	genre:science-fiction	fantastyczno-naukowa
fantastyczno naukowe	7	2800	genre:science-fiction	fantastyczno-naukowe
fantastyczno naukowy	7	2701	genre:science-fiction	fantastyczno-naukowy
fantastyczno naukowych	7	2801	genre:science-fiction	fantastyczno-naukowych
fantastyczny	7	2501	genre:fantasy	
fantastycznych	7	2504	genre:fantasy	
fantastyka	7	2500	genre:fantasy	
fantastyka naukowa	7	2700	genre:science-fiction	
fantasy	0	1300	genre:fantasy	
fantasy	1	3000	genre:fantasy	
fantasy	2	2703	genre:fantasy	
fantasy	5	2705	genre:fantasy	
fantezi	6	1701	genre:fantasy	
fantome	2		ghost	fantôme
fantomes	2		ghost	fantômes
far west	2	5302	genre:western	
far west	5	5302	genre:western	
faraon	3		ancient egypt	faraón
faraones	3		ancient egypt	
faroeste	4	4000	genre:western	
faroeste espaguete	4	4200	genre:western lang:it	
faroestes	4	4001	genre:western	
farrelly brothers	0		director:"Peter Farrelly" director:"Bobby Farrelly"	
farsca	6	8100	lang:fa	farsça
farsi	0	20801	lang:fa	
fast	0		#english	
fatos reais	4		true story	
fatti reali	5		true story	
fatti realmente accaduti	5		true story	
fauteuil roulant	2		disability	
favorite	0		-	
favourite	0		-	
fazla	6		#more	
fbi	1		fbi	
fbi	1		#english	
fbi	2		fbi	
fbi	2		#english	
fbi	3		fbi	
fbi	3		#english	
feature	0	18107	#movie	
feature film	0	18109	#movie	
feature film	0		-	
feature films	0	18110	#movie	
feature films	0		-	
features	0	18108	#movie	
featurette	0		runtime:-80	
featurettes	0		runtime:-80	
featuring	0		-	
feel good	0	7301	mood:feel-good	
feel good	0	7303	mood:feel-good	feel-good
feel good	1	17202	mood:feel-good	
feel good	2	16901	mood:feel-good	
feel good	3	18201	mood:feel-good	
feelgood	0	7302	mood:feel-good	
feelgood	1	17201	mood:feel-good	
feen	1		fairy	
fees	2		fairy	fées
feier	1		party	
feita	4		-	
feitas	4		-	
feito	4		-	
feitos	4		-	
feminisme	2		feminism	féminisme
feminismo	3		feminism	
feminismus	1		feminism	
feminista	3		feminism	
feministas	3		feminism	
feministe	2		feminism	féministe
feministes	2		feminism	féministes
feministisch	1		feminism	
feministische	1		feminism	
femme	2		feminism	
femme	2		#english	
femme fatale	1		femme fatale	
femme fatale	2		femme fatale	
femme fatale	3		femme fatale	
femmes	2		feminism	
femmes fatales	2		femme fatale	
ferien	1		vacation	
ferienlager	1		summer camp	
ferkel	1		pig	
ferme	2		farm	
fermes	2		farm	
fernsehen	1		television	
fernsehfilm	1	5700	genre:tv-movie	
fernsehfilme	1	5701	genre:tv-movie	
fernsehshow	1		television show	
ferrocarril	3		train	
fest	1		party	
fete	2		party	fête
fetes	2		party	fêtes
feu	2		fire	
feu	2		#english	
feuer	1		fire	
feuerwehr	1		firefighter	
feuerwehrleute	1		firefighter	
feuerwehrmann	1		firefighter	
fewer than	0		#under	
ffc	0		director:"Francis Ford Coppola"	
ficcao cientifica	4	2300	genre:science-fiction	ficção científica
fiebre del oro	3		gold	
fiesta	3		party	
fiestas	3		party	
fifth	0		#fifth	
fifties	0		year:1950-1959	
filipina	3	13301	lang:tl	
filipina	3		#english	
filipina	4	10801	lang:tl	
filipinas	3	13303	lang:tl	
filipinas	4	10803	lang:tl	
filipinler	6	8800	lang:tl	
filipino	0	21500	lang:tl	
filipino	3	13300	lang:tl	
filipino	3		#english	
filipino	4	10800	lang:tl	
filipinos	3	13302	lang:tl	
filipinos	4	10802	lang:tl	
filipinska	7	11901	lang:tl	filipińska
filipinski	7	11900	lang:tl	filipiński
filipinskich	7	11903	lang:tl	filipińskich
filipinskie	7	11902	lang:tl	filipińskie
filippina	5	11601	lang:tl	
filippine	5	11603	lang:tl	
filippini	5	11602	lang:tl	
filippino	5	11600	lang:tl	
fille de	2		daughter	
fillette	2		girl	
fillettes	2		girl	
film	0	18102	#movie	
film	0		-	
film	1		-	
film	1	14501	#movie	
film	2		-	
film	2	14301	#movie	
film	3		-	
film	3	15504	#movie	
film	5		-	
film	5	12600	#movie	
film	6		-	
film	7		-	
film a sketches	2		anthology	film à sketches
film a suspense	2	3200	genre:thriller	film à suspense
film akcji	7	1002	genre:action	
film animowany	7	1800	genre:animation	
film avec	2	14102	#movie	
film avec	2		-	
film azione	5	1203	genre:action	
film biograficzny	7		biography	
film catastrophe	2		disaster	
film comici	5	405	genre:comedy	
film comico	5	404	genre:comedy	
film comique	2	403	genre:comedy	
film commedia	5	500	genre:comedy	
film con	5	12800	#movie	
film con	5		-	
film court	2		runtime:-80	
film d' action	2	1101	genre:action	film d'action
film d' amore	5	701	genre:romance	film d'amore
film d' amour	2	503	genre:romance	film d'amour
film d' animation	2	1603	genre:animation	film d'animation
film d' animation japonais	2	1901	genre:animation lang:ja	film d'animation japonais
film d' animation pour enfants	2	2201	genre:animation,family	film d'animation pour enfants
film d' animazione	5	1702	genre:animation	film d'animazione
film d' auteur	2		-	film d'auteur
film d' aventure	2	1402	genre:adventure	film d'aventure
film d' aventures	2	1403	genre:adventure	film d'aventures
film d' avventura	5	1403	genre:adventure	film d'avventura
film d' azione	5	1202	genre:action	film d'azione
film d' epoque	2	4902	genre:history	film d'époque
film d' epouvante	2	104	genre:horror	film d'épouvante
film d' espionnage	2		spy	film d'espionnage
film d' horreur	2	102	genre:horror	film d'horreur
film d' orrore	5	104	genre:horror	film d'orrore
film da vedere	5	12902	#movie	
film da vedere	5		-	
film de	2	14101	#movie	
film de	2		-	
film de catch	2		wrestling	
film de foot	2		soccer	
film de guerre	2	5102	genre:war	
film de proces	2		courtroom	film de procès
film de science fiction	2	2803	genre:science-fiction	film de science-fiction
film degli	5	12706	#movie	
film degli	5		-	
film dei	5	12705	#movie	
film dei	5		-	
film del	5	12703	#movie	
film del	5		-	
film dell'orrore	5	103	genre:horror	
film della	5	12704	#movie	
film della	5		-	
film di	5	12702	#movie	
film di	5		-	
film di fantascienza	5	3100	genre:science-fiction	
film di guerra	5	5003	genre:war	
film dokumentalny	7	5801	genre:documentary	
film drammatici	5	4301	genre:drama	
film drammatico	5	4300	genre:drama	
film familijny	7	2300	genre:family	
film fantasy	5	2800	genre:fantasy	
film fantasy	7	2600	genre:fantasy	
film grozy	7	105	genre:horror	
film historique	2	4803	genre:history	
film historyczny	7	4604	genre:history	
film horror	5	200	genre:horror	
film kryminalny	7	3601	genre:crime	
film long	2		runtime:150-	
film mit	1	14306	#movie	
film mit	1		-	
film muet	2		year:-1929	
film muti	5		year:-1929	
film muto	5		year:-1929	
film na faktach	7		true story	
film niemy	7		year:-1929	
film noir	0		film noir	
film noir	1		film noir	
film noir	2		film noir	
film noir	3		film noir	
film noir	5		film noir	
film noir americain	2		film noir	film noir américain
film noirs	0		film noir	
film o	7	13108	#movie	
film o	7		-	
film per bambini	5	2302	genre:family	
film per famiglie	5	2303	genre:family	
film per la tv	5	5901	genre:tv-movie	
film per ragazzi	5	2400	genre:family	
film policier	2	3907	genre:crime	
film przygodowy	7	1500	genre:adventure	
film qui	2	14106	#movie	
film qui	2		-	
film romantyczny	7	14805	mood:romantic	
film series	0		#series	
film sf	7	2902	genre:science-fiction	
film storici	5	4705	genre:history	
film storico	5	4704	genre:history	
film su	5	12802	#movie	
film su	5		-	
film sugli	5	12900	#movie	
film sugli	5		-	
film sui	5	12805	#movie	
film sui	5		-	
film sul	5	12803	#movie	
film sul	5		-	
film sull	5	12901	#movie	film sull'
film sulla	5	12804	#movie	
film sulla	5		-	
film sulle	5	12806	#movie	
film sulle	5		-	
film sur	2	14104	#movie	
film sur	2		-	
film sur le cinema	2		filmmaking	film sur le cinéma
film telewizyjny	7	5900	genre:tv-movie	
film thriller	5	3201	genre:thriller	
film tv	5	5900	genre:tv-movie	
film uber	1	14402	#movie	film über
film uber	1		-	film über
film uber film	1		filmmaking	film über film
film von	1	14400	#movie	
film von	1		-	
film w	7	13202	#movie	
film w rezyserii	7	13200	#movie	film w reżyserii
film w rezyserii	7		-	film w reżyserii
film western	5	5300	genre:western	
film wojenny	7	5007	genre:war	
film z	7	13106	#movie	
film z	7		-	
filmach	7		-	
filmach	7	13104	#movie	
filmbiografie	1		biography	
filmbiografien	1		biography	
filme	1	14300	#movie	
filme	1		-	
filme	3		-	
filme	4		-	
filme	4	12200	#movie	
filme aus	1	14404	#movie	
filme aus	1		-	
filme com	4	12401	#movie	
filme com	4		-	
filme da	4	12306	#movie	
filme da	4		-	
filme de	3		-	
filme de	4	12302	#movie	
filme de	4		-	
filme de acao	4	1002	genre:action	filme de ação
filme de accao	4	1004	genre:action	filme de acção
filme de animacao	4	1603	genre:animation	filme de animação
filme de aventura	4	1302	genre:adventure	
filme de comedia	4	501	genre:comedy	filme de comédia
filme de epoca	4	3505	genre:history	filme de época
filme de faroeste	4	4004	genre:western	
filme de ficcao	4	2401	genre:science-fiction	filme de ficção
filme de ficcao cientifica	4	2302	genre:science-fiction	filme de ficção científica
filme de guerra	4	3802	genre:war	
filme de horror	4	200	genre:horror	
filme de romance	4	700	genre:romance	
filme de suspense	4	2503	genre:thriller	
filme de terror	4	101	genre:horror	
filme der	1	14405	#movie	
filme der	1		-	
filme do	4	12304	#movie	
filme do	4		-	
filme mit	1	14307	#movie	
filme mit	1		-	
filme mudo	4		year:-1929	
filme nacional	4	7302	lang:pt brazil	
filme noir	4		film noir	
filme sobre	4	12404	#movie	
filme sobre	4		-	
filme uber	1	14403	#movie	filme über
filme uber	1		-	filme über
filme ubers filmemachen	1		filmmaking	filme übers filmemachen
filme von	1	14401	#movie	
filme von	1		-	
filmem	7		-	
filmemachen	1		filmmaking	
filmen	1	14301	#movie	
filmen	1		-	
filmes	3		-	
filmes	3	15106	#movie	
filmes	4		-	
filmes	4	12201	#movie	
filmes com	4	12402	#movie	
filmes com	4		-	
filmes da	4	12400	#movie	
filmes da	4		-	
filmes de	4	12303	#movie	
filmes de	4		-	
filmes de acao	4	1003	genre:action	filmes de ação
filmes de accao	4	1100	genre:action	filmes de acção
filmes de animacao	4	1604	genre:animation	filmes de animação
filmes de aventura	4	1303	genre:adventure	
filmes de comedia	4	502	genre:comedy	filmes de comédia
filmes de epoca	4	3600	genre:history	filmes de época
filmes de faroeste	4	4100	genre:western	
filmes de ficcao	4	2402	genre:science-fiction	filmes de ficção
filmes de ficcao cientifica	4	2400	genre:science-fiction	filmes de ficção científica
filmes de guerra	4	3803	genre:war	
filmes de horror	4	201	genre:horror	
filmes de romance	4	701	genre:romance	
filmes de suspense	4	2504	genre:thriller	
filmes de terror	4	102	genre:horror	
filmes do	4	12305	#movie	
filmes do	4		-	
filmes mudos	4		year:-1929	
filmes nacionais	4	7303	lang:pt brazil	
filmes noir	4		film noir	
filmes sobre	4	12405	#movie	
filmes sobre	4		-	
filmfare	0		award:filmfare	
filmfare awards	0		award:filmfare	
filmfare winners	0		award:filmfare	
filmi	6		-	
filmi	6	9500	#movie	
filmie	7		-	
filmie	7	13103	#movie	
filmin	6		-	
filmin	6	9504	#movie	
filmler	6		-	
filmler	6	9501	#movie	
filmleri	6		-	
filmleri	6	9502	#movie	
filmlerin	6		-	
filmlerin	6	9503	#movie	
filmography	0		#ending	
filmow	7		-	filmów
filmow	7	13101	#movie	filmów
filmow akcji	7	1004	genre:action	filmów akcji
filmow wojennych	7	5101	genre:war	filmów wojennych
filmparodie	1	6002	genre:comedy parody	
filmparodien	1	6003	genre:comedy parody	
filmreihe	1		#series	
films	0	18103	#movie	
films	0		-	
films	1		-	
films	2		-	
films	2	14302	#movie	
films a sketches	2		anthology	films à sketches
films a suspense	2	3201	genre:thriller	films à suspense
films avec	2	14103	#movie	
films avec	2		-	
films catastrophe	2		disaster	
films catastrophes	2		disaster	
films courts	2		runtime:-80	
films d' action	2	1102	genre:action	films d'action
films d' amour	2	600	genre:romance	films d'amour
films d' animation	2	1700	genre:animation	films d'animation
films d' animation japonais	2	2000	genre:animation lang:ja	films d'animation japonais
films d' auteur	2		-	films d'auteur
films d' epoque	2	4903	genre:history	films d'époque
films d' horreur	2	103	genre:horror	films d'horreur
films de	2	14100	#movie	
films de	2		-	
films de guerre	2	5103	genre:war	
films de science fiction	2	2900	genre:science-fiction	films de science-fiction
films historiques	2	4804	genre:history	
films longs	2		runtime:150-	
films muets	2		year:-1929	
films noirs	0		film noir	
films noirs	2		film noir	
films of	0		-	
films policiers	2	4000	genre:crime	
films qui	2	14107	#movie	
films qui	2		-	
films sur	2	14105	#movie	
films sur	2		-	
films sur le cinema	2		filmmaking	films sur le cinéma
filmu	7		-	
filmu	7	13102	#movie	
filmy	7		-	
filmy	7	13100	#movie	
filmy akcji	7	1003	genre:action	
filmy animowane	7	1801	genre:animation	
filmy biograficzne	7		biography	
filmy dla dzieci	7	2302	genre:family	
filmy dokumentalne	7	5802	genre:documentary	
filmy familijne	7	2301	genre:family	
filmy fantasy	7	2601	genre:fantasy	
filmy grozy	7	106	genre:horror	
filmy historyczne	7	4700	genre:history	
filmy kryminalne	7	3602	genre:crime	
filmy na faktach	7		true story	
filmy nieme	7		year:-1929	
filmy o	7	13109	#movie	
filmy o	7		-	
filmy przygodowe	7	1501	genre:adventure	
filmy romantyczne	7	14901	mood:romantic	
filmy science fiction	7	2900	genre:science-fiction	
filmy sf	7	2901	genre:science-fiction	
filmy telewizyjne	7	5901	genre:tv-movie	
filmy w	7	13203	#movie	
filmy w	7		-	
filmy w rezyserii	7	13201	#movie	filmy w reżyserii
filmy w rezyserii	7		-	filmy w reżyserii
filmy wojenne	7	5100	genre:war	
filmy z	7	13107	#movie	
filmy z	7		-	
filosofia	3		philosophy	filosofía
filosofica	3		philosophy	filosófica
filosoficas	3		philosophy	filosóficas
filosofico	3		philosophy	filosófico
filosoficos	3		philosophy	filosóficos
fils	2		son	
fim do mundo	4		apocalypse	
fim dos	4		#late	
fim dos anos	4		#late	
fin	0		#english	
fin	2		#late	
fin de ano	3		new year's eve	fin de año
fin del mundo	3		apocalypse	
fin des	2		#late	
fin des annees	2		#late	fin des années
fin du monde	2		apocalypse	
fin inattendue	2		twist ending	
fin surprenante	2		twist ending	
final	0		#last	
final da decada de	4		#late	final da década de
final dos	4		#late	
final dos anos	4		#late	
final inesperado	3		twist ending	
final sorprendente	3		twist ending	
finales	3		#late	
finales de los	3		#late	
finales de los anos	3		#late	finales de los años
finanzkrise	1		financial crisis	
fince	6	6901	lang:fi	
find	0		-	
find me	0		-	
fine	5		#late	
fine	5		#english	
fine anni	5		#late	
fine degli anni	5		#late	
fine del mondo	5		apocalypse	
fine del mondo	5		#english	
fines	3		#late	
fines de los	3		#late	
finlandais	2	10600	lang:fi	
finlandaise	2	10601	lang:fi	
finlandaises	2	10602	lang:fi	
finlande	2	10603	lang:fi	
finlandes	3	11600	lang:fi	finlandés
finlandes	4	9000	lang:fi	finlandês
finlandesa	3	11601	lang:fi	
finlandesa	4	9001	lang:fi	
finlandesas	3	11602	lang:fi	
finlandesas	4	9003	lang:fi	
finlandese	5	9900	lang:fi	
finlandeses	4	9002	lang:fi	
finlandesi	5	9901	lang:fi	
finlandia	3	11603	lang:fi	
finlandia	4	9004	lang:fi	finlândia
finlandia	5	9902	lang:fi	
finlandia	7	10004	lang:fi	
finlandiya	6	6900	lang:fi	
finnisch	1	10800	lang:fi	
finnische	1	10801	lang:fi	
finnischen	1	10802	lang:fi	
finnischer	1	10803	lang:fi	
finnish	0	19700	lang:fi	
finnland	1	10804	lang:fi	
finnois	2	10604	lang:fi	
fino a	5		#until	
fino al	5		#until	
finska	7	10001	lang:fi	fińska
finski	7	10000	lang:fi	fiński
finskich	7	10003	lang:fi	fińskich
finskie	7	10002	lang:fi	fińskie
firma	1		office	
first	0		#first	
first world war	0		world war i	
fiscal	3		prosecutor	
fiscales	3		prosecutor	
fiscalia	3		prosecutor	fiscalía
fisch	1		fish	
fische	1		fish	
fischer	1		fisherman	
fischer	1		#english	
fitnessstudio	1		gym	
flamenco	1		flamenco	
flamenco	1		#english	
flamenco	2		flamenco	
flamenco	2		#english	
flamenco	3		flamenco	
flamenco	3		#english	
fleuve	2		river	
fleuves	2		river	
flic	2		police	
flic corrompu	2		police corruption	
flic ripou	2		police corruption	
flic ripoux	2		police corruption	
flick	0	18104	#movie	
flick	0		-	
flicks	0	18105	#movie	
flicks	0		-	
flics	2		police	
flics corrompus	2		police corruption	
flics ripou	2		police corruption	
flics ripoux	2		police corruption	
fliegende untertasse	1		ufo	
fliegende untertassen	1		ufo	
flieger	1		pilot	
fliegern	1		pilot	
flippant	2	16403	mood:scary	
flippante	2	16405	mood:scary	
flippantes	2	16406	mood:scary	
flippants	2	16404	mood:scary	
fluch	1		curse	
fluch der karibik	1		pirates of the caribbean	
flucht	1		refugee	
fluchtige	1		fugitive	flüchtige
fluchtiger	1		fugitive	flüchtiger
fluchtling	1		refugee	flüchtling
fluchtlinge	1		refugee	flüchtlinge
fluchtlingen	1		refugee	flüchtlingen
flughafen	1		airport	
flugzeug	1		airplane	
flugzeugabsturz	1		plane crash	
flugzeugabsturze	1		plane crash	flugzeugabstürze
flugzeuge	1		airplane	
flugzeugen	1		airplane	
flugzeugentfuhrung	1		hijacking	flugzeugentführung
flugzeugungluck	1		plane crash	flugzeugunglück
fluss	1		river	
flusse	1		river	flüsse
flut	1		flood	
folclore	3		folklore	
folie	2		obsession	
folk horror	0		folk horror	
folklore	1		folklore	
folklore	1		#english	
folklore	2		folklore	
folklore	2		#english	
follow up to	0		#next	
folter	1		torture	
foltern	1		torture	
fond des mers	2		ocean	
fonds marins	2		underwater	
font peur	2	16302	mood:scary	
font pleurer	2	17202	mood:sad	
font rire	2	16602	mood:funny	
football	2		soccer	
football	2		#english	
football americain	2		american football	football américain
footballeur	2		soccer	
footballeurs	2		soccer	
for	0		-	
for all ages	0	1212	genre:family	
for children	0	1205	genre:family	
for families	0	1209	genre:family	
for free	0		-	
for kids	0	1204	genre:family	
for little ones	0	1211	genre:family	
for the family	0	1208	genre:family	
for the kids	0	1206	genre:family	
for the whole family	0	1207	genre:family	
for toddlers	0	1210	genre:family	
fora	4		#not	
forajido	3		outlaw	
forajidos	3		outlaw	
forces speciales	2		special forces	forces spéciales
foreign	0	9900	lang:!en	
foreign	0		#modifier	
foreign language	0	9901	lang:!en	
foreign languages	0	9903	lang:!en	
foreign oscar winners	0		award:oscar-international-film	
foret	2		forest	forêt
foret vierge	2		jungle	forêt vierge
forets	2		forest	forêts
formel 1	1		racing	
forscher	1		scientist	
forschungsreise	1		explorer	
fort	0		#english	
forties	0		year:1940-1949	
fortsetzung	1		#next	
fortsetzung von	1		#next	
fotograf	1		photographer	
fotografa	3		photographer	fotógrafa
fotografas	3		photographer	fotógrafas
fotografen	1		photographer	
fotografia	3		photographer	fotografía
fotografie	1		photographer	
fotografin	1		photographer	
fotografo	3		photographer	fotógrafo
fotografos	3		photographer	fotógrafos
found footage	0		found footage	
found footage	1		found footage	
found footage	2		found footage	
found footage	3		found footage	
four	0		#4	
fourmi	2		ant	
fourmis	2		ant	
fourth	0		#fourth	
fra	5		#between	
fra il	5		#between	
franca	4	5405	lang:fr	frança
franca	4		#english	
francais	2	7000	lang:fr	français
francaise	2	7001	lang:fr	française
francaises	2	7002	lang:fr	françaises
france	2	7003	lang:fr	
france	2		#english	
frances	3	8000	lang:fr	francés
frances	3		#english	
frances	4	5400	lang:fr	francês
francesa	3	8001	lang:fr	
francesa	4	5401	lang:fr	
francesas	3	8002	lang:fr	
francesas	4	5403	lang:fr	
francese	5	6800	lang:fr	
franceses	3	8003	lang:fr	
franceses	4	5402	lang:fr	
francesi	5	6801	lang:fr	
franchise	0		#series	
franchise	0		#ending	
franchises	0		#series	
franchises	0		#ending	
francia	3	8004	lang:fr	
francia	5	6803	lang:fr	
francja	7	6904	lang:fr	
francji	7	6905	lang:fr	
francophone	2	7004	lang:fr	
francophones	2	7005	lang:fr	
francotirador	3		sniper	
francotiradores	3		sniper	
francuska	7	6901	lang:fr	
francuski	7	6900	lang:fr	
francuskich	7	6903	lang:fr	
francuskie	7	6902	lang:fr	
frankenstein	1		frankenstein	
frankenstein	1		#english	
frankenstein	2		frankenstein	
frankenstein	2		#english	
frankenstein	3		frankenstein	
frankenstein	3		#english	
frankreich	1	7105	lang:fr	
fransa	6	4402	lang:fr	
fransiz	6	4400	lang:fr	fransız
fransizca	6	4401	lang:fr	fransızca
franzosisch	1	7100	lang:fr	französisch
franzosische	1	7101	lang:fr	französische
franzosische revolution	1		french revolution	französische revolution
franzosischen	1	7102	lang:fr	französischen
franzosischen revolution	1		french revolution	französischen revolution
franzosischer	1	7103	lang:fr	französischer
franzosisches	1	7104	lang:fr	französisches
fratelli taviani	0		director:"Paolo Taviani" director:"Vittorio Taviani"	
fratrie	2		siblings	
frauen	1		feminism	
free online	0		-	
fremdgehen	1		infidelity	
fremdsprachig	1	16200	lang:!en	
fremdsprachige	1	16201	lang:!en	
fremdsprachigen	1	16202	lang:!en	
french	0	18500	lang:fr	
french foreign legion	0		french foreign legion	
french language	0	10202	lang:fr	
french new wave	0	16400	lang:fr year:1958-1968	
french resistance	0		french resistance	
french revolution	0		french revolution	
french stewart	0		french stewart	
frere	2		brothers	frère
frere et soeur	2		siblings	frère et sœur
freres	2		brothers	frères
freres dardenne	0		director:"Jean-Pierre Dardenne" director:"Luc Dardenne"	
freres et soeurs	2		siblings	frères et sœurs
freund	1		friendship	
freund	1		#english	
freunde	1		friendship	
freunden	1		friendship	
freundin	1		friendship	
freundinnen	1		friendship	
freundschaft	1		friendship	
freundschaften	1		friendship	
fric	2		money	
friedhof	1		cemetery	
friedhofe	1		cemetery	friedhöfe
frightening	0	7004	mood:scary	
friseur	1		hairdresser	
friseure	1		hairdresser	
friseurin	1		hairdresser	
from	0		#between	
from	0		-	
from algeria	0	15301	lang:fr,ar algeria	
from america	0	9800	lang:en	
from argentina	0	14003	lang:es argentina	
from asia	0	16301	lang:ko,ja,zh,cn,th,vi,id,tl	
from australia	0	9501	lang:en australia	
from austria	0	14901	lang:de austria	
from belgium	0	15101	lang:fr,nl belgium	
from brazil	0	13701	lang:pt brazil	
from britain	0	9106	lang:en england	
from canada	0	9001	lang:en,fr canada	
from chile	0	14101	lang:es chile	
from china	0	10600	lang:zh	
from colombia	0	14201	lang:es colombia	
from cuba	0	14701	lang:es cuba	
from denmark	0	11900	lang:da	
from egypt	0	15601	lang:ar egypt	
from england	0	9105	lang:en england	
from europe	0	16201	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
from finland	0	12100	lang:fi	
from first to last	0		#order	
from france	0	10200	lang:fr	
from germany	0	10400	lang:de	
from great britain	0	9107	lang:en england	
from greece	0	12700	lang:el	
from holland	0	13601	lang:nl	
from hong kong	0	10706	lang:cn,zh	
from hungary	0	12500	lang:hu	
from iceland	0	12200	lang:is	
from india	0	11001	lang:hi,te,ta,ml,kn,bn,mr,pa	
from indonesia	0	13300	lang:id	
from iran	0	12900	lang:fa	
from ireland	0	9201	lang:en ireland	
from israel	0	13000	lang:he	
from italy	0	10500	lang:it	
from japan	0	10100	lang:ja	
from korea	0	10000	lang:ko	
from latin america	0	14801	lang:es,pt	
from lebanon	0	15701	lang:ar lebanon	
from mexico	0	13901	lang:es mexico	
from morocco	0	15201	lang:fr,ar morocco	
from new zealand	0	9600	lang:en new zealand	
from nigeria	0	9702	lang:en nigeria	
from norway	0	12000	lang:no	
from pakistan	0	11501	lang:ur	
from palestine	0	15801	lang:ar palestine	
from peru	0	14301	lang:es peru	
from poland	0	12300	lang:pl	
from portugal	0	13800	lang:pt	
from romania	0	12600	lang:ro	
from russia	0	11700	lang:ru	
from scandinavia	0	16002	lang:sv,da,no,fi,is	
from scotland	0	9301	lang:en scotland	
from senegal	0	15501	lang:fr,wo senegal	
from south africa	0		south africa	
from south korea	0	10001	lang:ko	
from spain	0	10300	lang:es	
from sweden	0	11800	lang:sv	
from switzerland	0	15001	lang:de,fr,it switzerland	
from taiwan	0	10601	lang:zh	
from thailand	0	13100	lang:th	
from the czech republic	0	12400	lang:cs	
from the netherlands	0	13600	lang:nl	
from the philippines	0	13400	lang:tl	
from the states	0	9804	lang:en	
from the uk	0	9104	lang:en england	
from the united states	0	9803	lang:en	
from the us	0	9801	lang:en	
from the usa	0	9802	lang:en	
from tunisia	0	15401	lang:fr,ar tunisia	
from turkey	0	12800	lang:tr	
from ukraine	0	13500	lang:uk	
from uruguay	0	14401	lang:es uruguay	
from venezuela	0	14501	lang:es venezuela	
from vietnam	0	13200	lang:vi	
from wales	0	9401	lang:en wales	
from yugoslavia	0	16103	lang:sr,hr,bs,sh,sl,mk	
frosch	1		frog	
frosche	1		frog	frösche
fruhe	1		#early	frühe
fruhen	1		#early	frühen
fuchs	1		fox	
fuchse	1		fox	füchse
fuego	3		fire	
fuera de la ley	3		outlaw	
fuerzas especiales	3		special forces	
fuga de la carcel	3		prison escape	fuga de la cárcel
fuga de la prision	3		prison escape	fuga de la prisión
fuga de prision	3		prison escape	fuga de prisión
fugas de carceles	3		prison escape	fugas de cárceles
fugas de prision	3		prison escape	fugas de prisión
fugitif	2		fugitive	
fugitifs	2		fugitive	
fugitiva	3		fugitive	
fugitivas	3		fugitive	
fugitivo	3		fugitive	
fugitivos	3		fugitive	
full	6		-	
full	6		#english	
full film	0		-	
full izle	6		-	
full length	0		-	
full movie	0		-	
full movies	0		-	
fumetti	5		based on comic	
fumetto	5		based on comic	
fun	0		-	
funerailles	2		funeral	funérailles
funeral	3		funeral	
funeral	3		#english	
funerales	3		funeral	
funeraria	3		undertaker	
funerarias	3		undertaker	
funfziger	1		year:1950-1959	fünfziger
funfziger jahre	1		year:1950-1959	fünfziger jahre
funfziger jahren	1		year:1950-1959	fünfziger jahren
funfzigern	1		year:1950-1959	fünfzigern
funniest	0	7102	mood:funny	
funny	0	7101	mood:funny	
funny	0		#modifier	
funny romance	0	2306	genre:comedy,romance	
fur	1		-	für
fur die ganze familie	1	2702	genre:family	für die ganze familie
fur kinder	1	2701	genre:family	für kinder
furchterregend	1	16406	mood:scary	
furchterregende	1	16501	mood:scary	
furchterregenden	1	16502	mood:scary	
furchterregender	1	16503	mood:scary	
furchterregendes	1	16504	mood:scary	
fusillade	2		gun	
fusillades	2		gun	
fussball	1		soccer	fußball
fussballer	1		soccer	fußballer
fussballern	1		soccer	fußballern
futbol	3		soccer	fútbol
futbol	6		soccer	
futbol americano	3		american football	fútbol americano
futbolista	3		soccer	
futbolistas	3		soccer	
futbolistica	3		soccer	futbolística
futbolisticas	3		soccer	futbolísticas
futbolistico	3		soccer	futbolístico
futbolisticos	3		soccer	futbolísticos
futebol	4		soccer	
futur	2		future	
futurista	3		future	
futuristas	3		future	
futuriste	2		future	
futuristes	2		future	
futuristic	0	1005	genre:science-fiction	
futuristisch	1		future	
futuristische	1		future	
futuro	3		future	
gagnants des oscars	2		award:oscar	
gal gadott	0		person:"Gal Gadot"	
gal godot	0		person:"Gal Gadot"	
galician	0	25100	lang:gl	
galifinakis	0		person:"Zach Galifianakis"	
gallina	3		chicken	
gallinas	3		chicken	
ganadora del oscar	3		award:oscar	
ganadoras de oscar	3		award:oscar	
ganadoras del oscar	3		award:oscar	
ganadoras oscar	3		award:oscar	
ganadores del oscar	3		award:oscar	
ganadores oscar	3		award:oscar	
gang war	0		gang war	
gang wars	0		gang war	
gangster	0	4600	genre:crime gangster	
gangster	1	14700	genre:crime gangster	
gangster	2	14500	genre:crime gangster	
gangster	3	15702	genre:crime gangster	gángster
gangster	4	12700	genre:crime gangster	gângster
gangster	7	13304	genre:crime gangster	
gangsterach	7	13400	genre:crime gangster	
gangsterdrama	1	4702	genre:drama,crime	
gangsteres	3	15703	genre:crime gangster	gángsteres
gangsteres	4	12701	genre:crime gangster	gângsteres
gangsterfilm	1	14702	genre:crime gangster	
gangsterfilme	1	14703	genre:crime gangster	
gangstern	1	14701	genre:crime gangster	
gangsters	0	4601	genre:crime gangster	
gangsters	2	14501	genre:crime gangster	
gangsterska	7	13301	genre:crime gangster	
gangsterski	7	13300	genre:crime gangster	
gangsterskich	7	13303	genre:crime gangster	
gangsterskie	7	13302	genre:crime gangster	
ganhadores do oscar	4		award:oscar	
ganove	1	14704	genre:crime gangster	
ganoven	1	14705	genre:crime gangster	
ganster	3	15700	genre:crime gangster	gánster
gansteres	3	15701	genre:crime gangster	gánsteres
garcon	2		boy	garçon
garcons	2		boy	garçons
garde du corps	2		bodyguard	
gardes du corps	2		bodyguard	
gardiens de la galaxie	2		guardians of the galaxy	
garten	1		garden	
gastronomia	3		food	gastronomía
gastronomica	3		food	gastronómica
gastronomicas	3		food	gastronómicas
gastronomico	3		food	gastronómico
gastronomicos	3		food	gastronómicos
gastronomie	2		food	
gastronomique	2		food	
gastronomiques	2		food	
gata	3		cat	
gatas	3		cat	
gatita	3		cat	
gatitas	3		cat	
gatito	3		cat	
gatitos	3		cat	
gato	3		cat	
gato	3		#english	
gato	4		cat	
gatos	3		cat	
gatos	4		cat	
gatti	5		cat	
gatto	5		cat	
gatto	5		#english	
gatunek	7		-	
gaunerkomodie	1	4202	genre:comedy,crime	gaunerkomödie
gaunerkomodien	1	4203	genre:comedy,crime	gaunerkomödien
gay	2		gay	
gay	2		#english	
gay	3		gay	
gay	3		#english	
gays	2		gay	
gays	3		gay	
gdzie	7		-	
geant	2		giant	géant
geante	2		giant	géante
geantes	2		giant	géantes
geants	2		giant	géants
gebardensprache	1		deaf	gebärdensprache
geburt	1		pregnancy	
geburtstag	1		birthday	
geburtstage	1		birthday	
gecen	6		-	geçen
gedachtnis	1		memory	gedächtnis
gedachtnis verloren	1		amnesia	gedächtnis verloren
gedachtnisverlust	1		amnesia	gedächtnisverlust
gedankenlesen	1		telepathy	
gedreht	1		-	
gefangen	1		trapped	
gefangnis	1		prison	gefängnis
gefangnisausbruch	1		prison escape	gefängnisausbruch
gefangnisfilm	1		prison	gefängnisfilm
gefangnisfilme	1		prison	gefängnisfilme
gefangnisse	1		prison	gefängnisse
geheimagent	1		spy	
geheimagenten	1		spy	
geheimdienst	1		secret service	
geheimdienste	1		secret service	
geheimnisvoll	1	3705	genre:mystery	
geheimnisvolle	1	3800	genre:mystery	
gehorlos	1		deaf	gehörlos
gehorlose	1		deaf	gehörlose
gehorlosen	1		deaf	gehörlosen
geht	1		-	
geisel	1		hostage	
geiseln	1		hostage	
geiselnahme	1		hostage	
geiselnahmen	1		hostage	
geist	1		ghost	
geister	1		ghost	
geisterbeschworung	1		seance	geisterbeschwörung
geisterhaus	1		haunted house	
geistern	1		ghost	
geisteskrank	1		mental illness	
geisteskranke	1		mental illness	
geld	1		money	
gemalde	1		painter	gemälde
gemela	3		twins	
gemelas	3		twins	
gemelo	3		twins	
gemelos	3		twins	
gemutlich	1	19101	mood:cosy	gemütlich
gemutliche	1	19102	mood:cosy	gemütliche
gemutlichen	1	19103	mood:cosy	gemütlichen
gemutlicher	1	19104	mood:cosy	gemütlicher
gemutliches	1	19105	mood:cosy	gemütliches
genclik	6		teenager	gençlik
genere	5		-	
genero	3		-	género
genero	4		-	gênero
genero	4		-	género
genies	1		genius	
genies	2		genius	génies
genio	3		genius	
genios	3		genius	
genocide	2		genocide	génocide
genocide	2		#english	
genocides	2		genocide	génocides
genocidio	3		genocide	
genre	0		-	
genre	1		-	
genre	2		-	
georgian	0	23600	lang:ka	
gercek hayat	6		true story	gerçek hayat
gercek hayat hikayesi	6		true story	gerçek hayat hikayesi
gercek hikaye	6		true story	gerçek hikaye
gercek hikayeden uyarlanan	6		true story	gerçek hikayeden uyarlanan
gercek hikayeler	6		true story	gerçek hikayeler
gercek hikayeye dayanan	6		true story	gerçek hikayeye dayanan
gercek olay	6		true story	gerçek olay
gercek olaylar	6		true story	gerçek olaylar
gergin	6	10501	mood:tense	
gericht	1		courtroom	
gerichtsdrama	1	16100	genre:drama trial	
gerichtsfilm	1		courtroom	
gerichtsfilme	1		courtroom	
gerichtssaal	1		courtroom	
gerilim	6	2000	genre:thriller	
gerilim filmi	6	2001	genre:thriller	
gerilim filmleri	6	2002	genre:thriller	
gerilim korku	6	2201	genre:thriller,horror	
gerilimli	6	10502	mood:tense	
german	0	18700	lang:de	
german expressionism	0	16600	lang:de year:1913-1933	
german expressionist	0	16601	lang:de year:1913-1933	
german language	0	10402	lang:de	
german shepherd	0		german shepherd	
german speaking	0	10403	lang:de	
germania	5	6905	lang:de	
germanique	2	7205	lang:de	
gesang	1	5405	genre:music	
geschichte	1	4804	genre:history	
geschichts	1	4904	genre:history	
geschieden	1		divorce	
geschwister	1		siblings	
geschwistern	1		siblings	
gesetzlose	1		outlaw	
gesetzloser	1		outlaw	
gespaltene personlichkeit	1		split personality	gespaltene persönlichkeit
gespenst	1		ghost	
gespenster	1		ghost	
gewalt	1		violence	
gewalttatig	1		violence	gewalttätig
gewalttatige	1		violence	gewalttätige
gialli	0	6301	genre:horror lang:it	
gialli	5	3500	genre:mystery	
giallo	0	6300	genre:horror lang:it	
giallo	5	3406	genre:mystery	
giallo	5		#english	
giappone	5	6402	lang:ja	
giapponese	5	6400	lang:ja	
giapponesi	5	6401	lang:ja	
gibi	6		-	
gift	0		#english	
gigante	3		giant	
gigantes	3		giant	
gimnasio	3		gym	
girati	5		-	
girato	5		-	
giro final	3		twist ending	
giro inesperado	3		twist ending	
gise rekortmeni	6		sort:popularity	gişe rekortmeni
gitarre	1		guitar	
gitarren	1		guitar	
gitarrist	1		guitar	
gitarristen	1		guitar	
give me	0		-	
gizem	6	2300	genre:mystery	
gizem filmi	6	2301	genre:mystery	
gizem filmleri	6	2302	genre:mystery	
gizemli	6	2303	genre:mystery	
gladiador	3		gladiator	
gladiadores	3		gladiator	
gladiateur	2		gladiator	
gladiateurs	2		gladiator	
gladiator	1		gladiator	
gladiator	1		#english	
gladiatoren	1		gladiator	
glaube	1		religion	
glauben	1		religion	
gli	5		-	
gli anni	5		#decade	
gli anni cinquanta	5		year:1950-1959	
gli anni novanta	5		year:1990-1999	
gli anni ottanta	5		year:1980-1989	
gli anni quaranta	5		year:1940-1949	
gli anni sessanta	5		year:1960-1969	
gli anni settanta	5		year:1970-1979	
gli anni trenta	5		year:1930-1939	
gli anni venti	5		year:1920-1929	
globo de oro	3		award:golden-globe	
globos de oro	3		award:golden-globe	
glowna rola	7		-	główna rola
glucksspiel	1		gambling	glücksspiel
glucksspiele	1		gambling	glücksspiele
godz	7		#hours	
godzilla	1		godzilla	
godzilla	1		#english	
godzilla	2		godzilla	
godzilla	2		#english	
godzilla	3		godzilla	
godzilla	3		#english	
godzin	7		#hours	
godzina	7		#hours	
godziny	7		#hours	
goldbarren	1		gold	
golden age	0		year:-1979	
golden age hollywood	0	17601	lang:en year:1930-1960	
golden age of hollywood	0	17604	lang:en year:1930-1960	
golden bear	0		award:golden-bear	
golden bear winners	0		award:golden-bear	
golden globe	0		award:golden-globe	
golden globe gewinner	1		award:golden-globe	
golden globe nominated	0		award:golden-globe-nominee	
golden globe nominees	0		award:golden-globe-nominee	
golden globe winner	0		award:golden-globe	
golden globe winners	0		award:golden-globe	
golden globe winning	0		award:golden-globe	
golden globes	0		award:golden-globe	
golden lion	0		award:golden-lion	
golden lion winners	0		award:golden-lion	
golden palm	0		award:palme-d'or	
golden raspberries	0		award:razzie	
golden raspberry	0		award:razzie	
goldene palme	1		award:palme-d'or	
goldener bar	1		award:golden-bear	goldener bär
goldener lowe	1		award:golden-lion	goldener löwe
goldrausch	1		gold	
goldsucher	1		gold	
golf	1		golf	
golf	1		#english	
golf	2		golf	
golf	2		#english	
golf	3		golf	
golf	3		#english	
golpe maestro	3		heist	
golpe perfecto	3		heist	
good	0		-	
good cry	0	7606	mood:sad	
gore	0		#english	
gore	1		gore	
gore	1		#english	
gore	2		gore	
gore	2		#english	
gore	3		gore	
gore	3		#english	
gorila	3		gorilla	
gorilas	3		gorilla	
gorilla	1		gorilla	
gorilla	1		#english	
gorillas	1		gorilla	
gorillas	1		#english	
gorille	2		gorilla	
gorilles	2		gorilla	
gott	1		god	
gotter	1		god	götter
gourmet	1		food	
gourmet	1		#english	
gra bretanha	4	6304	lang:en england	grã-bretanha
graciosa	3	18006	mood:funny	
graciosas	3	18101	mood:funny	
gracioso	3	18005	mood:funny	
graciosos	3	18007	mood:funny	
grajacy	7		-	grający
gran bretagna	5	7603	lang:en england	
gran bretana	3	8902	lang:en england	gran bretaña
gran guerra	3		world war i	
grand	0		#english	
grand chef	2		chef	
grand couturier	2		fashion designer	
grand mere	2		grandmother	grand-mère
grand meres	2		grandmother	grand-mères
grand pere	2		grandfather	grand-père
grand peres	2		grandfather	grand-pères
grande bretagne	2	8000	lang:en england	grande-bretagne
grande guerra	5		world war i	
grande guerra	5		#english	
grande guerre	2		world war i	
grandes vacances	2		summer vacation	
granja	3		farm	
granjas	3		farm	
granjera	3		farm	
granjeras	3		farm	
granjero	3		farm	
granjeros	3		farm	
gratis	3		-	
gratis	4		-	grátis
gratis	5		-	
gratuit	2		-	
gratuits	2		-	
great	0		-	
great war	0		world war i	
greatest	0		sort:rating	
grec	2	11200	lang:el	
grece	2	11204	lang:el	grèce
grece antique	2		ancient greece	grèce antique
greche	5	10502	lang:el	
greci	5	10501	lang:el	
grecia	3	12204	lang:el	
grecia	4	9704	lang:el	grécia
grecia	5	10503	lang:el	
grecja	7	10704	lang:el	
grecka	7	10701	lang:el	
grecki	7	10700	lang:el	
greckich	7	10703	lang:el	
greckie	7	10702	lang:el	
greco	5	10500	lang:el	
greco	5		#english	
grecque	2	11202	lang:el	
grecques	2	11203	lang:el	
grecs	2	11201	lang:el	
greek	0	20600	lang:el	
greek gods	0		greek mythology	
greek myth	0		greek mythology	
greek mythology	0		greek mythology	
greek myths	0		greek mythology	
greffe	2		organ transplant	
grega	4	9701	lang:el	
gregas	4	9703	lang:el	
grego	4	9700	lang:el	
gregos	4	9702	lang:el	
grenouille	2		frog	
grenouilles	2		frog	
greve	2		strike	grève
greves	2		strike	grèves
griechenland	1	11404	lang:el	
griechisch	1	11400	lang:el	
griechische	1	11401	lang:el	
griechische mythologie	1		greek mythology	
griechischen	1	11402	lang:el	
griechischer	1	11403	lang:el	
griega	3	12201	lang:el	
griegas	3	12203	lang:el	
griego	3	12200	lang:el	
griegos	3	12202	lang:el	
grim	0	8203	mood:bleak	
gringa	3	8705	lang:en	
gringas	3	8706	lang:en	
gringo	3	8703	lang:en	
gringo	3		#english	
gringos	3	8704	lang:en	
gripping	0	7801	mood:tense	
grizzly	2		bear	
grizzly	2		#english	
grossbrand	1		fire	großbrand
grossbritannien	1	8003	lang:en england	großbritannien
grossesse	2		pregnancy	
grossesses	2		pregnancy	
grossmutter	1		grandmother	großmutter
grossstadtlegende	1		urban legend	großstadtlegende
grossstadtlegenden	1		urban legend	großstadtlegenden
grossvater	1		grandfather	großvater
grotte	2		cave	
grottes	2		cave	
groupe de musique	2		band	
groupe de rock	2		band	
groza	7	200	genre:horror	
grozy	7	201	genre:horror	
gru mi villano favorito	3		despicable me	
grusel	1	101	genre:horror	
gruselig	1	16401	mood:scary	
gruselige	1	16402	mood:scary	
gruseligen	1	16403	mood:scary	
gruseliger	1	16404	mood:scary	
gruseliges	1	16405	mood:scary	
gruselkomodie	1	15100	genre:comedy,horror	gruselkomödie
gruselkomodien	1	15101	genre:comedy,horror	gruselkomödien
guardaespaldas	3		bodyguard	
guardare	5		-	
guardianes de la galaxia	3		guardians of the galaxy	
guerilla	2		guerrilla	guérilla
guerillakrieg	1		guerrilla	
guerra	3	5900	genre:war	
guerra	3		#english	
guerra	4	3800	genre:war	
guerra	5	5000	genre:war	
guerra civil	3		civil war	
guerra civil espanola	3		civil war	guerra civil española
guerra de corea	3		korean war	
guerra de irak	3		iraq war	
guerra de las galaxias	3		star wars	
guerra de vietnam	3	16000	genre:war vietnam	
guerra fria	3		cold war	guerra fría
guerra mundial	3		world war ii	
guerra nuclear	3		nuclear war	
guerras	3	5901	genre:war	
guerras	4	3801	genre:war	
guerre	2	5100	genre:war	
guerre	5	5001	genre:war	
guerre	5		#english	
guerre civile	2		civil war	
guerre d' irak	2		iraq war	guerre d'irak
guerre de coree	2		korean war	guerre de corée
guerre de secession	2		civil war	guerre de sécession
guerre des etoiles	2		star wars	guerre des étoiles
guerre du viet nam	2	14701	genre:war vietnam	guerre du viêt nam
guerre du vietnam	2	14700	genre:war vietnam	
guerre en irak	2		iraq war	
guerre froide	2		cold war	
guerre mondiale	2		world war ii	
guerre nucleaire	2		nuclear war	guerre nucléaire
guerrera	3		warrior	
guerreras	3		warrior	
guerrero	3		warrior	
guerrero	3		#english	
guerreros	3		warrior	
guerres	2	5101	genre:war	
guerrier	2		warrior	
guerriere	2		warrior	guerrière
guerrieres	2		warrior	guerrières
guerriers	2		warrior	
guerrilla	3		guerrilla	
guerrilla	3		#english	
guerrillas	3		guerrilla	
guerrillas	3		#english	
guerrillero	3		guerrilla	
guerrilleros	3		guerrilla	
guitare	2		guitar	
guitares	2		guitar	
guitariste	2		guitar	
guitaristes	2		guitar	
guitarra	3		guitar	
guitarras	3		guitar	
guitarrista	3		guitar	
guitarristas	3		guitar	
gujarati	0	22300	lang:gu	
gulduren	6	10103	mood:funny	güldüren
gulduru	6	203	genre:comedy	güldürü
gulf war	0		gulf war	
guncel	6		sort:year	güncel
guney afrika	6		south africa	güney afrika
guney amerika	6	9001	lang:es,pt	güney amerika
guney kore	6	3901	lang:ko	güney kore
gunumuz	6		year:2010-	günümüz
gut	1		-	
gute	1		-	
gute laune	1	17206	mood:feel-good	
gute laune	1	17301	mood:feel-good	gute-laune
guten	1		-	
guter	1		-	
gutes	1		-	
guzel	6		-	güzel
gylenhaal	0		person:"Jake Gyllenhaal"	
gyllenhal	0		person:"Jake Gyllenhaal"	
gyllenhall	0		person:"Jake Gyllenhaal"	
gymnasium	1		high school	
gymnasium	1		#english	
h	0		#hours	
ha	4		-	há
hacer cine	3		filmmaking	
hacker	1		hacker	
hacker	1		#english	
hacker	2		hacker	
hacker	2		#english	
hacker	3		hacker	
hacker	3		#english	
hackern	1		hacker	
hackers	2		hacker	
hackers	2		#english	
hackers	3		hacker	
hackers	3		#english	
hada	3		fairy	
hada	3		#english	
hadas	3		fairy	
haftling	1		prison	häftling
haftlinge	1		prison	häftlinge
hai	1		shark	
hai	1		#english	
haie	1		shark	
haien	1		shark	
haifilm	1		shark	
haifisch	1		shark	
haifische	1		shark	
hakkinda	6		-	hakkında
haletant	2	17501	mood:tense	
haletante	2	17503	mood:tense	
haletantes	2	17504	mood:tense	
haletants	2	17502	mood:tense	
halloween	1		halloween	
halloween	1		#english	
halloween	2		halloween	
halloween	2		#english	
halloween	3		halloween	
halloween	3		#english	
hallyu	0	10006	lang:ko	
handeln	1		-	
handelt	1		-	
handicap	2		disability	
handicape	2		disability	handicapé
handicapee	2		disability	handicapée
handicapees	2		disability	handicapées
handicapes	2		disability	handicapés
handicaps	2		disability	
happening in the	0		#setting	
harcelement	2		stalker	harcèlement
harcelement scolaire	2		bullying	harcèlement scolaire
harceleur	2		stalker	
haric	6		#excluded	hariç
haricinde	6		#excluded	
hase	1		rabbit	
hasen	1		rabbit	
hasta	3		#until	
haus	1		house	
hauser	1		house	häuser
hauser	1		#english	
hausliche gewalt	1		domestic violence	häusliche gewalt
haute couture	1		fashion	
haute couture	2		fashion	
hawai	2		hawaii	hawaï
hawai	3		hawaii	hawái
hawaii	1		hawaii	
hawaii	1		#english	
hawaii	2		hawaii	
hawaii	2		#english	
hawaii	3		hawaii	
hawaii	3		#english	
hay	3		-	
hayalet	6		ghost	
hayaletler	6		ghost	
hbc	0		person:"Helena Bonham Carter"	
hd	0		-	
hd	8		-	
heart warming	0	8102	mood:heartwarming	
heartbreaking	0	7507	mood:sad	
heartwarming	0	8101	mood:heartwarming	
hebrew	0	21000	lang:he	
hecha	3		-	
hechas	3		-	
hechicera	3		wizard	
hechiceras	3		wizard	
hechicero	3		wizard	
hechiceros	3		wizard	
hecho	3		-	
hechos	3		-	
hechos reales	3		true story	
heilanstalt	1		asylum	
heist	1		heist	
heist	1		#english	
heist thriller	0	4800	genre:crime heist	
heist thrillers	0	4801	genre:crime heist	
heistfilm	1		heist	
heistfilme	1		heist	
helden	1		hero	
heldin	1		hero	
heldinnen	1		hero	
helicoptere	2		helicopter	hélicoptère
helicopteres	2		helicopter	hélicoptères
helicoptero	3		helicopter	helicóptero
helicopteros	3		helicopter	helicópteros
hell	0		#english	
hellseher	1		psychic	
heredera	3		inheritance	
herederas	3		inheritance	
heredero	3		inheritance	
herederos	3		inheritance	
herencia	3		inheritance	
herencias	3		inheritance	
heritage	2		inheritance	héritage
heritage	2		#english	
heritages	2		inheritance	héritages
heritier	2		inheritance	héritier
heritiere	2		inheritance	héritière
heritieres	2		inheritance	héritières
heritiers	2		inheritance	héritiers
hermana	3		sisters	
hermanas	3		sisters	
hermano	3		brothers	
hermano y hermana	3		siblings	
hermanos	3		brothers	
heroe	3		hero	héroe
heroes	3		hero	héroes
heroes	3		#english	
heroic fantasy	2	2704	genre:fantasy	
heroina	3		hero	heroína
heroinas	3		hero	heroínas
heroines	2		hero	héroïnes
heros	2		hero	héros
herr der ringe	1		lord of the rings	
herzerwarmend	1	18204	mood:heartwarming	herzerwärmend
herzerwarmende	1	18301	mood:heartwarming	herzerwärmende
herzerwarmenden	1	18302	mood:heartwarming	herzerwärmenden
herzerwarmender	1	18303	mood:heartwarming	herzerwärmender
herzerwarmendes	1	18304	mood:heartwarming	herzerwärmendes
herzzerreissend	1	17406	mood:sad	herzzerreißend
herzzerreissende	1	17501	mood:sad	herzzerreißende
herzzerreissenden	1	17502	mood:sad	herzzerreißenden
herzzerreissender	1	17503	mood:sad	herzzerreißender
herzzerreissendes	1	17504	mood:sad	herzzerreißendes
heure	2		#hours	
heures	2		#hours	
hexe	1		witch	
hexen	1		witch	
heyecan verici	6	11003	mood:thrilling	
heyecanli	6	11002	mood:thrilling	heyecanlı
hibou	2		owl	
hiboux	2		owl	
hiciv	6	3800	genre:comedy satire	
hidden gem	0		-	
hidden gems	0		-	
high fantasy	0	1303	genre:fantasy	
high school	0		high school	
high school	1		high school	
high school comedies	0	3205	genre:comedy teenager	
high school comedy	0	3204	genre:comedy teenager	
highest grossing	0		sort:popularity	
highest rated	0		sort:rating	
highly rated	0		sort:rating	
highschool	1		high school	
hija	3		daughter	
hijas	3		daughter	
hijo	3		son	
hijos	3		son	
hilarant	2	16609	mood:funny	
hilarante	2	16701	mood:funny	
hilarantes	2	16702	mood:funny	
hilarants	2	16610	mood:funny	
hilaria	4	13804	mood:funny	hilária
hilarias	4	13806	mood:funny	hilárias
hilario	4	13803	mood:funny	hilário
hilarios	4	13805	mood:funny	hilários
hilarious	0	7103	mood:funny	
himalaya	1		himalayas	
himalaya	1		#english	
himalaya	2		himalayas	
himalaya	2		#english	
himalaya	3		himalayas	
himalaya	3		#english	
hindi	0	19100	lang:hi	
hindi	3	9701	lang:hi	
hindi	3		#english	
hindi language	0	10902	lang:hi	
hindistan	6	8901	lang:hi,te,ta,ml,kn,bn,mr,pa	
hindu	3	13404	lang:hi,te,ta,ml,kn,bn,mr,pa	hindú
hindu	3		#english	
hindues	3	13405	lang:hi,te,ta,ml,kn,bn,mr,pa	hindúes
hinduska	7	12100	lang:hi,te,ta,ml,kn,bn,mr,pa	
hinduski	7	12004	lang:hi,te,ta,ml,kn,bn,mr,pa	
hinduskich	7	12102	lang:hi,te,ta,ml,kn,bn,mr,pa	
hinduskie	7	12101	lang:hi,te,ta,ml,kn,bn,mr,pa	
hint	6	8900	lang:hi,te,ta,ml,kn,bn,mr,pa	
hint filmi	6	8903	lang:hi,te,ta,ml,kn,bn,mr,pa	
hint filmleri	6	8902	lang:hi,te,ta,ml,kn,bn,mr,pa	
hintce	6	5501	lang:hi	hintçe
hip hop	1		hip hop	hip-hop
hip hop	2		hip hop	hip-hop
hip hop	3		hip hop	hip-hop
hipnosis	3		hypnosis	
hippie	1		hippie	
hippie	1		#english	
hippie	2		hippie	
hippie	2		#english	
hippie	3		hippie	
hippie	3		#english	
hippies	1		hippie	
hippies	1		#english	
hippies	2		hippie	
hippies	2		#english	
hippies	3		hippie	
hippies	3		#english	
hirnverdrehend	1	19002	mood:mind-bending	
hirnverdrehende	1	19003	mood:mind-bending	
hirsch	1		deer	
hirsch	1		#english	
hirsche	1		deer	
hispana	3	8302	lang:es	
hispanas	3	8304	lang:es	
hispanic	0	10304	lang:es	
hispanique	2	7305	lang:es	
hispaniques	2	7306	lang:es	
hispano	3	8301	lang:es	
hispanophone	2	7400	lang:es	
hispanophones	2	7401	lang:es	
hispanos	3	8303	lang:es	
histoire	2	4800	genre:history	
histoire d' amour	2	601	genre:romance	histoire d'amour
histoire de	2		-	
histoire vraie	2		true story	
histoires d' amour	2	602	genre:romance	histoires d'amour
histoires vraies	2		true story	
historia	3	5600	genre:history	
historia	4	3504	genre:history	história
historia de amor	3	701	genre:romance	
historia de amor	4	604	genre:romance	história de amor
historia real	3		true story	
historia real	4		true story	história real
historia real	4		#english	
historia reales	3		true story	
historia verdadera	3		true story	
historias cortas	3		anthology	
historias de amor	3	702	genre:romance	
historias de amor	4	605	genre:romance	histórias de amor
historias reais	4		true story	histórias reais
historias real	3		true story	
historias reales	3		true story	
historic	0	1802	genre:history	
historica	3	5602	genre:history	histórica
historica	4	3501	genre:history	histórica
historical	0	1801	genre:history	
historical drama	0	3800	genre:drama,history	
historical dramas	0	3801	genre:drama,history	
historical fiction	0	3808	genre:drama,history	
historical romance	0	4300	genre:history,romance	
historical romances	0	4301	genre:history,romance	
historical war	0	1902	genre:war	
historicas	3	5604	genre:history	históricas
historicas	4	3503	genre:history	históricas
historico	3	5601	genre:history	histórico
historico	4	3500	genre:history	histórico
historicos	3	5603	genre:history	históricos
historicos	4	3502	genre:history	históricos
historien	1	4805	genre:history	
historiendrama	1	5000	genre:drama,history	
historiendramen	1	5001	genre:drama,history	
historienfilm	1	4900	genre:history	
historienfilme	1	4901	genre:history	
historieta	3		based on comic	
historietas	3		based on comic	
historique	2	4801	genre:history	
historiques	2	4802	genre:history	
historisch	1	4800	genre:history	
historische	1	4801	genre:history	
historische liebesgeschichte	1	15700	genre:history,romance	
historische romanze	1	15701	genre:history,romance	
historischen	1	4802	genre:history	
historischer	1	4803	genre:history	
history	0	1800	genre:history	
history	0		#modifier	
history drama	0	3806	genre:drama,history	
history dramas	0	3807	genre:drama,history	
history teacher	0		history teacher	
historyczna	7	4601	genre:history	
historyczne	7	4602	genre:history	
historyczny	7	4600	genre:history	
historycznych	7	4603	genre:history	
hiszpania	7	7104	lang:es	
hiszpanii	7	7105	lang:es	
hiszpanska	7	7101	lang:es	hiszpańska
hiszpanski	7	7100	lang:es	hiszpański
hiszpanskich	7	7103	lang:es	hiszpańskich
hiszpanskie	7	7102	lang:es	hiszpańskie
hitler	1		nazi	
hitler	1		#english	
hitler	2		nazi	
hitler	2		#english	
hitler	3		nazi	
hitler	3		#english	
hits	0		#ending	
hity	7		sort:popularity	
hiver	2		winter	
hochbegabt	1		genius	
hochhaus	1		apartment	
hochstapler	1		con man	
hochstaplern	1		con man	
hochstens	1		#under	höchstens
hochwasser	1		flood	
hochzeit	1		wedding	
hochzeiten	1		wedding	
hochzeits	1		wedding	
hochzeitsfilm	1		wedding	
hochzeitsfilme	1		wedding	
hockey	2		hockey	
hockey	2		#english	
hockey	3		hockey	
hockey	3		#english	
hohle	1		cave	höhle
hohlen	1		cave	höhlen
holanda	3	11204	lang:nl	
holanda	4	8602	lang:nl	
holandes	3	11200	lang:nl	holandés
holandes	4	8500	lang:nl	holandês
holandesa	3	11201	lang:nl	
holandesa	4	8501	lang:nl	
holandesas	3	11202	lang:nl	
holandesas	4	8503	lang:nl	
holandeses	3	11203	lang:nl	
holandeses	4	8502	lang:nl	
holandia	7	9603	lang:nl	
hold up	2		heist	hold-up
hold up bancaire	2		bank robbery	hold-up bancaire
holenderska	7	9501	lang:nl	
holenderski	7	9500	lang:nl	
holenderskich	7	9503	lang:nl	
holenderskie	7	9502	lang:nl	
hollanda	6	6500	lang:nl	
hollandaca	6	6501	lang:nl	
hollandais	2	10103	lang:nl	
hollandaise	2	10104	lang:nl	
hollandaises	2	10105	lang:nl	
hollandisch	1	10304	lang:nl	holländisch
hollandische	1	10400	lang:nl	holländische
hollandischen	1	10401	lang:nl	holländischen
hollywood	1		hollywood	
hollywood	1		#english	
hollywood	2		hollywood	
hollywood	2		#english	
hollywood	3		hollywood	
hollywood	3		#english	
hollywood film	0	9807	lang:en	
hollywood filmleri	6	4801	lang:en	
hollywood films	0	9808	lang:en	
hollywood movie	0	9805	lang:en	
hollywood movies	0	9806	lang:en	
hollywoodiana	4	6001	lang:en	
hollywoodiana	5	7301	lang:en	
hollywoodianas	4	6003	lang:en	
hollywoodiane	5	7303	lang:en	
hollywoodiani	5	7302	lang:en	
hollywoodiano	4	6000	lang:en	
hollywoodiano	5	7300	lang:en	
hollywoodianos	4	6002	lang:en	
hollywoodien	2	7606	lang:en	
hollywoodienne	2	7701	lang:en	
hollywoodiennes	2	7702	lang:en	
hollywoodiens	2	7700	lang:en	
hollywoodiense	3	8600	lang:en	
hollywoodienses	3	8601	lang:en	
hollywoodzka	7	7500	lang:en	
hollywoodzki	7	7404	lang:en	
hollywoodzkich	7	7502	lang:en	
hollywoodzkie	7	7501	lang:en	
holocaust	1		holocaust	
holocaust	1		#english	
holocauste	2		holocaust	
holocausto	3		holocaust	
hombre invisible	3		invisibility	
hombre lobo	3		werewolf	
hombres de negro	3		men in black	
hombres lobo	3		werewolf	
homicidio	3		murder	
homicidios	3		murder	
homme invisible	2		invisibility	
homosexual	3		lgbt	
homosexual	3		#english	
homosexuales	3		lgbt	
homosexualidad	3		lgbt	
homosexualitat	1		lgbt	homosexualität
homosexualite	2		lgbt	homosexualité
homosexuel	2		lgbt	
homosexuell	1		lgbt	
homosexuelle	1		lgbt	
homosexuelle	2		lgbt	
homosexuelles	2		lgbt	
homosexuels	2		lgbt	
hong kong	0	10800	lang:cn,zh hong kong	
hong kong	2	6800	lang:cn,zh	
hong kong	3	7800	lang:cn,zh	
hong kong	4	5200	lang:cn,zh	
hong kong	5	6600	lang:cn,zh	
hong kong	6	4200	lang:cn,zh	
hong kong action cinema	0	10705	lang:cn,zh	
hong kong cinema	0	10704	lang:cn,zh	
hong kong film	0	10702	lang:cn,zh	
hong kong film award winners	0		award:hong-kong	
hong kong film awards	0		award:hong-kong	
hong kong films	0	10703	lang:cn,zh	
hong kong movie	0	10700	lang:cn,zh	
hong kong movies	0	10701	lang:cn,zh	
hong kong new wave	0	17000	lang:cn,zh year:1979-1999	
hong kongais	2	6804	lang:cn,zh	hong-kongais
hongkones	3	7801	lang:cn,zh	hongkonés
hongkonesa	3	7802	lang:cn,zh	
hongkonesas	3	7803	lang:cn,zh	
hongkong	1	6800	lang:cn,zh	
hongkong	7	6700	lang:cn,zh	
hongkongais	2	6801	lang:cn,zh	
hongkongaise	2	6802	lang:cn,zh	
hongkongaises	2	6803	lang:cn,zh	
hongkongfilm	1	6801	lang:cn,zh	
hongkongfilme	1	6802	lang:cn,zh	
hongkonska	7	6702	lang:cn,zh	hongkońska
hongkonski	7	6701	lang:cn,zh	hongkoński
hongkonskich	7	6704	lang:cn,zh	hongkońskich
hongkonskie	7	6703	lang:cn,zh	hongkońskie
hongrie	2	11003	lang:hu	
hongrois	2	11000	lang:hu	
hongroise	2	11001	lang:hu	
hongroises	2	11002	lang:hu	
hopeless	0	8204	mood:bleak	
hopital	2		hospital	hôpital
hopital psychiatrique	2		mental hospital	hôpital psychiatrique
hopitaux	2		hospital	hôpitaux
hora	3		#hours	
hora	4		#hours	
horas	3		#hours	
horas	4		#hours	
horas de duracao	4		#hours	horas de duração
hormiga	3		ant	
hormigas	3		ant	
hormis	2		#not	
horreur	2	100	genre:horror	
horreur corporelle	2		body horror	
horreur psychologique	2	15100	genre:horror psychological	
horreur science fiction	2	3000	genre:science-fiction,horror	horreur science-fiction
horrifique	2	200	genre:horror	
horrifiques	2	201	genre:horror	
horror	0	100	genre:horror	
horror	1	100	genre:horror	
horror	3	101	genre:horror	
horror	5	105	genre:horror	
horror	7	100	genre:horror	
horror comedies	0	2601	genre:comedy,horror	
horror comedy	0	2600	genre:comedy,horror	
horror corporal	3		body horror	
horror writer	0		horror writer	
horrorem	7	104	genre:horror	
horrorow	7	102	genre:horror	horrorów
horrors	0	101	genre:horror	
horrorthriller	1	3500	genre:thriller,horror	
horrorthrillern	1	3501	genre:thriller,horror	
horroru	7	103	genre:horror	
horrory	7	101	genre:horror	
hors la loi	2		outlaw	hors-la-loi
hospital	3		hospital	
hospital	3		#english	
hospital psiquiatrico	3		mental hospital	hospital psiquiátrico
hospitales	3		hospital	
hotel	1		hotel	
hotel	1		#english	
hotel	2		hotel	hôtel
hotel	2		#english	
hotel	3		hotel	
hotel	3		#english	
hoteles	3		hotel	
hotels	1		hotel	
hotels	2		hotel	hôtels
hour	0		#hours	
hour long	0		#hours	
hours	0		#hours	
hours long	0		#hours	
hr	0		#hours	
hrs	0		#hours	
hrs long	0		#hours	
hubschrauber	1		helicopter	
hubschraubern	1		helicopter	
huelga	3		strike	
huelgas	3		strike	
huerfana	3		orphan	huérfana
huerfanas	3		orphan	huérfanas
huerfano	3		orphan	huérfano
huerfanos	3		orphan	huérfanos
hughes brothers	0		director:"Albert Hughes" director:"Allen Hughes"	
huhn	1		chicken	
huhner	1		chicken	hühner
huida	3		fugitive	
huis clos	2		one location	
humor	0	305	genre:comedy	
humor	1	401	genre:comedy	
humor	1		#english	
humor	3	500	genre:comedy	
humor	3		#english	
humor	4	402	genre:comedy	
humor acido	4	3103	genre:comedy,crime	humor ácido
humor negro	3	4702	genre:comedy,crime	
humor negro	4	3102	genre:comedy,crime	
humoriste	2		comedian	
humoristes	2		comedian	
humoristica	4	404	genre:comedy	humorística
humoristicas	4	500	genre:comedy	humorísticas
humoristico	4	403	genre:comedy	humorístico
humoristicos	4	405	genre:comedy	humorísticos
humoristique	2	400	genre:comedy	
humoristiques	2	401	genre:comedy	
humorous	0	303	genre:comedy	
humorvoll	1	500	genre:comedy	
humorvolle	1	501	genre:comedy	
humour	0	306	genre:comedy	
humour	2	402	genre:comedy	
humour	2		#english	
humour noir	2	4102	genre:comedy,crime	
hund	1		dog	
hunde	1		dog	
hunden	1		dog	
hundert	1		#100	
hundertzwanzig	1		#120	
hundin	1		dog	hündin
hungara	3	12001	lang:hu	húngara
hungara	4	9501	lang:hu	húngara
hungaras	3	12003	lang:hu	húngaras
hungaras	4	9503	lang:hu	húngaras
hungarian	0	20200	lang:hu	
hungaro	3	12000	lang:hu	húngaro
hungaro	4	9500	lang:hu	húngaro
hungaros	3	12002	lang:hu	húngaros
hungaros	4	9502	lang:hu	húngaros
hungria	3	12004	lang:hu	hungría
hungria	4	9504	lang:hu	
huracan	3		tornado	huracán
huracanes	3		tornado	
hure	1		prostitute	
huren	1		prostitute	
hurrikan	1		tornado	
huzunlu	6	10301	mood:sad	hüzünlü
huzurlu	6	11102	mood:cosy	
hypnose	1		hypnosis	
hypnose	2		hypnosis	
i	0		-	
i	5		-	
i	7		#and	
i	7		-	
i film	5	12701	#movie	
i film	5		-	
i guerra mundial	3		world war i	
i migliori	5		sort:rating	
i nowsze	7		#later	
i nowszy	7		#later	
i peggiori	5		award:razzie	
i pozniej	7		#later	i później
i starsze	7		#earlier	
i want	0		-	
i want to see	0		-	
i want to watch	0		-	
i wczesniej	7		#earlier	i wcześniej
i wojna swiatowa	7		world war i	i wojna światowa
i would like	0		-	
i'd like	0		-	
i'm looking for	0		-	
ia	2		artificial intelligence	
ia	2		#english	
ia	3		artificial intelligence	
ia	3		#english	
ic acici	6	9901	mood:feel-good	iç açıcı
ic isitan	6	10002	mood:heartwarming	iç ısıtan
ic karartici	6	10403	mood:bleak	iç karartıcı
icelandic	0	19800	lang:is	
icermeyen	6		#excluded	içermeyen
ich einfach unverbesserlich	1		despicable me	
ich suche	1	14500	#movie	
ich suche	1		-	
ich will sehen	1		-	
icin	6		-	için
icten	6	10001	mood:heartwarming	içten
identidad	3		identity	
identitat	1		identity	identität
identite	2		identity	identité
iglesia	3		christian	
iglesia	3		#english	
iglesias	3		christian	
iglesias	3		#english	
ii guerra mundial	3		world war ii	
ii wojna swiatowa	7		world war ii	ii wojna światowa
ii wojnie swiatowej	7		world war ii	ii wojnie światowej
iki	6		#2	
iki binler	6		year:2000-2009	
ikinci dunya savasi	6		world war ii	ikinci dünya savaşı
il	5		-	
il miglior	5		sort:rating	
ile	2		island	île
ile	2		#english	
ile	6		#and	
ile	6		-	
ile deserte	2		island	île déserte
iles	2		island	îles
ilham veren	6	11202	mood:inspiring	
ilham verici	6	11201	mood:inspiring	
illumination	1		illumination	
illumination	2		illumination	
illumination	3		illumination	
illusionist	1		magician	
illusionist	1		#english	
ilusionista	3		magician	
ilusionistas	3		magician	
im	1		-	
im all	1		space	
im alter	1		old age	
im looking for	0		-	
image par image	2	6301	genre:animation stop motion	
imaginarer freund	1		imaginary friend	imaginärer freund
imdb	0		-	
imdb puani yuksek	6		sort:rating	imdb puanı yüksek
immeuble	2		apartment	
immeubles	2		apartment	
immigration	2		immigrant	
immigration	2		#english	
immigre	2		immigrant	immigré
immigree	2		immigrant	immigrée
immigrees	2		immigrant	immigrées
immigres	2		immigrant	immigrés
immortalite	2		immortality	immortalité
immortel	2		immortality	
immortelle	2		immortality	
immortelles	2		immortality	
immortels	2		immortality	
imperdibile	5		sort:rating	
imperdibili	5		sort:rating	
imperdiveis	4		sort:rating	imperdíveis
imperdivel	4		sort:rating	imperdível
imperio romano	3		ancient rome	
imprescindible	3		sort:rating	
imprescindibles	3		sort:rating	
in	0		-	
in	1		-	
in	5		-	
in a foreign language	0	9902	lang:!en	
in arabic	0	15901	lang:ar	
in bianco e nero	5		black and white	
in chinese	0	10602	lang:zh	
in chronological order	0		#story	
in chronologischer reihenfolge	1		#story	
in costume	5	4800	genre:history	
in cui	5		-	
in danish	0	11901	lang:da	
in dem	1		-	
in denen	1		-	
in der reihenfolge	1		#order	
in der richtigen reihenfolge	1		#order	
in english	0	9811	lang:en	
in famiglia	5	2203	genre:family	
in francese	5	6802	lang:fr	
in french	0	10201	lang:fr	
in german	0	10401	lang:de	
in hindi	0	10901	lang:hi	
in inglese	5	7304	lang:en	
in italian	0	10501	lang:it	
in italiano	5	7104	lang:it	
in japanese	0	10101	lang:ja	
in korean	0	10004	lang:ko	
in mandarin	0	10603	lang:zh	
in norwegian	0	12001	lang:no	
in order	0		#order	
in order of release	0		#order	
in order of release date	0		#order	
in poi	5		#later	
in release order	0		#order	
in russian	0	11701	lang:ru	
in spagnolo	5	7004	lang:es	
in spanish	0	10301	lang:es	
in story order	0		#story	
in streaming	5		-	
in su	5		#more	
in swedish	0	11801	lang:sv	
in tedesco	5	6904	lang:de	
in the language	0		-	
in the right order	0		#order	
in timeline order	0		#story	
in which	0		-	
incendie	2		fire	
incendies	2		fire	
incendio	3		fire	
incendios	3		fire	
incontournable	2		sort:rating	
incontournables	2		sort:rating	
inde	2	12404	lang:hi,te,ta,ml,kn,bn,mr,pa	
inde	2		#english	
independant	2		-	indépendant
independante	2		-	indépendante
independantes	2		-	indépendantes
independants	2		-	indépendants
independent	1		-	
independent film	0		-	
independent films	0		-	
independent spirit awards	0		award:spirit	
independent spirit winners	0		award:spirit	
independiente	3		-	
independientes	3		-	
india	3	13401	lang:hi,te,ta,ml,kn,bn,mr,pa	
india	3		#english	
india	4	10904	lang:hi,te,ta,ml,kn,bn,mr,pa	índia
indian	0	11000	lang:hi,te,ta,ml,kn,bn,mr,pa	
indiana	4	10901	lang:hi,te,ta,ml,kn,bn,mr,pa	
indiana	4		#english	
indiana	5	11701	lang:hi,te,ta,ml,kn,bn,mr,pa	
indianas	4	10903	lang:hi,te,ta,ml,kn,bn,mr,pa	
indiane	5	11703	lang:hi,te,ta,ml,kn,bn,mr,pa	
indianer	1		native american	
indianerfilm	1		native american	
indianerfilme	1		native american	
indianern	1		native american	
indiani	5	11702	lang:hi,te,ta,ml,kn,bn,mr,pa	
indiano	4	10900	lang:hi,te,ta,ml,kn,bn,mr,pa	
indiano	5	11700	lang:hi,te,ta,ml,kn,bn,mr,pa	
indianos	4	10902	lang:hi,te,ta,ml,kn,bn,mr,pa	
indias	3	13403	lang:hi,te,ta,ml,kn,bn,mr,pa	
indie	0		-	
indie film	0		-	
indie films	0		-	
indie filmy	7	12103	lang:hi,te,ta,ml,kn,bn,mr,pa	
indie movie	0		-	
indie movies	0		-	
indien	1	12605	lang:hi,te,ta,ml,kn,bn,mr,pa	
indien	2	12400	lang:hi,te,ta,ml,kn,bn,mr,pa	
indienne	2	12402	lang:hi,te,ta,ml,kn,bn,mr,pa	
indiennes	2	12403	lang:hi,te,ta,ml,kn,bn,mr,pa	
indiens	2	12401	lang:hi,te,ta,ml,kn,bn,mr,pa	
indiens d' amerique	2		native american	indiens d'amérique
indigena	3		native american	indígena
indigenas	3		native american	indígenas
indio	3	13400	lang:hi,te,ta,ml,kn,bn,mr,pa	
indios	3	13402	lang:hi,te,ta,ml,kn,bn,mr,pa	
indios americanos	3		native american	
indisch	1	12600	lang:hi,te,ta,ml,kn,bn,mr,pa	
indische	1	12601	lang:hi,te,ta,ml,kn,bn,mr,pa	
indischen	1	12602	lang:hi,te,ta,ml,kn,bn,mr,pa	
indischer	1	12603	lang:hi,te,ta,ml,kn,bn,mr,pa	
indisches	1	12604	lang:hi,te,ta,ml,kn,bn,mr,pa	
indonesia	3	13201	lang:id	
indonesia	3		#english	
indonesia	4	10701	lang:id	indonésia
indonesian	0	21300	lang:id	
indonesiana	5	11501	lang:id	
indonesiane	5	11503	lang:id	
indonesiani	5	11502	lang:id	
indonesiano	5	11500	lang:id	
indonesias	3	13203	lang:id	
indonesias	4	10703	lang:id	indonésias
indonesie	2	12204	lang:id	indonésie
indonesien	1	12404	lang:id	
indonesien	2	12200	lang:id	indonésien
indonesienne	2	12202	lang:id	indonésienne
indonesiennes	2	12203	lang:id	indonésiennes
indonesiens	2	12201	lang:id	indonésiens
indonesio	3	13200	lang:id	
indonesio	4	10700	lang:id	indonésio
indonesios	3	13202	lang:id	
indonesios	4	10702	lang:id	indonésios
indonesisch	1	12400	lang:id	
indonesische	1	12401	lang:id	
indonesischen	1	12402	lang:id	
indonesischer	1	12403	lang:id	
indonezyjska	7	11801	lang:id	
indonezyjski	7	11800	lang:id	
indonezyjskich	7	11803	lang:id	
indonezyjskie	7	11802	lang:id	
indyjska	7	12001	lang:hi,te,ta,ml,kn,bn,mr,pa	
indyjski	7	12000	lang:hi,te,ta,ml,kn,bn,mr,pa	
indyjskich	7	12003	lang:hi,te,ta,ml,kn,bn,mr,pa	
indyjskie	7	12002	lang:hi,te,ta,ml,kn,bn,mr,pa	
infancia	3		childhood	
infantil	3	2505	genre:family	
infantil	4	1903	genre:family	
infantiles	3	2600	genre:family	
infantis	4	1904	genre:family	
inferieur a	2		#under	inférieur à
inferieure a	2		#under	inférieure à
inferieures a	2		#under	inférieures à
inferieurs a	2		#under	inférieurs à
inferior a	3		#under	
inferior a	4		#under	
inferiore a	5		#under	
inferiores a	3		#under	
inferiori a	5		#under	
infidelidad	3		infidelity	
infidelidades	3		infidelity	
infidelite	2		infidelity	infidélité
infidelites	2		infidelity	infidélités
infiel	3		infidelity	
infieles	3		infidelity	
infiltrada	3		undercover	
infiltradas	3		undercover	
infiltrado	3		undercover	
infiltrados	3		undercover	
infiltration	2		undercover	
infiltration	2		#english	
infiltre	2		undercover	infiltré
infiltree	2		undercover	infiltrée
infiltrees	2		undercover	infiltrées
infiltres	2		undercover	infiltrés
infirmier	2		nurse	
infirmiere	2		nurse	infirmière
infirmieres	2		nurse	infirmières
infirmiers	2		nurse	
informatique	2		computer	
ingeniera	3		engineer	
ingenieras	3		engineer	
ingeniero	3		engineer	
ingenieros	3		engineer	
ingenieur	1		engineer	
ingenieur	2		engineer	ingénieur
ingenieure	1		engineer	
ingenieurs	2		engineer	ingénieurs
inghilterra	5	7601	lang:en england	
ingiliz	6	4900	lang:en england	
ingilizce	6	4802	lang:en	
ingiltere	6	4901	lang:en england	
inglaterra	3	8903	lang:en england	
inglaterra	4	6302	lang:en england	
ingles	3	8804	lang:en england	inglés
ingles	4	6204	lang:en england	inglês
inglesa	3	8805	lang:en england	
inglesa	4	6205	lang:en england	
inglesas	3	8806	lang:en england	
inglesas	4	6301	lang:en england	
inglese	5	7505	lang:en england	
ingleses	3	8900	lang:en england	
ingleses	4	6300	lang:en england	
inglesi	5	7600	lang:en england	
inicio da decada de	4		#early	início da década de
inicio dos	4		#early	início dos
inicio dos anos	4		#early	início dos anos
inicios	3		#early	
inicios de los	3		#early	
initiation	2		coming of age	
initiation	2		#english	
inizi	5		#early	
inizi degli anni	5		#early	
inizio	5		#early	
inizio anni	5		#early	
inizio degli anni	5		#early	
inmigracion	3		immigrant	inmigración
inmigrante	3		immigrant	
inmigrantes	3		immigrant	
inmortal	3		immortality	
inmortales	3		immortality	
inmortalidad	3		immortality	
inocente condenado	3		wrongful conviction	
inondation	2		flood	
inondations	2		flood	
inquietante	3	19205	mood:disturbing	
inquietante	5	14901	mood:scary	
inquietantes	3	19301	mood:disturbing	
inquietanti	5	14902	mood:scary	
insecte	2		insect	
insectes	2		insect	
insecto	3		insect	
insectos	3		insect	
insekt	1		insect	
insekten	1		insect	
insel	1		island	
inseln	1		island	
insomnie	2		insomnia	
insomnies	2		insomnia	
insomnio	3		insomnia	
inspiracional	4	15705	mood:inspiring	
inspirador	3	19701	mood:inspiring	
inspirador	4	15601	mood:inspiring	
inspiradora	3	19702	mood:inspiring	
inspiradora	4	15602	mood:inspiring	
inspiradoras	3	19704	mood:inspiring	
inspiradoras	4	15604	mood:inspiring	
inspiradores	3	19703	mood:inspiring	
inspiradores	4	15603	mood:inspiring	
inspirant	2	19001	mood:inspiring	
inspirante	2	19003	mood:inspiring	
inspirantes	2	19004	mood:inspiring	
inspirants	2	19002	mood:inspiring	
inspirational	0	8702	mood:inspiring	
inspire d' une histoire vraie	2		true story	inspiré d'une histoire vraie
inspired by a true story	0		true story	
inspired by true events	0		true story	
inspirierend	1	19201	mood:inspiring	
inspirierende	1	19202	mood:inspiring	
inspirierenden	1	19203	mood:inspiring	
inspirierender	1	19204	mood:inspiring	
inspirierendes	1	19301	mood:inspiring	
inspiring	0	8701	mood:inspiring	
inspirujaca	7	17002	mood:inspiring	inspirująca
inspirujace	7	17003	mood:inspiring	inspirujące
inspirujacy	7	17001	mood:inspiring	inspirujący
inspirujacych	7	17004	mood:inspiring	inspirujących
installments	0		#ending	
instituteur	2		teacher	
instituto	3		high school	
institutos	3		high school	
institutrice	2		teacher	
inszeniert von	1		#director	
inteligencia artificial	3		artificial intelligence	
intelligence artificielle	2		artificial intelligence	
intense	0	7802	mood:tense	
intense	0		#modifier	
intercambio de cuerpos	3		body swap	
interesting	0		-	
internado	3		boarding school	
internados	3		boarding school	
internat	1		boarding school	
internat	2		boarding school	
internate	1		boarding school	
international	0	9908	lang:!en	
international	0		#modifier	
internats	1		boarding school	
internats	2		boarding school	
internet	1		internet	
internet	1		#english	
internet	2		internet	
internet	2		#english	
internet	3		internet	
internet	3		#english	
interpretati da	5		-	
interpretato da	5		-	
interpretato da	5	12905	#movie	
interprete	2		translator	interprète
interprete	3		translator	intérprete
interpretes	3		translator	intérpretes
intikam	6		revenge	
intimidation	2		bullying	
intimidation	2		#english	
into	0		-	
intorno a	5		#around	
intorno ai	5		#around	
intriga	3	3404	genre:thriller	
intrusion a domicile	2		home invasion	intrusion à domicile
inundacion	3		flood	inundación
inundaciones	3		flood	
invasion alienigena	3		alien invasion	invasión alienígena
invasion aus dem all	1		alien invasion	
invasion d' extraterrestres	2		alien invasion	invasion d'extraterrestres
invasion de domicilio	3		home invasion	invasión de domicilio
invasion extraterrestre	2		alien invasion	
invasion extraterrestre	3		alien invasion	invasión extraterrestre
invasions d' extraterrestres	2		alien invasion	invasions d'extraterrestres
inventeur	2		inventor	
inventeurs	2		inventor	
inventor	3		inventor	
inventor	3		#english	
inventora	3		inventor	
inventores	3		inventor	
investigador	3		detective	
investigadores	3		detective	
invierno	3		winter	
invisible	2		invisibility	
invisible	2		#english	
invisible	3		invisibility	
invisible	3		#english	
invisibles	2		invisibility	
invisibles	3		invisibility	
ira	4	10104	lang:fa	irã
ira	4		#english	
irakkrieg	1		iraq war	
iran	1	11804	lang:fa	
iran	1		#english	
iran	2	11604	lang:fa	
iran	2		#english	
iran	3	12602	lang:fa	irán
iran	3		#english	
iran filmi	6	8102	lang:fa	
iran filmleri	6	8101	lang:fa	
iran sinemasi	6	8103	lang:fa	iran sineması
irani	3	12600	lang:fa	iraní
irani	3		#english	
iranian	0	20802	lang:fa	
iraniana	4	10101	lang:fa	
iraniana	5	10901	lang:fa	
iranianas	4	10103	lang:fa	
iraniane	5	10903	lang:fa	
iraniani	5	10902	lang:fa	
iraniano	4	10100	lang:fa	
iraniano	5	10900	lang:fa	
iranianos	4	10102	lang:fa	
iranien	2	11600	lang:fa	
iranienne	2	11602	lang:fa	
iraniennes	2	11603	lang:fa	
iraniens	2	11601	lang:fa	
iranies	3	12601	lang:fa	iraníes
iranisch	1	11800	lang:fa	
iranische	1	11801	lang:fa	
iranischen	1	11802	lang:fa	
iranischer	1	11803	lang:fa	
iranli	6	8104	lang:fa	iranlı
iranska	7	11101	lang:fa	irańska
iranski	7	11100	lang:fa	irański
iranskich	7	11103	lang:fa	irańskich
iranskie	7	11102	lang:fa	irańskie
irao	4	10105	lang:fa	irão
irisch	1	8100	lang:en ireland	
irische	1	8101	lang:en ireland	
irischen	1	8102	lang:en ireland	
irischer	1	8103	lang:en ireland	
irish	0	9200	lang:en ireland	
irish gaelic	0	25200	lang:ga	
irish mob	0		irish mob	
irland	1	8104	lang:en ireland	
irlanda	3	9004	lang:en ireland	
irlanda	4	6404	lang:en ireland	
irlanda	5	7702	lang:en ireland	
irlanda	6	5000	lang:en ireland	
irlandais	2	8100	lang:en ireland	
irlandaise	2	8101	lang:en ireland	
irlandaises	2	8102	lang:en ireland	
irlandali	6	5001	lang:en ireland	irlandalı
irlande	2	8103	lang:en ireland	
irlandes	3	9000	lang:en ireland	irlandés
irlandes	4	6400	lang:en ireland	irlandês
irlandes	4		#english	
irlandesa	3	9001	lang:en ireland	
irlandesa	4	6401	lang:en ireland	
irlandesas	3	9002	lang:en ireland	
irlandesas	4	6403	lang:en ireland	
irlandese	5	7700	lang:en ireland	
irlandeses	3	9003	lang:en ireland	
irlandeses	4	6402	lang:en ireland	
irlandesi	5	7701	lang:en ireland	
irlandia	7	7804	lang:en ireland	
irlandzka	7	7801	lang:en ireland	
irlandzki	7	7800	lang:en ireland	
irlandzkich	7	7803	lang:en ireland	
irlandzkie	7	7802	lang:en ireland	
irrenanstalt	1		mental hospital	
is	0		-	
is there	0		-	
is there a	0		-	
iskandinav	6	9100	lang:sv,da,no,fi,is	
iskandinavya	6	9101	lang:sv,da,no,fi,is	
iskoc	6	5100	lang:en scotland	iskoç
iskocya	6	5101	lang:en scotland	iskoçya
isla desierta	3		island	
islam	1		muslim	
islam	1		#english	
islam	2		muslim	
islam	2		#english	
islam	3		muslim	
islam	3		#english	
islanda	5	10002	lang:is	
islandais	2	10700	lang:is	
islandaise	2	10701	lang:is	
islandaises	2	10702	lang:is	
islande	2	10703	lang:is	
islandes	3	11700	lang:is	islandés
islandes	4	9100	lang:is	islandês
islandesa	3	11701	lang:is	
islandesa	4	9101	lang:is	
islandesas	3	11702	lang:is	
islandesas	4	9103	lang:is	
islandese	5	10000	lang:is	
islandeses	4	9102	lang:is	
islandesi	5	10001	lang:is	
islandia	3	11703	lang:is	
islandia	4	9104	lang:is	islândia
islandia	7	10104	lang:is	
islandisch	1	10900	lang:is	isländisch
islandische	1	10901	lang:is	isländische
islandischen	1	10902	lang:is	isländischen
islandischer	1	10903	lang:is	isländischer
islandzka	7	10101	lang:is	
islandzki	7	10100	lang:is	
islandzkich	7	10103	lang:is	
islandzkie	7	10102	lang:is	
islas	3		island	
islas desiertas	3		island	
ispanya	6	4602	lang:es	
ispanyol	6	4600	lang:es	
ispanyolca	6	4601	lang:es	
ispirante	5	15701	mood:inspiring	
ispiranti	5	15702	mood:inspiring	
ispirati a storie vere	5		true story	
ispirato a una storia vera	5		true story	
israel	1	11903	lang:he	
israel	1		#english	
israel	2	11704	lang:he	israël
israel	2		#english	
israel	3	12702	lang:he	
israel	3		#english	
israele	5	11004	lang:he	
israelense	4	10200	lang:he	
israelenses	4	10201	lang:he	
israeli	0	21001	lang:he	
israeli	3	12700	lang:he	israelí
israeli	3		#english	
israeliana	5	11001	lang:he	
israeliane	5	11003	lang:he	
israeliani	5	11002	lang:he	
israeliano	5	11000	lang:he	
israelien	2	11700	lang:he	israélien
israelienne	2	11702	lang:he	israélienne
israeliennes	2	11703	lang:he	israéliennes
israeliens	2	11701	lang:he	israéliens
israelies	3	12701	lang:he	israelíes
israelisch	1	11900	lang:he	
israelische	1	11901	lang:he	
israelischen	1	11902	lang:he	
israelita	4	10202	lang:he	
israelitas	4	10203	lang:he	
israil	6	8200	lang:he	
istanbul	1		istanbul	
istanbul	1		#english	
istanbul	2		istanbul	
istanbul	2		#english	
istiyorum	6		-	
isvec	6	6600	lang:sv	isveç
isvecce	6	6601	lang:sv	isveççe
isvicre	6	6300	lang:de,fr,it switzerland	isviçre
it's	0		-	
italia	3	8404	lang:it	
italia	4	5705	lang:it	itália
italia	4		#english	
italia	5	7105	lang:it	
italian	0	18800	lang:it	
italian giallo	0	6302	genre:horror lang:it	
italian language	0	10502	lang:it	
italian mob	0	4701	genre:crime mafia	
italian neo realism	0	16501	lang:it year:1943-1954	
italian neorealism	0	16500	lang:it year:1943-1954	
italian neorealist	0	16504	lang:it year:1943-1954	
italian western	0	6202	genre:western lang:it	
italian westerns	0	6203	genre:western lang:it	
italiana	3	8401	lang:it	
italiana	3		#english	
italiana	4	5701	lang:it	
italiana	5	7101	lang:it	
italianas	3	8403	lang:it	
italianas	4	5703	lang:it	
italiane	5	7103	lang:it	
italiani	5	7102	lang:it	
italiano	3	8400	lang:it	
italiano	4	5700	lang:it	
italiano	5	7100	lang:it	
italianos	3	8402	lang:it	
italianos	4	5702	lang:it	
italie	2	7504	lang:it	
italien	1	7605	lang:it	
italien	2	7500	lang:it	
italienisch	1	7600	lang:it	
italienische	1	7601	lang:it	
italienischen	1	7602	lang:it	
italienischer	1	7603	lang:it	
italienischer neorealismus	1	14001	lang:it year:1943-1954	
italienisches	1	7604	lang:it	
italienne	2	7502	lang:it	
italiennes	2	7503	lang:it	
italiens	2	7501	lang:it	
italo western	1	5801	genre:western lang:it	italo-western
italowestern	1	5800	genre:western lang:it	
italya	6	4702	lang:it	
italyan	6	4700	lang:it	
italyanca	6	4701	lang:it	
its	0		-	
ivg	2		abortion	
ivg	2		#english	
iyi	6		sort:rating	
iyi bir	6		-	
izlanda	6	7000	lang:is	
izle	6		-	
izlemek	6		-	
izlemelik	6		-	
izlenecek	6		-	
izlenmesi gereken	6		sort:rating	
izleyebilecegim	6		-	izleyebileceğim
izrael	7	11204	lang:he	
izraelska	7	11201	lang:he	
izraelski	7	11200	lang:he	
izraelskich	7	11203	lang:he	
izraelskie	7	11202	lang:he	
j horror	0	6400	genre:horror lang:ja	j-horror
j law	0		person:"Jennifer Lawrence"	
j lo	0		person:"Jennifer Lopez"	
j.law	0		person:"Jennifer Lawrence"	
j.lo	0		person:"Jennifer Lopez"	
jack black	0		jack black	
jagd	1		hunter	
jager	1		hunter	jäger
jagern	1		hunter	jägern
jahr	1		-	
jahre	1		#decade	
jahren	1		#decade	
jahrzehnt	1		#decade	
jak	7		-	
jakie	7		-	
jakies	7		-	jakieś
jakis	7		-	jakiś
japan	1	6605	lang:ja	
japan	1		#english	
japanese	0	18400	lang:ja	
japanese animated	0	6105	genre:animation lang:ja	
japanese animation	0	6103	genre:animation lang:ja	
japanese animations	0	6104	genre:animation lang:ja	
japanese cartoon	0	6106	genre:animation lang:ja	
japanese cartoons	0	6107	genre:animation lang:ja	
japanese language	0	10102	lang:ja	
japanese new wave	0	16900	lang:ja year:1956-1976	
japanimation	0	6102	genre:animation lang:ja	
japanisch	1	6600	lang:ja	
japanische	1	6601	lang:ja	
japanische animation	1	2201	genre:animation lang:ja	
japanische animationsfilme	1	2300	genre:animation lang:ja	
japanische besatzung	1		japanese occupation	
japanische zeichentrickfilme	1	2200	genre:animation lang:ja	
japanischen	1	6602	lang:ja	
japanischer	1	6603	lang:ja	
japanischer zeichentrick	1	2102	genre:animation lang:ja	
japanisches	1	6604	lang:ja	
japao	4	5004	lang:ja	japão
japon	2	6603	lang:ja	
japon	3	7604	lang:ja	japón
japon	6	4000	lang:ja	
japon animeleri	6	1303	genre:animation lang:ja	
japon animesi	6	1302	genre:animation lang:ja	
japonais	2	6600	lang:ja	
japonaise	2	6601	lang:ja	
japonaises	2	6602	lang:ja	
japonca	6	4001	lang:ja	
japones	3	7600	lang:ja	japonés
japones	4	5000	lang:ja	japonês
japonesa	3	7601	lang:ja	
japonesa	4	5001	lang:ja	
japonesas	3	7602	lang:ja	
japonesas	4	5003	lang:ja	
japoneses	3	7603	lang:ja	
japoneses	4	5002	lang:ja	
japonia	7	6504	lang:ja	
japonii	7	6505	lang:ja	
japonska	7	6501	lang:ja	japońska
japonska animacja	7	1901	genre:animation lang:ja	japońska animacja
japonski	7	6500	lang:ja	japoński
japonskich	7	6503	lang:ja	japońskich
japonskie	7	6502	lang:ja	japońskie
japonskie animacje	7	1902	genre:animation lang:ja	japońskie animacje
japonya	6	4002	lang:ja	
jardin	2		garden	
jardin	2		#english	
jardin	3		garden	jardín
jardin	3		#english	
jardines	3		garden	
jardins	2		garden	
jazz	1		jazz	
jazz	1		#english	
jazz	2		jazz	
jazz	2		#english	
jazz	3		jazz	
jazz	3		#english	
jcvd	0		person:"Jean-Claude Van Damme"	
je cherche	2		-	
je veux voir	2		-	
jean claude van dam	0		person:"Jean-Claude Van Damme"	
jeden	7		#1	
jedna	7		#1	
jenseits	1		afterlife	
jest	7		-	
jesucristo	3		jesus	
jesus	1		jesus	
jesus	1		#english	
jesus	2		jesus	jésus
jesus	2		#english	
jesus	3		jesus	jesús
jesus	3		#english	
jesus christ	2		jesus	jésus-christ
jeu d' argent	2		gambling	jeu d'argent
jeu de hasard	2		gambling	
jeu mortel	2		death game	
jeu video	2		video game	jeu vidéo
jeune fille	2		girl	
jeune public	2	2502	genre:family	
jeunesse	2	2501	genre:family	
jeux d' argent	2		gambling	jeux d'argent
jeux mortels	2		death game	
jeux olympiques	2		olympics	
jeux video	2		video game	jeux vidéo
jeux videos	2		video game	jeux vidéos
jgl	0		person:"Joseph Gordon-Levitt"	
jhorror	0	6401	genre:horror lang:ja	
jilenhal	0		person:"Jake Gyllenhaal"	
jipi	3		hippie	
jipis	3		hippie	
jlaw	0		person:"Jennifer Lawrence"	
jlo	0		person:"Jennifer Lopez"	
joaqin phoenix	0		person:"Joaquin Phoenix"	
joel and ethan coen	0		director:"Joel Coen"	
joseon dynastie	1		joseon	joseon-dynastie
joue par	2		-	joué par
jouet	2		toy	
jouets	2		toy	
joueur compulsif	2		gambling	
joueur d' echecs	2		chess	joueur d'échecs
joueurs compulsifs	2		gambling	
jour de l' an	2		new year's eve	jour de l'an
jour sans fin	2		time loop	
journal	2		newspaper	
journal	2		#english	
journalisme	2		journalist	
journalismus	1		journalist	
journalist	1		journalist	
journalist	1		#english	
journaliste	2		journalist	
journalisten	1		journalist	
journalistes	2		journalist	
journalistin	1		journalist	
jovenes	3		teenager	jóvenes
joya	3		diamond	
joyas	3		diamond	
juaquin phoenix	0		person:"Joaquin Phoenix"	
juden	1		jewish	
judentum	1		jewish	
judenverfolgung	1		holocaust	
judia	3		jewish	judía
judias	3		jewish	judías
judicial	3		courtroom	
judiciales	3		courtroom	
judio	3		jewish	judío
judios	3		jewish	judíos
judisch	1		jewish	jüdisch
judische	1		jewish	jüdische
judischen	1		jewish	jüdischen
jueces	3		judge	
juego mortal	3		death game	
juegos de azar	3		gambling	
juegos del hambre	3		hunger games	
juegos mortales	3		death game	
juegos olimpicos	3		olympics	juegos olímpicos
juez	3		judge	
jueza	3		judge	
juge	2		judge	
jugend	1		teenager	
jugendfilm	1	2800	genre:family	
jugendfilme	1	2801	genre:family	
jugendliche	1		teenager	
jugendlichen	1		teenager	
jugendlicher	1		teenager	
jugendliebe	1		first love	
juges	2		judge	
jugoslawien	1	13802	lang:sr,hr,bs,sh,sl,mk	
jugoslawisch	1	13800	lang:sr,hr,bs,sh,sl,mk	
jugoslawische	1	13801	lang:sr,hr,bs,sh,sl,mk	
juguete	3		toy	
juguetes	3		toy	
juicio	3		courtroom	
juicios	3		courtroom	
juif	2		jewish	
juifs	2		jewish	
juive	2		jewish	
juives	2		jewish	
jumeau	2		twins	
jumeaux	2		twins	
jumelle	2		twins	
jumelles	2		twins	
jument	2		horse	
junge	1		boy	
jungen	1		boy	
jungla	3		jungle	
jungla de cristal	3		die hard	
jungle	2		jungle	
jungle	2		#english	
jungles	2		jungle	
jusqu'a	2		#until	jusqu'à
jusqu'en	2		#until	
jusque	2		#until	
justicia por mano propia	3		vigilante	
justicier	2		vigilante	
justiciera	3		vigilante	
justicieras	3		vigilante	
justiciero	3		vigilante	
justicieros	3		vigilante	
justiciers	2		vigilante	
justin long	0		justin long	
justizdrama	1	16101	genre:drama trial	
justizirrtum	1		wrongful conviction	
justizthriller	1		courtroom	
juvenil	3		teenager	
juveniles	3		teenager	
juwelen	1		diamond	
k drama	0	6600	genre:drama lang:ko	k-drama
k dramas	0	6602	genre:drama lang:ko	k-dramas
k horror	0	6500	genre:horror lang:ko	k-horror
k 무비	9	5107	lang:ko	k무비
kabarettist	1		comedian	
kafa karistiran	6	10802	mood:mind-bending	kafa karıştıran
kaffee	1		coffee	
kahkaha	6	10105	mood:funny	
kaiju	0		monster	
kaiser	1		emperor	
kaiser	1		#english	
kaisers	1		emperor	
kalte krieg	1		cold war	
kalten krieg	1		cold war	
kalten krieges	1		cold war	
kalter krieg	1		cold war	
kammerspiel	1		one location	
kammerspiele	1		one location	
kampfkunst	1		martial arts	
kampfkunste	1		martial arts	kampfkünste
kampfpilot	1		pilot	
kampfsport	1		martial arts	
kanada	1	8504	lang:en,fr canada	
kanada	6	5300	lang:en,fr canada	
kanadali	6	5301	lang:en,fr canada	kanadalı
kanadisch	1	8500	lang:en,fr canada	
kanadische	1	8501	lang:en,fr canada	
kanadischen	1	8502	lang:en,fr canada	
kanadischer	1	8503	lang:en,fr canada	
kanadyjska	7	8101	lang:en,fr canada	
kanadyjski	7	8100	lang:en,fr canada	
kanadyjskich	7	8103	lang:en,fr canada	
kanadyjskie	7	8102	lang:en,fr canada	
kaninchen	1		rabbit	
kannada	0	21900	lang:kn	
kannibale	1		cannibalism	
kannibalen	1		cannibalism	
kannibalismus	1		cannibalism	
kantonesisch	1	6803	lang:cn,zh	
kantonesische	1	6804	lang:cn,zh	
kara komedi	6	2600	genre:comedy,crime	
kara mizah	6	2601	genre:comedy,crime	
karanlik	6	10401	mood:bleak	karanlık
karaoke	1		karaoke	
karaoke	1		#english	
karaoke	2		karaoke	karaoké
karaoke	2		#english	
karaoke	3		karaoke	
karaoke	3		#english	
karate movie	0		martial arts	
karate movies	0		martial arts	
kasino	1		casino	
kasvetli	6	10402	mood:bleak	
katana	1		samurai sword	
katana	1		#english	
katana	2		samurai sword	
katana	2		#english	
katana	3		samurai sword	
katana	3		#english	
katastrophe	1		disaster	
katastrophen	1		disaster	
katastrophenfilm	1		disaster	
katastrophenfilme	1		disaster	
kater	1		cat	
katern	1		cat	
katzchen	1		cat	kätzchen
katze	1		cat	
katzen	1		cat	
kazakh	0	23900	lang:kk	
kdrama	0	6601	genre:drama lang:ko	
kdramas	0	6603	genre:drama lang:ko	
kedi	6		cat	
kedi	6		#english	
kediler	6		cat	
kein	1		#not	
keine	1		#not	
keinen	1		#not	
keira knightly	0		person:"Keira Knightley"	
keller	1		basement	
keller	1		#english	
kellner	1		waitress	
kellnerin	1		waitress	
kellnerinnen	1		waitress	
kenshin	3		rurouni kenshin	
kenshin	3		#english	
kenshin le vagabond	2		rurouni kenshin	
kevin allein zu haus	1		home alone	
keyifli	6	9902	mood:feel-good	
khmer	0	24100	lang:km	
khorror	0	6501	genre:horror lang:ko	
ki	1		artificial intelligence	
ki	1		#english	
kid friendly	0	1203	genre:family	
kid's	0	1219	genre:family	
kidnapping	2		kidnapping	
kidnapping	2		#english	
kidnappings	2		kidnapping	
kidnappings	2		#english	
kids	0	1202	genre:family	
kids	0		#modifier	
kids cartoon	0	6002	genre:animation,family	
kids cartoons	0	6003	genre:animation,family	
kiera knightley	0		person:"Keira Knightley"	
kiera knightly	0		person:"Keira Knightley"	
killer	1		hit man	
killer	1		#english	
killern	1		hit man	
killian murphy	0		person:"Cillian Murphy"	
kina	7		-	
kind	0		#english	
kind of	0		-	
kinder	1	2604	genre:family	
kinderfilm	1	2605	genre:family	
kinderfilme	1	2700	genre:family	
kindermadchen	1		nanny	kindermädchen
kinderzeichentrick	1	2400	genre:animation,family	
kindesmissbrauch	1		child abuse	
kindgerecht	1	2703	genre:family	
kindgerechte	1	2704	genre:family	
kindheit	1		childhood	
kino	1		-	
kino	1	14502	#movie	
kino	7		-	
kino	7	13105	#movie	
kino akcji	7	1005	genre:action	
kino nieme	7		year:-1929	
kino noir	7		film noir	
kino przygodowe	7	1502	genre:adventure	
kinofilm	1	14304	#movie	
kinofilm	1		-	
kinofilme	1	14305	#movie	
kinofilme	1		-	
kirche	1		christian	
kirchen	1		christian	
kisa	6		runtime:-80	kısa
kisa	6		#less	kısa
kisa film	6		runtime:-80	kısa film
kisa filmler	6		runtime:-80	kısa filmler
kisa metraj	6		runtime:-80	kısa metraj
kitap uyarlamasi	6		based on novel	kitap uyarlaması
kitaptan uyarlama	6		based on novel	
kitchen sink drama	0	17302	lang:en england year:1959-1965	
kitchen sink realism	0	17301	lang:en england year:1959-1965	
kiwi	0	9601	lang:en new zealand	
kiyamet	6		apocalypse	kıyamet
kiyamet sonrasi	6		post-apocalypse	kıyamet sonrası
klamauk	1	6201	genre:comedy slapstick	
klasik	6		year:-1979	
klasikler	6		year:-1979	
klasikleri	6		year:-1979	
klassenunterschied	1		class difference	
klassenunterschiede	1		class difference	
klassiker	1		year:-1979	
klassikern	1		year:-1979	
klassisch	1		year:-1979	
klassische	1		year:-1979	
klassische musik	1		classical music	
klassischen	1		year:-1979	
klassischer musik	1		classical music	
klasyczna	7		year:-1979	
klasyczne	7		year:-1979	
klasyczny	7		year:-1979	
klasycznych	7		year:-1979	
klasyka	7		year:-1979	
klasyki	7		year:-1979	
klavier	1		pianist	
kleinstadt	1		small town	
kletterer	1		climbing	
klettern	1		climbing	
klima	1		climate change	
klimawandel	1		climate change	
klinik	1		hospital	
kliniken	1		hospital	
klon	1		clone	
klone	1		clone	
klonen	1		clone	
kloster	1		nun	
knabe	1		boy	
knast	1		prison	
knetanimation	1	6301	genre:animation stop motion	
know any	0		-	
know of	0		-	
koche	1		chef	köche
kochen	1		cooking	
kochfilm	1		cooking	
kochfilme	1		cooking	
kochin	1		chef	köchin
kocie	7		cat	
kojaca	7	16806	mood:cosy	kojąca
kojace	7	16807	mood:cosy	kojące
kojacy	7	16805	mood:cosy	kojący
kojacych	7	16901	mood:cosy	kojących
kollywood	0	11300	lang:ta	
kolombiya	6	6100	lang:es colombia	
kolonialismus	1		colonialism	
kolonie	1		colonialism	
kolonien	1		colonialism	
kolumbianisch	1	9500	lang:es colombia	
kolumbianische	1	9501	lang:es colombia	
kolumbianischen	1	9502	lang:es colombia	
kolumbien	1	9503	lang:es colombia	
kolumbijska	7	9001	lang:es colombia	
kolumbijski	7	9000	lang:es colombia	
kolumbijskich	7	9003	lang:es colombia	
kolumbijskie	7	9002	lang:es colombia	
koma	1		coma	
koma	1		#english	
komedi	6	200	genre:comedy	
komedi aksiyon	6	801	genre:action,comedy	
komedi dram	6	2801	genre:drama,comedy	
komedi filmi	6	201	genre:comedy	
komedi filmleri	6	202	genre:comedy	
komedia	7	300	genre:comedy	
komedia	7	303	genre:comedy	komedią
komedia akcji	7	1200	genre:action,comedy	
komedia familijna	7	2400	genre:family,comedy	
komedia kryminalna	7	4000	genre:comedy,crime	
komedia rodzinna	7	2402	genre:family,comedy	
komedia romantyczna	7	700	genre:romance,comedy	
komedia sensacyjna	7	1202	genre:action,comedy	
komediami	7	401	genre:comedy	
komedie	7	301	genre:comedy	
komedie akcji	7	1201	genre:action,comedy	
komedie familijne	7	2401	genre:family,comedy	
komedie kryminalne	7	4001	genre:comedy,crime	
komedie romantyczna	7	801	genre:romance,comedy	komedię romantyczną
komedie romantyczne	7	701	genre:romance,comedy	
komedii	7	302	genre:comedy	
komedii romantycznej	7	800	genre:romance,comedy	
komedii romantycznych	7	702	genre:romance,comedy	
komediodramat	7	4300	genre:drama,comedy	
komediodramaty	7	4301	genre:drama,comedy	
komediowa	7	305	genre:comedy	
komediowe	7	306	genre:comedy	
komediowy	7	304	genre:comedy	
komediowych	7	400	genre:comedy	
komet	1		meteorite	
kometen	1		meteorite	
komik	6	10101	mood:funny	
komiker	1		comedian	
komikern	1		comedian	
komiks	7		based on comic	
komiksy	7		based on comic	
komisch	1	17003	mood:funny	
komische	1	17004	mood:funny	
komischen	1	17005	mood:funny	
komischer	1	17006	mood:funny	
komisches	1	17007	mood:funny	
kommissar	1		detective	
kommissare	1		detective	
kommunismus	1		communism	
kommunistisch	1		communism	
komodie	1	300	genre:comedy	komödie
komodien	1	301	genre:comedy	komödien
konca lat	7		#late	końca lat
koniec lat	7		#late	
koniec swiata	7		apocalypse	koniec świata
konig	1		king	könig
konig artus	1		king arthur	könig artus
konig der lowen	1		the lion king	könig der löwen
konige	1		king	könige
konigin	1		queen	königin
koniginnen	1		queen	königinnen
koniglich	1		royalty	königlich
konigliche	1		royalty	königliche
konigs	1		king	königs
konigshaus	1		royalty	königshaus
kontemplacyjna	7	17206	mood:slow	
kontemplacyjne	7	17301	mood:slow	
kontemplacyjny	7	17205	mood:slow	
kontemplacyjnych	7	17302	mood:slow	
konulu	6		-	
konusu	6		-	
konzentrationslager	1		concentration camp	
konzert	1		concert	
konzerte	1		concert	
kopek	6		dog	köpek
kopek baligi	6		shark	köpek balığı
kopekbaligi	6		shark	köpekbalığı
kopekbaliklari	6		shark	köpekbalıkları
kopekler	6		dog	köpekler
kopekli	6		dog	köpekli
kopfgeldjager	1		bounty hunter	kopfgeldjäger
kopfgeldjagern	1		bounty hunter	kopfgeldjägern
kore	6	3900	lang:ko	
kore	6		#english	
korea	0	10003	lang:ko	
korea	0		#modifier	
korea	1	6503	lang:ko	
korea	1		#english	
korea film	1	6504	lang:ko	korea-film
korea filme	1	6505	lang:ko	korea-filme
korea polnocna	7		north korea	korea północna
korea poludniowa	7	6204	lang:ko	korea południowa
koreakrieg	1		korean war	
korean	0	18300	lang:ko	
korean language	0	10005	lang:ko	
korean new wave	0	17100	lang:ko year:1996-	
korean war	0		korean war	
koreanisch	1	6400	lang:ko	
koreanische	1	6401	lang:ko	
koreanischen	1	6402	lang:ko	
koreanischer	1	6403	lang:ko	
koreanisches	1	6404	lang:ko	
koreanska	7	6201	lang:ko	koreańska
koreanski	7	6200	lang:ko	koreański
koreanskich	7	6203	lang:ko	koreańskich
koreanskie	7	6202	lang:ko	koreańskie
korece	6	3903	lang:ko	
korei	7	6401	lang:ko	
koreli	6	3902	lang:ko	
korku	6	100	genre:horror	
korku filmi	6	101	genre:horror	
korku filmleri	6	102	genre:horror	
korku gerilim	6	2200	genre:thriller,horror	
korkunc	6	10601	mood:scary	korkunç
korkutan	6	10605	mood:scary	
korkutucu	6	10602	mood:scary	
korperhorror	1		body horror	körperhorror
korpertausch	1		body swap	körpertausch
korrupt	1		corruption	
korrupte	1		corruption	
korrupte polizisten	1		police corruption	
korrupter polizist	1		police corruption	
korruption	1		corruption	
kosmici	7		alien	
kosmiczna	7		space	
kosmiczne	7		space	
kosmiczny	7		space	
kosmicznych	7		space	
kosmita	7		alien	
kosmitach	7		alien	
kosmonaut	1		astronaut	
kosmonauten	1		astronaut	
kosmos	7		space	
kosmosie	7		space	
kostenlos	1		-	
kostiumowa	7	4702	genre:history	
kostiumowe	7	4703	genre:history	
kostiumowy	7	4701	genre:history	
kostiumowych	7	4704	genre:history	
kostumdrama	1	5002	genre:drama,history	kostümdrama
kostumfilm	1	4902	genre:history	kostümfilm
kostumfilme	1	4903	genre:history	kostümfilme
kotach	7		cat	
kovboy	6	3401	genre:western	
kovboy filmi	6	3402	genre:western	
kovboy filmleri	6	3403	genre:western	
krake	1		octopus	
kraken	1		octopus	
kraken	1		#english	
krank	1		illness	
kranke	1		illness	
krankenhaus	1		hospital	
krankenhauser	1		hospital	krankenhäuser
krankenschwester	1		nurse	
krankenschwestern	1		nurse	
krankheit	1		illness	
krankheiten	1		illness	
krebs	1		cancer	
krebskrank	1		cancer	
kreskowek	7	1703	genre:animation	kreskówek
kreskowka	7	1701	genre:animation	kreskówka
kreskowki	7	1702	genre:animation	kreskówki
kreuzfahrt	1		cruise ship	
kreuzfahrtschiff	1		cruise ship	
kreuzfahrtschiffe	1		cruise ship	
krieg	1	5100	genre:war	
krieg der sterne	1		star wars	
kriege	1	5101	genre:war	
krieger	1		warrior	
krieger	1		#english	
kriegerin	1		warrior	
kriegs	1	5102	genre:war	
kriegsdrama	1	5200	genre:war,drama	
kriegsdramen	1	5201	genre:war,drama	
kriegsfilm	1	5103	genre:war	
kriegsfilme	1	5104	genre:war	
kriegsgefangene	1		prisoner of war	
kriegsgefangener	1		prisoner of war	
krimi	1	4000	genre:crime	
krimidrama	1	4700	genre:drama,crime	
krimikomodie	1	4200	genre:comedy,crime	krimikomödie
krimikomodien	1	4201	genre:comedy,crime	krimikomödien
kriminal	1	4002	genre:crime	
kriminaldrama	1	4701	genre:drama,crime	
kriminalfilm	1	4003	genre:crime	
kriminalfilme	1	4004	genre:crime	
krimis	1	4001	genre:crime	
krimithriller	1	3600	genre:crime,thriller	
krocej niz	7		#under	krócej niż
krokodil	1		crocodile	
krokodile	1		crocodile	
krotka	7		runtime:-80	krótka
krotki	7		runtime:-80	krótki
krotki metraz	7		runtime:-80	krótki metraż
krotkich	7		runtime:-80	krótkich
krotkie	7		runtime:-80	krótkie
krotkometrazowa	7		runtime:-80	krótkometrażowa
krotkometrazowe	7		runtime:-80	krótkometrażowe
krotkometrazowy	7		runtime:-80	krótkometrażowy
krotkometrazowych	7		runtime:-80	krótkometrażowych
krotsze niz	7		#under	krótsze niż
krotszy niz	7		#under	krótszy niż
kryminal	7	3500	genre:crime	kryminał
kryminalna	7	3504	genre:crime	
kryminalna zagadka	7	3401	genre:mystery	
kryminalne	7	3505	genre:crime	
kryminalny	7	3503	genre:crime	
kryminalnych	7	3600	genre:crime	
kryminalow	7	3502	genre:crime	kryminałów
kryminaly	7	3501	genre:crime	kryminały
ktora	7		-	która
ktore	7		-	które
ktory	7		-	który
ktorych	7		-	których
kuba	1	9703	lang:es cuba	
kubanisch	1	9700	lang:es cuba	
kubanische	1	9701	lang:es cuba	
kubanischen	1	9702	lang:es cuba	
kuche	1		cooking	küche
kuchenchef	1		chef	küchenchef
kuh	1		cow	
kuh	1		#english	
kuhe	1		cow	kühe
kult	1		cult	
kultowa	7		sort:popularity	
kultowe	7		sort:popularity	
kultowy	7		sort:popularity	
kultowych	7		sort:popularity	
kung fu	1		kung fu	kung-fu
kung fu	2		kung fu	kung-fu
kung fu	3		kung fu	kung-fu
kunst	1		artist	
kunstler	1		artist	künstler
kunstlerin	1		artist	künstlerin
kunstlern	1		artist	künstlern
kunstliche intelligenz	1		artificial intelligence	künstliche intelligenz
kunstlicher intelligenz	1		artificial intelligence	künstlicher intelligenz
kurdish	0	24600	lang:ku	
kurt adam	6		werewolf	
kurtadam	6		werewolf	
kurz	0		#english	
kurz	1		runtime:-80	
kurze	1		runtime:-80	
kurzen	1		runtime:-80	
kurzer	1		runtime:-80	
kurzer als	1		#under	kürzer als
kurzfilm	1		runtime:-80	
kurzfilme	1		runtime:-80	
kurzfilmen	1		runtime:-80	
kuzey kore	6		north korea	
kz	1		concentration camp	
kz	1		#english	
l	2		-	
l' age de glace	2		ice age	l'âge de glace
l' attaque des titans	2		attack on titan	l'attaque des titans
l' au dela	2		afterlife	l'au-delà
la	2		-	
la	3		-	
la	5		-	
la era de hielo	3		ice age	
la fe	3		religion	
la fee	2		fairy	la fée
la foi	2		religion	
la guerra de las galaxias	3		star wars	
la guerre des etoiles	2		star wars	la guerre des étoiles
la isla	3		island	
la luna	3		moon	
la mort	2		death	
la planete des singes	2		planet of the apes	la planète des singes
la reine	2		queen	
la reine des neiges	2		frozen	
la riots	0		los angeles	
la suite de	2		#next	
labouf	0		person:"Shia LaBeouf"	
lac	2		lake	
lac	2		#english	
lacs	2		lake	
ladron	3		thief	ladrón
ladrona	3		thief	
ladronas	3		thief	
ladrones	3		thief	
lago	3		lake	
lago	3		#english	
lagos	3		lake	
lancamento	4		sort:year	lançamento
lancamentos	4		sort:year	lançamentos
lanceur d' alerte	2		whistleblower	lanceur d'alerte
lanceurs d' alerte	2		whistleblower	lanceurs d'alerte
land	0		#english	
landwirt	1		farm	
lange filme	1		runtime:150-	
langer als	1		#over	länger als
langer film	1		runtime:150-	
langsam	1	19506	mood:slow	
langsame	1	19507	mood:slow	
langsamen	1	19508	mood:slow	
langsamer	1	19601	mood:slow	
langsames	1	19602	mood:slow	
langste	1		sort:runtime	längste
langsten	1		sort:runtime	längsten
langster	1		sort:runtime	längster
language	0		-	
langue des signes	2		deaf	
laotian	0	24200	lang:lo	
lapin	2		rabbit	
lapins	2		rabbit	
lar	6		#decade	
lara	6		#decade	
larda	6		#decade	
lardan	6		#decade	
larga	3		runtime:150-	
largas	3		runtime:150-	
largo	3		runtime:150-	
largo	3		#english	
largometraje	3	15104	#movie	
largometraje	3		-	
largometrajes	3	15105	#movie	
largometrajes	3		-	
largos	3		runtime:150-	
larin	6		#decade	ların
las	3		-	
las mejores	3		sort:rating	
las peliculas	3	15202	#movie	las películas
las peliculas	3		-	las películas
las peores	3		award:razzie	
las vegas	1		las vegas	
las vegas	2		las vegas	
las vegas	3		las vegas	
last	0		#last	
lastwagen	1		truck	
lat	7		#decade	
lat czterdziestych	7		year:1940-1949	
lat dwudziestych	7		year:1920-1929	
lat dwutysiecznych	7		year:2000-2009	lat dwutysięcznych
lat dziewiecdziesiatych	7		year:1990-1999	lat dziewięćdziesiątych
lat osiemdziesiatych	7		year:1980-1989	lat osiemdziesiątych
lat piecdziesiatych	7		year:1950-1959	lat pięćdziesiątych
lat siedemdziesiatych	7		year:1970-1979	lat siedemdziesiątych
lat szescdziesiatych	7		year:1960-1969	lat sześćdziesiątych
lat trzydziestych	7		year:1930-1939	
lata	7		#decade	
lata czterdzieste	7		year:1940-1949	
lata dwudzieste	7		year:1920-1929	
lata dwutysieczne	7		year:2000-2009	lata dwutysięczne
lata dziewiecdziesiate	7		year:1990-1999	lata dziewięćdziesiąte
lata osiemdziesiate	7		year:1980-1989	lata osiemdziesiąte
lata piecdziesiate	7		year:1950-1959	lata pięćdziesiąte
lata siedemdziesiate	7		year:1970-1979	lata siedemdziesiąte
lata szescdziesiate	7		year:1960-1969	lata sześćdziesiąte
lata trzydzieste	7		year:1930-1939	
lata zerowe	7		year:2000-2009	
latach	7		#decade	
late	0		#late	
late night	0		late night	
lateinamerika	1	12802	lang:es,pt	
lateinamerikanisch	1	12700	lang:es,pt	
lateinamerikanische	1	12701	lang:es,pt	
lateinamerikanischen	1	12702	lang:es,pt	
later than	0		#after	
latest	0		sort:year	
latest	0		#last	
latin	0	26200	lang:la	
latin america	0		latin american	
latin american	0	14800	lang:es,pt	
latin amerika	6	9000	lang:es,pt	
latina	3	13501	lang:es,pt	
latina	3		#english	
latina	4	11101	lang:es,pt	
latinas	3	13503	lang:es,pt	
latinas	4	11103	lang:es,pt	
latino	0	14802	lang:es,pt	
latino	3	13500	lang:es,pt	
latino	3		#english	
latino	4	11100	lang:es,pt	
latino americain	2	12600	lang:es,pt	latino-américain
latino americaine	2	12602	lang:es,pt	latino-américaine
latino americaines	2	12603	lang:es,pt	latino-américaines
latino americains	2	12601	lang:es,pt	latino-américains
latino americana	4	11001	lang:es,pt	latino-americana
latino americanas	4	11003	lang:es,pt	latino-americanas
latino americano	4	11000	lang:es,pt	latino-americano
latino americanos	4	11002	lang:es,pt	latino-americanos
latinoamerica	3	13701	lang:es,pt	latinoamérica
latinoamericana	3	13505	lang:es,pt	
latinoamericana	5	11801	lang:es,pt	
latinoamericanas	3	13601	lang:es,pt	
latinoamericane	5	11803	lang:es,pt	
latinoamericani	5	11802	lang:es,pt	
latinoamericano	3	13504	lang:es,pt	
latinoamericano	5	11800	lang:es,pt	
latinoamericanos	3	13600	lang:es,pt	
latinos	3	13502	lang:es,pt	
latinos	4	11102	lang:es,pt	
latvian	0	23400	lang:lv	
latynoamerykanska	7	12201	lang:es,pt	latynoamerykańska
latynoamerykanski	7	12200	lang:es,pt	latynoamerykański
latynoamerykanskich	7	12300	lang:es,pt	latynoamerykańskich
latynoamerykanskie	7	12202	lang:es,pt	latynoamerykańskie
laufen	1		running	
laufer	1		running	läufer
laugh out loud	0	7104	mood:funny	
laureats des oscars	2		award:oscar	lauréats des oscars
lawine	1		avalanche	
lawinen	1		avalanche	
le	2		-	
le	5		-	
le film	2	14206	#movie	
le film	2		-	
le migliori	5		sort:rating	
le plus ancien	2		sort:-year	
le plus long	2		sort:runtime	
le roi arthur	2		king arthur	
le roi lion	2		the lion king	
le seigneur des anneaux	2		lord of the rings	
le vin	2		wine	
leao de ouro	4		award:golden-lion	leão de ouro
lebanese	0	15700	lang:ar lebanon	
leben einer schauspielerin	1		actress	
leben nach dem tod	1		afterlife	
lebensgeschichte	1		biography	
lechuza	3		owl	
lechuzas	3		owl	
legais	4		-	
legal	4		-	
legal drama	0	4102	genre:drama trial	
legal dramas	0	4103	genre:drama trial	
legendada	4		-	
legendadas	4		-	
legendado	4		-	
legendados	4		-	
legende	1		folklore	
legende	2		folklore	légende
legende arthurienne	2		king arthur	légende arthurienne
legende urbaine	2		urban legend	légende urbaine
legenden	1		folklore	
legendes	2		folklore	légendes
legendes urbaines	2		urban legend	légendes urbaines
leggera	5	13302	mood:feel-good	
leggere	5	13304	mood:feel-good	
leggeri	5	13303	mood:feel-good	
leggero	5	13301	mood:feel-good	
lehce	6	7101	lang:pl	lehçe
lehrer	1		teacher	
lehrerin	1		teacher	
lehrern	1		teacher	
lehrers	1		teacher	
leibwachter	1		bodyguard	leibwächter
leibwachtern	1		bodyguard	leibwächtern
lejano oeste	3	6204	genre:western	
lekki	7	14101	mood:feel-good	
lekkie	7	14102	mood:feel-good	
lektor	7		-	
lengthy	0		runtime:150-	
lengua de signos	3		deaf	
lenguaje de senas	3		deaf	lenguaje de señas
lent	2	19205	mood:slow	
lenta	3	19901	mood:slow	
lentas	3	19902	mood:slow	
lentas	4	15802	mood:slow	
lenti	5	15902	mood:slow	
lento	5	15901	mood:slow	
lentos	4	15801	mood:slow	
lents	2	19206	mood:slow	
leo di caprio	0		person:"Leonardo DiCaprio"	
leo dicaprio	0		person:"Leonardo DiCaprio"	
leon de oro	3		award:golden-lion	león de oro
leona	3		lion	
leona	3		#english	
leonardo di caprio	0		person:"Leonardo DiCaprio"	
leonas	3		lion	
leone d' oro	5		award:golden-lion	leone d'oro
leones	3		lion	
ler	6		#decade	
lerde	6		#decade	
lerden	6		#decade	
lere	6		#decade	
lerin	6		#decade	
les	2		-	
les animaux fantastiques	2		fantastic beasts	
les annees	2		#decade	les années
les annees cinquante	2		year:1950-1959	les années cinquante
les annees deux mille	2		year:2000-2009	les années deux mille
les annees deux mille dix	2		year:2010-2019	les années deux mille dix
les annees quarante	2		year:1940-1949	les années quarante
les annees quatre vingt	2		year:1980-1989	les années quatre-vingt
les annees quatre vingt dix	2		year:1990-1999	les années quatre-vingt-dix
les annees quatre vingts	2		year:1980-1989	les années quatre-vingts
les annees soixante	2		year:1960-1969	les années soixante
les annees soixante dix	2		year:1970-1979	les années soixante-dix
les annees trente	2		year:1930-1939	les années trente
les annees vingt	2		year:1920-1929	les années vingt
les chats	2		cat	
les dents de la mer	2		jaws	
les films	2	14300	#movie	
les films	2		-	
les freres dardenne	0		director:"Jean-Pierre Dardenne" director:"Luc Dardenne"	
les gardiens de la galaxie	2		guardians of the galaxy	
les mieux notees	2		sort:rating	les mieux notées
les mieux notes	2		sort:rating	les mieux notés
les ours	2		bear	
les pires	2		award:razzie	
les plus anciens	2		sort:-year	
les plus longs	2		sort:runtime	
les schtroumpfs	2		smurfs	
lesbe	1		lesbian	
lesben	1		lesbian	
lesbiana	3		lesbian	
lesbianas	3		lesbian	
lesbica	3		lesbian	lésbica
lesbicas	3		lesbian	lésbicas
lesbico	3		lesbian	lésbico
lesbicos	3		lesbian	lésbicos
lesbien	2		lesbian	
lesbienne	2		lesbian	
lesbiennes	2		lesbian	
lesbiens	2		lesbian	
lesbisch	1		lesbian	
lesbische	1		lesbian	
lesbischen	1		lesbian	
less than	0		#under	
letterboxd	0		-	
lettre	2		letter	
lettres	2		letter	
letzte	1		#last	
letzten	1		#last	
letzter	1		#last	
letztes	1		#last	
leve	4	13203	mood:feel-good	
leves	4	13204	mood:feel-good	
leyenda	3		folklore	
leyenda urbana	3		urban legend	
leyendas	3		folklore	
leyendas urbanas	3		urban legend	
lgbt	0		lgbt	
lgbt	4		lgbt	
lgbti	3		lgbt	
lgbtq	0		lgbt	
lgbtq	10		lgbt	
lgtb	3		lgbt	
li yillar	6		#decade	lı yıllar
li yillar	6		#decade	li yıllar
li yillarin	6		#decade	lı yılların
li yillarin	6		#decade	li yılların
liban	2	13403	lang:ar lebanon	
libanais	2	13400	lang:ar lebanon	
libanaise	2	13401	lang:ar lebanon	
libanaises	2	13402	lang:ar lebanon	
libanes	3	14500	lang:ar lebanon	libanés
libanesa	3	14501	lang:ar lebanon	
libanesas	3	14502	lang:ar lebanon	
libanesisch	1	13600	lang:ar lebanon	
libanesische	1	13601	lang:ar lebanon	
libano	3	14503	lang:ar lebanon	líbano
libanon	1	13602	lang:ar lebanon	
libraire	2		bookshop	
libraires	2		bookshop	
librairie	2		bookshop	
librairies	2		bookshop	
libreria	3		bookshop	librería
librerias	3		bookshop	librerías
libro	3		book	
libros	3		book	
licantropo	3		werewolf	licántropo
licantropos	3		werewolf	licántropos
licorne	2		unicorn	
licornes	2		unicorn	
liebe	1	702	genre:romance	
liebes	1	703	genre:romance	
liebesbrief	1		letter	
liebesbriefe	1		letter	
liebesdrama	1	1200	genre:romance,drama	
liebesdramen	1	1201	genre:romance,drama	
liebesfilm	1	800	genre:romance	
liebesfilme	1	801	genre:romance	
liebesgeschichte	1	704	genre:romance	
liebesgeschichten	1	705	genre:romance	
liebeskomodie	1	1002	genre:romance,comedy	liebeskomödie
liebeskomodien	1	1003	genre:romance,comedy	liebeskomödien
liebeskummer	1		breakup	
life stories	0		biography	
life story	0		biography	
light hearted	0	7305	mood:feel-good	
lighthearted	0	7304	mood:feel-good	
like	0		-	
lingots d' or	2		gold	lingots d'or
lion	2		lion	
lion	2		#english	
lion d' or	2		award:golden-lion	lion d'or
lionne	2		lion	
lionnes	2		lion	
lions	2		lion	
lions	2		#english	
lions d' or	2		award:golden-lion	lions d'or
list of	0		-	
lista	3		-	
lista	4		-	
lista	5		-	
lista	7		-	
lista de	4		-	
lista di	5		-	
lista filmow	7		-	lista filmów
liste	1		-	
liste	2		-	
liste	6		-	
listesi	6		-	
lists of	0		-	
literary adaptation	0		based on novel	
literaturverfilmung	1		based on novel	
literaturverfilmungen	1		based on novel	
lithuanian	0	23500	lang:lt	
livre	2		book	
livres	2		book	
lkw	1		truck	
lkw	1		#english	
lluvia	3		rain	
lluviosa	3		rain	
lluvioso	3		rain	
lo	3		-	
lo	5		-	
loba	3		wolf	
lobas	3		wolf	
lobisomem	4		werewolf	
lobisomem	4		#english	
lobisomens	4		werewolf	
lobo	3		wolf	
lobo	3		#english	
lobos	3		wolf	
loca	3		mental illness	
locas	3		mental illness	
loco	3		mental illness	
locos	3		mental illness	
locura	3		mental illness	
london	1		london	
london	1		#english	
londoner	1		london	
londoner	1		#english	
londonien	2		london	
londonienne	2		london	
londoniennes	2		london	
londoniens	2		london	
londres	2		london	
londres	3		london	
long	0		runtime:150-	
long	0		#modifier	
long distance	0		long distance	
long island	0		long island	
long metrage	2	14202	#movie	long-métrage
long metrage	2		-	long-métrage
longa	4	12204	#movie	
longa metragem	4	12202	#movie	longa-metragem
longa metragem	4		-	longa-metragem
longas	4		runtime:150-	
longas metragens	4	12203	#movie	longas-metragens
longas metragens	4		-	longas-metragens
longer than	0		#over	
longest	0		sort:runtime	
longest	0		#modifier	
longos	4		runtime:150-	
longs metrages	2	14203	#movie	longs-métrages
longs metrages	2		-	longs-métrages
longue	2		runtime:150-	
longue duree	2		runtime:150-	longue durée
longues	2		runtime:150-	
looking for	0		-	
lord and miller	0		director:"Phil Lord" director:"Christopher Miller"	
lord miller	0		director:"Phil Lord" director:"Christopher Miller"	lord & miller
los	3		#decade	
los	3		-	
los angeles	1		los angeles	
los angeles	2		los angeles	
los angeles	3		los angeles	los ángeles
los anos	3		#decade	los años
los anos cincuenta	3		year:1950-1959	los años cincuenta
los anos cuarenta	3		year:1940-1949	los años cuarenta
los anos dos mil	3		year:2000-2009	los años dos mil
los anos noventa	3		year:1990-1999	los años noventa
los anos ochenta	3		year:1980-1989	los años ochenta
los anos sesenta	3		year:1960-1969	los años sesenta
los anos setenta	3		year:1970-1979	los años setenta
los anos treinta	3		year:1930-1939	los años treinta
los anos veinte	3		year:1920-1929	los años veinte
los cazafantasmas	3		ghostbusters	
los cincuenta	3		year:1950-1959	
los cuarenta	3		year:1940-1949	
los dos mil	3		year:2000-2009	
los juegos del hambre	3		hunger games	
los mas antiguos	3		sort:-year	los más antiguos
los mejores	3		sort:rating	
los noventa	3		year:1990-1999	
los ochenta	3		year:1980-1989	
los peores	3		award:razzie	
los pitufos	3		smurfs	
los sesenta	3		year:1960-1969	
los setenta	3		year:1970-1979	
los treinta	3		year:1930-1939	
los veinte	3		year:1920-1929	
los vengadores	3		avengers	
loteria	3		lottery	lotería
loterie	2		lottery	
loto	2		lottery	
lotterie	1		lottery	
lotto	1		lottery	
lottogewinn	1		lottery	
loup	2		wolf	
loup	2		#english	
loup garou	2		werewolf	loup-garou
loup garous	2		werewolf	loup-garous
loups	2		wolf	
loups garou	2		werewolf	loups-garou
loups garous	2		werewolf	loups-garous
louve	2		wolf	
louves	2		wolf	
love stories	0	803	genre:romance	
love story	0	802	genre:romance	
lovecraftian horror	0		cosmic horror	
low budget	0		-	
lowen	1		lion	löwen
lowest rated	0		sort:-rating	
lu yillar	6		#decade	lu yıllar
lu yillarin	6		#decade	lu yılların
lub	7		-	
lub dluzej	7		#more	lub dłużej
lub krocej	7		#less	lub krócej
lub mniej	7		#less	
lub pozniej	7		#later	lub później
lub wczesniej	7		#earlier	lub wcześniej
lub wiecej	7		#more	lub więcej
lucha de clases	3		class difference	
lucha libre	3		wrestling	
luchador	3		wrestling	
luchador	3		#english	
luchadores	3		wrestling	
ludopatia	3		gambling	ludopatía
lune	2		moon	
lunghe	5		runtime:150-	
lunghi	5		runtime:150-	
lungometraggi	5	12605	#movie	
lungometraggi	5		-	
lungometraggio	5	12604	#movie	
lungometraggio	5		-	
lupi mannari	5		werewolf	
lupo mannaro	5		werewolf	
lusofona	4	7501	lang:pt	lusófona
lusofonas	4	7503	lang:pt	lusófonas
lusofono	4	7500	lang:pt	lusófono
lusofonos	4	7502	lang:pt	lusófonos
lustig	1		#english	
lustig	1	16901	mood:funny	
lustige	1	16902	mood:funny	
lustigen	1	16903	mood:funny	
lustiger	1	16904	mood:funny	
lustiges	1	16905	mood:funny	
lustspiel	1	400	genre:comedy	
lutin	2		elf	
lutins	2		elf	
luto	3		grief	
lutte	2		wrestling	
lutte des classes	2		class difference	
lycee	2		high school	lycée
lyceen	2		high school	lycéen
lyceenne	2		high school	lycéenne
lyceennes	2		high school	lycéennes
lyceens	2		high school	lycéens
lycees	2		high school	lycées
lyriker	1		poet	
m	0		#minutes	
m night	0		director:"M. Night Shyamalan"	
m ナイトシャマラン	10		person:"M. Night Shyamalan"	Mナイトシャマラン
m ・ナイト・シャマラン	10		person:"M. Night Shyamalan"	M・ナイト・シャマラン
ma non	5		#not	
macar	6	7300	lang:hu	
macaristan	6	7301	lang:hu	
macedonian	0	23100	lang:mk	
macera	6	900	genre:adventure	
macera filmi	6	902	genre:adventure	
macera filmleri	6	903	genre:adventure	
machine a remonter le temps	2		time travel	machine à remonter le temps
madchen	1		girl	mädchen
madchen	1		#english	
made	0		-	
made between	0		-	
made by	0		#director	
made by	0		-	
made for television	0	2209	genre:tv-movie	
made for tv	0	2208	genre:tv-movie	
made in	0		-	
madrastra	3		stepmother	
madrastras	3		stepmother	
madre	3		mother	
madre	3		#english	
madre e hija	3		mother daughter	
madre e hijo	3		mother son	
madre soltera	3		single mother	
madres	3		mother	
madres e hijas	3		mother daughter	
madres solteras	3		single mother	
madrid	1		madrid	
madrid	1		#english	
madrid	2		madrid	
madrid	2		#english	
madrid	3		madrid	
madrid	3		#english	
madrilena	3		madrid	madrileña
madrilenas	3		madrid	madrileñas
madrileno	3		madrid	madrileño
madrilenos	3		madrid	madrileños
madurar	3		coming of age	
maestra	3		teacher	
maestras	3		teacher	
maestro	3		teacher	
maestro	3		#english	
maestros	3		teacher	
mafia	0	4700	genre:crime mafia	
mafia	1	14600	genre:crime mafia	
mafia	2	14400	genre:crime mafia	
mafia	3	15600	genre:crime mafia	
mafia	4	12800	genre:crime mafia	máfia
mafia	5	13000	genre:crime mafia	
mafias	2	14401	genre:crime mafia	
mafias	3	15601	genre:crime mafia	
mafieuse	2	14403	genre:crime mafia	
mafieux	2	14402	genre:crime mafia	
mafii	7	13500	genre:crime mafia	
mafiosa	3	15603	genre:crime mafia	
mafiosas	3	15605	genre:crime mafia	
mafiosi	1	14601	genre:crime mafia	
mafiosi	1		#english	
mafiosi	5	13002	genre:crime mafia	
mafioso	3	15602	genre:crime mafia	
mafioso	4	12801	genre:crime mafia	
mafioso	5	13001	genre:crime mafia	
mafiosos	3	15604	genre:crime mafia	
mafiosos	4	12802	genre:crime mafia	
mafya	6	9600	genre:crime mafia	
magia	3		magic	
magica	3		magic	mágica
magicas	3		magic	mágicas
magicien	2		magician	
magicien merlin	2		wizard	
magicienne	2		magician	
magiciens	2		magician	
magiciens merlin	2		wizard	
magico	3		magic	mágico
magicos	3		magic	mágicos
magie	1		magic	
magie	2		magic	
magier	1		wizard	
magique	2		magic	
magiques	2		magic	
magisch	1		magic	
magische	1		magic	
magnicidio	3		assassination	
mago	3		wizard	
magos	3		wizard	
main	0		#english	
mainstream	0		-	
mais	4		-	
mais antiga	4		sort:-year	
mais antigas	4		sort:-year	
mais antigo	4		sort:-year	
mais antigos	4		sort:-year	
mais antigos que	4		#before	
mais bem avaliada	4		sort:rating	
mais bem avaliadas	4		sort:rating	
mais bem avaliado	4		sort:rating	
mais bem avaliados	4		sort:rating	
mais curta	4		sort:-runtime	
mais curtas	4		sort:-runtime	
mais curto	4		sort:-runtime	
mais curtos	4		sort:-runtime	
mais curtos que	4		#under	
mais de	4		#over	
mais famosos	4		sort:popularity	
mais longa	4		sort:runtime	
mais longas	4		sort:runtime	
mais longo	4		sort:runtime	
mais longos	4		sort:runtime	
mais longos que	4		#over	
mais nova	4		sort:year	
mais novas	4		sort:year	
mais novo	4		sort:year	
mais novos	4		sort:year	
mais novos que	4		#after	
mais pas	2		#not	
mais populares	4		sort:popularity	
mais recente	4		sort:year	
mais recentes	4		sort:year	
mais recentes que	4		#after	
mais velha	4		sort:-year	
mais velhas	4		sort:-year	
mais velho	4		sort:-year	
mais velhos	4		sort:-year	
mais vista	4		sort:popularity	
mais vistas	4		sort:popularity	
mais visto	4		sort:popularity	
mais vistos	4		sort:popularity	
maison	2		house	
maison hantee	2		haunted house	maison hantée
maisons	2		house	
maisons hantees	2		haunted house	maisons hantées
maitre d' ecole	2		teacher	maître d'école
majordome	2		butler	
majordomes	2		butler	
make me cry	0	7602	mood:sad	
make you cry	0	7603	mood:sad	
makes me cry	0	7601	mood:sad	
makes me laugh	0	7105	mood:funny	
makes you cry	0	7604	mood:sad	
maks	7		#under	
maksymalnie	7		#under	
maksymalnie	7		#less	
mal	0		#english	
malade	2		illness	
malade	2		#english	
malades	2		illness	
maladie	2		illness	
maladie en phase terminale	2		terminal illness	
maladie incurable	2		terminal illness	
maladie mentale	2		mental illness	
maladies	2		illness	
maladies mentales	2		mental illness	
malas	3		sort:-rating	
malay	0	21400	lang:ms	
malayalam	0	21800	lang:ml	
malaysian	0	21401	lang:ms	
maldicion	3		curse	maldición
maldiciones	3		curse	
maldita	3		curse	
malditas	3		curse	
maldito	3		curse	
malditos	3		curse	
malediction	2		curse	malédiction
maledictions	2		curse	malédictions
malentendant	2		deaf	
malentendants	2		deaf	
maler	1		painter	
malerei	1		painter	
malerin	1		painter	
malern	1		painter	
malinconica	5	14304	mood:sad	
malinconice	5	14401	mood:sad	
malinconiche	5	14402	mood:sad	
malinconici	5	14305	mood:sad	
malinconico	5	14303	mood:sad	
malo	3		sort:-rating	
malos	3		sort:-rating	
maltese	0	25400	lang:mt	
maltraitance	2		child abuse	
maltrato	3		domestic violence	
maltrato infantil	3		child abuse	
mama	1		mother	
mama	1		#english	
mama	3		mother	mamá
mama	3		#english	
maman	2		mother	
maman j' ai rate l' avion	2		home alone	maman j'ai raté l'avion
mamans	2		mother	
mamie	2		grandmother	
mamie	2		#english	
mamies	2		grandmother	
man	0		#english	
manchot	2		penguin	
manchots	2		penguin	
mandarin	0	18901	lang:zh	
mandarin language	0	10605	lang:zh	
manga	1		based on manga	
manga	1		#english	
manga	2		based on manga	
manga	2		#english	
manga	3		based on manga	
manga	3		#english	
mangas	1		based on manga	
mangas	2		based on manga	
mangas	3		based on manga	
mangaverfilmung	1		based on manga	
mangaverfilmungen	1		based on manga	
manicomio	3		mental hospital	
manicomios	3		mental hospital	
mannequin	2		fashion	
mannequin	2		#english	
mannequins	2		fashion	
mannequins	2		#english	
manoir hante	2		haunted house	manoir hanté
mansion encantada	3		haunted house	mansión encantada
mantel und degen	1		sword fight	
maquina del tiempo	3		time travel	máquina del tiempo
mar	0		#english	
marathi	0	22100	lang:mr	
marathon	1		running	
marathon	1		#english	
marathon	2		running	
marathon	2		#english	
maraton	3		running	maratón
maratre	2		stepmother	marâtre
maratres	2		stepmother	marâtres
marchand d' armes	2		arms dealer	marchand d'armes
marchen	1		fairy tale	märchen
marchenhaft	1		fairy tale	märchenhaft
marciana	3		alien	
marcianas	3		alien	
marciano	3		alien	
marciano	3		#english	
marcianos	3		alien	
maremoto	3		tsunami	
maremotos	3		tsunami	
mariage	2		wedding	
mariage arrange	2		arranged marriage	mariage arrangé
mariage force	2		arranged marriage	mariage forcé
mariages	2		wedding	
mariee	2		bride	mariée
marinero	3		sea	
marineros	3		sea	
marins	2		sea	
maritima	3		sea	marítima
maritimas	3		sea	marítimas
maritimo	3		sea	marítimo
maritimos	3		sea	marítimos
maroc	2		morocco	
marocain	2		morocco	
marocaine	2		morocco	
marocaines	2		morocco	
marocains	2		morocco	
marokkanisch	1		morocco	
marokkanische	1		morocco	
marokko	1		morocco	
marrant	2	16605	mood:funny	
marrante	2	16607	mood:funny	
marrantes	2	16608	mood:funny	
marrants	2	16606	mood:funny	
marroqui	3		morocco	marroquí
marroquies	3		morocco	marroquíes
marruecos	3		morocco	
mars	1		mars	
mars	1		#english	
marte	3		mars	
martial art	0		martial arts	
martial arts	0		martial arts	
martial arts	1		martial arts	
martial arts action	0	3600	genre:action martial arts	
martin short	0		martin short	
marvel	1		marvel	
marvel	1		#english	
marvel	2		marvel	
marvel	2		#english	
marvel	3		marvel	
marvel	3		#english	
marvel film	1		marvel	marvel-film
marvel filme	1		marvel	marvel-filme
mas alla	3		afterlife	más allá
mas antigua	3		sort:-year	más antigua
mas antiguas	3		sort:-year	más antiguas
mas antiguo	3		sort:-year	más antiguo
mas antiguos	3		sort:-year	más antiguos
mas de	3		#over	más de
mas larga	3		sort:runtime	más larga
mas largas	3		sort:runtime	más largas
mas largo	3		sort:runtime	más largo
mas largos	3		sort:runtime	más largos
mas nao	4		#not	mas não
mas nuevas que	3		#after	más nuevas que
mas vista	3		sort:popularity	más vista
mas vistas	3		sort:popularity	más vistas
mas visto	3		sort:popularity	más visto
mas vistos	3		sort:popularity	más vistos
mascara	3		mask	máscara
mascaras	3		mask	máscaras
maske	1		mask	
masken	1		mask	
masque	2		mask	
masques	2		mask	
massimo	5		#under	
massimo	5		#less	
massimo	5		#english	
masterpiece	0		sort:rating	
masterpieces	0		sort:rating	
matematica	3		mathematics	matemática
matematicas	3		mathematics	matemáticas
matematico	3		mathematics	matemático
matematicos	3		mathematics	matemáticos
maternidad	3		mother	
maternite	2		mother	maternité
mathematicien	2		mathematics	mathématicien
mathematicienne	2		mathematics	mathématicienne
mathematiciennes	2		mathematics	mathématiciennes
mathematiciens	2		mathematics	mathématiciens
mathematik	1		mathematics	
mathematiker	1		mathematics	
mathematikern	1		mathematics	
mathematique	2		mathematics	mathématique
mathematiques	2		mathematics	mathématiques
matrimonio	3		marriage	
matrimonio arreglado	3		arranged marriage	
matrimonio forzado	3		arranged marriage	
matrimonios	3		marriage	
maudit	2		curse	
maudite	2		curse	
maudites	2		curse	
maudits	2		curse	
maus	1		mouse	
mause	1		mouse	mäuse
mausen	1		mouse	mäusen
max	0		#under	
max	0		#less	
max	2		#less	
maximal	1		#under	
maximal	1		#less	
maximo	3		#under	máximo
maximo	3		#less	máximo
maximum	0		#under	
maximum	0		#less	
maximum	2		#under	
maximum	2		#less	
mayordomo	3		butler	
mayordomo	3		#english	
mayordomos	3		butler	
mcconaghey	0		person:"Matthew McConaughey"	
mcconaghy	0		person:"Matthew McConaughey"	
mcconahey	0		person:"Matthew McConaughey"	
mcconnaughey	0		person:"Matthew McConaughey"	
mcu	10		marvel	MCU
me	0		-	
meados dos	4		#mid	
meados dos anos	4		#mid	
mechant	2		villain	méchant
mechants	2		villain	méchants
medecin	2		doctor	médecin
medecins	2		doctor	médecins
mediados	3		#mid	
mediados de los	3		#mid	
mediados de los anos	3		#mid	mediados de los años
medica	3		doctor	médica
medicas	3		doctor	médicas
medico	3		doctor	médico
medicos	3		doctor	médicos
medieval	2		medieval	médiéval
medieval	2		#english	
medieval	3		medieval	
medieval	3		#english	
medievale	2		medieval	médiévale
medievales	2		medieval	médiévales
medievales	3		medieval	
medievaux	2		medieval	médiévaux
medievo	3		medieval	
medio ambiente	3		environment	
medioambiente	3		environment	
meditative	0	8901	mood:slow	
medium	1		psychic	
medium	1		#english	
medium	2		psychic	médium
medium	2		#english	
medium	3		psychic	médium
medium	3		#english	
mediums	2		psychic	médiums
mediums	2		#english	
mediums	3		psychic	médiums
mediums	3		#english	
medonha	4	14704	mood:scary	
medonhas	4	14706	mood:scary	
medonho	4	14703	mood:scary	
medonhos	4	14705	mood:scary	
meer	1		sea	
meere	1		sea	
meerjungfrau	1		mermaid	
meerjungfrauen	1		mermaid	
meglio valutati	5		sort:rating	
mehr als	1		#over	
meilleur	2		sort:rating	
meilleur ami	2		best friends	
meilleure	2		sort:rating	
meilleure amie	2		best friends	
meilleures	2		sort:rating	
meilleures amies	2		best friends	
meilleurs	2		sort:rating	
meilleurs amis	2		best friends	
meisterkoch	1		chef	
meisterwerk	1		sort:rating	
meisterwerke	1		sort:rating	
mejicana	3	10206	lang:es mexico	
mejicanas	3	10301	lang:es mexico	
mejicano	3	10205	lang:es mexico	
mejicanos	3	10300	lang:es mexico	
mejor	3		sort:rating	
mejor amiga	3		best friends	
mejor amigas	3		best friends	
mejor amigo	3		best friends	
mejor amigos	3		best friends	
mejor pelicula	3		award:oscar-picture	mejor película
mejor puntuada	3		sort:rating	
mejor puntuadas	3		sort:rating	
mejor puntuado	3		sort:rating	
mejor puntuados	3		sort:rating	
mejor valorada	3		sort:rating	
mejor valoradas	3		sort:rating	
mejor valorado	3		sort:rating	
mejor valorados	3		sort:rating	
mejores	3		sort:rating	
mejores amiga	3		best friends	
mejores amigas	3		best friends	
mejores amigo	3		best friends	
mejores amigos	3		best friends	
meksika	6	5900	lang:es mexico	
meksyk	7	8804	lang:es mexico	
meksykanska	7	8801	lang:es mexico	meksykańska
meksykanski	7	8800	lang:es mexico	meksykański
meksykanskich	7	8803	lang:es mexico	meksykańskich
meksykanskie	7	8802	lang:es mexico	meksykańskie
melancholijna	7	15102	mood:sad	
melancholijne	7	15103	mood:sad	
melancholijny	7	15101	mood:sad	
melancholijnych	7	15104	mood:sad	
melancolica	4	14202	mood:sad	melancólica
melancolicas	4	14204	mood:sad	melancólicas
melancolico	4	14201	mood:sad	melancólico
melancolicos	4	14203	mood:sad	melancólicos
melhor	4		sort:rating	
melhor avaliada	4		sort:rating	
melhor avaliadas	4		sort:rating	
melhor avaliado	4		sort:rating	
melhor avaliados	4		sort:rating	
melhores	4		sort:rating	
melliza	3		twins	
mellizas	3		twins	
mellizo	3		twins	
mellizos	3		twins	
melodram	1	1202	genre:romance,drama	
melodram	6	602	genre:romance,drama	
melodrama	0	403	genre:drama	
melodrama	3	1102	genre:romance,drama	
melodrama	4	902	genre:romance,drama	
melodramas	0	404	genre:drama	
melodramas	3	1103	genre:romance,drama	
melodramas	4	903	genre:romance,drama	
melodramat	7	602	genre:romance	
melodramaty	7	603	genre:romance	
melodrame	2	1002	genre:romance,drama	mélodrame
melodramen	1	1203	genre:romance,drama	
melodrames	2	1003	genre:romance,drama	mélodrames
melodramma	5	1002	genre:romance,drama	
melodrammi	5	1003	genre:romance,drama	
memoire	2		memory	mémoire
memoires	2		memory	mémoires
memoria	3		memory	
memorias	3		memory	
menage a trois	1		love triangle	ménage-à-trois
menage a trois	2		love triangle	ménage à trois
meno di	5		#under	
menos	4		#not	
menos de	3		#under	
menos de	4		#under	
mer	2		sea	
mer	2		#english	
mercenaire	2		mercenary	
mercenaires	2		mercenary	
mercenario	3		mercenary	
mercenarios	3		mercenary	
mere	2		mother	mère
mere	2		#english	
mere celibataire	2		single mother	mère célibataire
mere et fille	2		mother daughter	mère et fille
mere et fils	2		mother son	mère et fils
mere fille	2		mother daughter	mère-fille
meres	2		mother	mères
meres celibataires	2		single mother	mères célibataires
mers	2		sea	
mesera	3		waitress	
meseras	3		waitress	
messed up	0	8304	mood:disturbing	
messicana	5	8701	lang:es mexico	
messicane	5	8703	lang:es mexico	
messicani	5	8702	lang:es mexico	
messicano	5	8700	lang:es mexico	
messico	5	8704	lang:es mexico	
meta	5		#mid	metà
meta anni	5		#mid	metà anni
meta degli anni	5		#mid	metà degli anni
meteorit	1		meteorite	
meteorite	2		meteorite	météorite
meteorite	2		#english	
meteoriten	1		meteorite	
meteorites	2		meteorite	météorites
meteorites	2		#english	
meteorito	3		meteorite	
meteoritos	3		meteorite	
metraje encontrado	3		found footage	
metro	2		subway	métro
metro	2		#english	
metro	3		subway	
metro	3		#english	
meurtre	2		murder	
meurtres	2		murder	
meurtrier	2		murder	
meurtriers	2		murder	
mexicain	2	9200	lang:es mexico	
mexicaine	2	9202	lang:es mexico	
mexicaines	2	9203	lang:es mexico	
mexicains	2	9201	lang:es mexico	
mexican	0	13900	lang:es mexico	
mexican cartel	0		mexican cartel	
mexican cartels	0		mexican cartel	
mexican standoff	0		mexican standoff	
mexicana	3	10201	lang:es mexico	
mexicana	4	7701	lang:es mexico	
mexicana	4		#english	
mexicanas	3	10203	lang:es mexico	
mexicanas	4	7703	lang:es mexico	
mexicano	3	10200	lang:es mexico	
mexicano	4	7700	lang:es mexico	
mexicanos	3	10202	lang:es mexico	
mexicanos	4	7702	lang:es mexico	
mexico	3	10204	lang:es mexico	méxico
mexico	3		#english	
mexico	4	7704	lang:es mexico	méxico
mexikanisch	1	9300	lang:es mexico	
mexikanische	1	9301	lang:es mexico	
mexikanischen	1	9302	lang:es mexico	
mexikanischer	1	9303	lang:es mexico	
mexiko	1	9304	lang:es mexico	
mexique	2	9204	lang:es mexico	
mi	6		-	
mi	6		-	mı
mi pobre angelito	3		home alone	
mi villano favorito	3		despicable me	
mid	0		#mid	
mid life crisis	0		mid life crisis	
middle	0		#mid	
middle of the	0		#mid	
midlife crisis	0		mid life crisis	
midlife crisis	1		midlife crisis	midlife-crisis
miedo	3	102	genre:horror	
miedzy	7		#between	między
miei	5		-	
mieux note	2		sort:rating	mieux noté
mieux notee	2		sort:rating	mieux notée
mieux notees	2		sort:rating	mieux notées
mieux notes	2		sort:rating	mieux notés
miglior	5		sort:rating	
migliore	5		sort:rating	
migliori	5		sort:rating	
migrant	2		immigrant	
migrant	2		#english	
migrante	3		immigrant	
migranten	1		immigrant	
migrantes	3		immigrant	
migrants	2		immigrant	
migrants	2		#english	
migration	1		immigrant	
migration	1		#english	
milieu	2		#mid	
milieu des	2		#mid	
milieu des annees	2		#mid	milieu des années
militaire	2		soldier	
militaires	2		soldier	
militar	1		soldier	militär
militar	3		soldier	
militares	3		soldier	
milliardaire	2		millionaire	
milliardaires	2		millionaire	
milliardar	1		millionaire	milliardär
milliardare	1		millionaire	milliardäre
millionar	1		millionaire	millionär
millionare	1		millionaire	millionäre
millionnaire	2		millionaire	
millionnaires	2		millionaire	
millonaria	3		millionaire	
millonarias	3		millionaire	
millonario	3		millionaire	
millonarios	3		millionaire	
milosci	7	601	genre:romance	miłości
milosna	7	505	genre:romance	miłosna
milosne	7	506	genre:romance	miłosne
milosny	7	504	genre:romance	miłosny
milosnych	7	507	genre:romance	miłosnych
min	0		#minutes	
min	1		#minutes	
min	2		#minutes	
min	3		#minutes	
min	4		#minutes	
min	5		#minutes	
min	7		#minutes	
mind benders	0	8505	mood:mind-bending	
mind bending	0	8401	mood:mind-bending	
mind bending	0	8402	mood:mind-bending	mind-bending
mind blowing	0	8404	mood:mind-bending	
mind fuck	0	8502	mood:mind-bending	
mindbending	0	8403	mood:mind-bending	
mindblowing	0	8405	mood:mind-bending	
mindestens	1		#over	
mindestens	1		#more	
mindfuck	0	8501	mood:mind-bending	
mindfuck	1	19001	mood:mind-bending	
mine	0		#english	
minero	3		miner	
mineros	3		miner	
mines	2		miner	
mines	2		#english	
mineur de fond	2		miner	
mineurs de fond	2		miner	
minimo	3		#over	mínimo
minimo	3		#more	mínimo
minimo	5		#more	
minimum	0		#over	
minimum	0		#more	
minimum	2		#over	
minimum	2		#more	
minimum	7		#over	
mins	0		#minutes	
mins long	0		#minutes	
minus	0		#not	
minut	7		#minutes	
minuta	7		#minutes	
minute	0		#minutes	
minute	1		#minutes	
minute	2		#minutes	
minute long	0		#minutes	
minuten	1		#minutes	
minutes	0		#minutes	
minutes	2		#minutes	
minutes long	0		#minutes	
minuti	5		#minutes	
minuto	3		#minutes	
minuto	4		#minutes	
minuto	5		#minutes	
minutos	3		#minutes	
minutos	4		#minutes	
minutos de duracao	4		#minutes	minutos de duração
minuty	7		#minutes	
mio	5		-	
miroir	2		mirror	
miroirs	2		mirror	
mis en scene par	2		#director	mis en scène par
misere	2		poverty	misère
mision imposible	3		mission impossible	misión imposible
misir	6	8400	lang:ar egypt	mısır
missbrauch	1		child abuse	
mission	0		#english	
misteri	5	3401	genre:mystery	
misterio	3	4000	genre:mystery	
misterio	4	2800	genre:mystery	mistério
misterios	3	4001	genre:mystery	
misterios	4	2801	genre:mystery	mistérios
misteriosa	3	4003	genre:mystery	
misteriosa	4	2803	genre:mystery	
misteriosa	5	3403	genre:mystery	
misteriosas	3	4005	genre:mystery	
misteriosas	4	2805	genre:mystery	
misteriose	5	3405	genre:mystery	
misteriosi	5	3404	genre:mystery	
misterioso	3	4002	genre:mystery	
misterioso	4	2802	genre:mystery	
misterioso	5	3402	genre:mystery	
misteriosos	3	4004	genre:mystery	
misteriosos	4	2804	genre:mystery	
mistero	5	3400	genre:mystery	
mit	1		-	
mitologia	3		greek mythology	mitología
mitologia griega	3		greek mythology	mitología griega
mitreissend	1	17801	mood:thrilling	mitreißend
mitreissende	1	17802	mood:thrilling	mitreißende
mitreissenden	1	17803	mood:thrilling	mitreißenden
mitreissender	1	17804	mood:thrilling	mitreißender
mitreissendes	1	17805	mood:thrilling	mitreißendes
mitte	1		#mid	
mitte der	1		#mid	
mittelalter	1		medieval	
mittelalterlich	1		medieval	
mittelalterliche	1		medieval	
mittelalters	1		medieval	
mittlere	1		#mid	
mittleren	1		#mid	
mizah	6	204	genre:comedy	
mlodziezowa	7		teenager	młodzieżowa
mlodziezowe	7		teenager	młodzieżowe
mlodziezowy	7		teenager	młodzieżowy
mlodziezowych	7		teenager	młodzieżowych
mn	2		#minutes	
mniej niz	7		#under	mniej niż
mniej wiecej	7		#around	mniej więcej
mob film	0	4606	genre:crime gangster	
mob films	0	4607	genre:crime gangster	
mob movie	0	4604	genre:crime gangster	
mob movies	0	4605	genre:crime gangster	
mobbing	1		bullying	
mobster	0	4602	genre:crime gangster	
mobsters	0	4603	genre:crime gangster	
mockumentaries	0	3101	genre:comedy mockumentary	
mockumentary	0	3100	genre:comedy mockumentary	
moda	3		fashion	
mode	2		fashion	
modebranche	1		fashion	
modedesigner	1		fashion designer	
modelo	3		fashion	
modelos	3		fashion	
modern	0		year:2010-	
modern	0		#modifier	
modern	6		year:2010-	
modern classic	0		year:2000- sort:rating	
modern classics	0		year:2000- sort:rating	
moderna	3		year:2010-	
moderna	4		year:2010-	
moderna	5		year:2010-	
modernas	3		year:2010-	
modernas	4		year:2010-	
moderne	1		year:2010-	
moderne	2		year:2010-	
moderne	5		year:2010-	
modernen	1		year:2010-	
moderner	1		year:2010-	
modernes	2		year:2010-	
moderni	5		year:2010-	
moderno	3		year:2010-	
moderno	4		year:2010-	
moderno	5		year:2010-	
modernos	3		year:2010-	
modernos	4		year:2010-	
modeschopfer	1		fashion designer	modeschöpfer
modewelt	1		fashion	
moi moche et mechant	2		despicable me	moi moche et méchant
moins de	2		#under	
mollywood	0	11400	lang:ml	
molto	5		-	
molto lunghi	5		runtime:150-	
momia	3		mummy	
momias	3		mummy	
momie	2		mummy	
momies	2		mummy	
monarchie	1		royalty	
monarchie	2		royalty	
monarquia	3		royalty	monarquía
monde parallele	2		parallel world	monde parallèle
mondes paralleles	2		parallel world	mondes parallèles
mondfilm	1		moon	
mondfilme	1		moon	
mondlandung	1		moon	
mongolian	0	24000	lang:mn	
monja	3		nun	
monjas	3		nun	
mono	3		monkey	
monochrome	0		black and white	
monopatin	3		skateboard	monopatín
monos	3		monkey	
monster	1		monster	
monster	1		#english	
monsterfilm	1		giant monster	
monsterfilme	1		giant monster	
monstern	1		monster	
monstre	2		monster	
monstre geant	2		giant monster	monstre géant
monstres	2		monster	
monstres geants	2		giant monster	monstres géants
monstruo	3		monster	
monstruo gigante	3		giant monster	
monstruos	3		monster	
monstruos gigantes	3		giant monster	
montagne	2		mountain	
montagnes	2		mountain	
montana	3		mountain	montaña
montana	3		#english	
montanas	3		mountain	montañas
montanismo	3		mountain	montañismo
mood booster	0	7405	mood:feel-good	
moovie	0	18115	#movie	
moovie	0		-	
moovies	0	18116	#movie	
moovies	0		-	
moral verici	6	9903	mood:feel-good	
mord	1		murder	
morde	1		murder	
morder	1		murder	mörder
mordern	1		murder	mördern
morderratsel	1	14801	genre:mystery	mörderrätsel
more	0		-	
more than	0		#over	
morir	3		death	
moroccan	0	15200	lang:fr,ar morocco	
mort	2		death	
mort	2		#english	
mort vivant	2		zombie	mort-vivant
mort vivants	2		zombie	mort-vivants
morts vivant	2		zombie	morts-vivant
morts vivants	2		zombie	morts-vivants
moscou	2		moscow	
moscu	3		moscow	moscú
moskau	1		moscow	
most	0		-	
most disturbing	0	8302	mood:disturbing	
most famous	0		sort:popularity	
most popular	0		sort:popularity	
most recent	0		sort:year	
most recent	0		#last	
most watched	0		sort:popularity	
motard	2		motorcycle	
motards	2		motorcycle	
motero	3		motorcycle	
moteros	3		motorcycle	
motion picture	0	18111	#movie	
motion picture	0		-	
motion pictures	0	18112	#movie	
motion pictures	0		-	
motivacionais	4	15704	mood:inspiring	
motivacional	4	15703	mood:inspiring	
motivador	4	15605	mood:inspiring	
motivadora	3	19705	mood:inspiring	
motivadora	4	15701	mood:inspiring	
motivadoras	3	19801	mood:inspiring	
motivadores	4	15702	mood:inspiring	
motivant	2	19005	mood:inspiring	
motivante	2	19101	mood:inspiring	
motivantes	2	19102	mood:inspiring	
motivants	2	19006	mood:inspiring	
motivasyon	6	11204	mood:inspiring	
motivational	0	8703	mood:inspiring	
motivazionale	5	15703	mood:inspiring	
motivazionali	5	15704	mood:inspiring	
motive edici	6	11203	mood:inspiring	
motivierend	1	19302	mood:inspiring	
motivierende	1	19303	mood:inspiring	
motivierenden	1	19304	mood:inspiring	
motivierender	1	19305	mood:inspiring	
motivierendes	1	19401	mood:inspiring	
moto	2		motorcycle	
moto	3		motorcycle	
motocicleta	3		motorcycle	
motocicletas	3		motorcycle	
motociclista	3		motorcycle	
motociclistas	3		motorcycle	
motorrad	1		motorcycle	
motorrader	1		motorcycle	motorräder
motos	2		motorcycle	
motos	3		motorcycle	
motywujaca	7	17101	mood:inspiring	motywująca
motywujace	7	17102	mood:inspiring	motywujące
motywujacy	7	17005	mood:inspiring	motywujący
motywujacych	7	17103	mood:inspiring	motywujących
mouton	2		sheep	
moutons	2		sheep	
movi	0	18117	#movie	
movi	0		-	
movie	0	18100	#movie	
movie	0		-	
movie	1		-	
movie franchise	0		#series	
movie series	0		#series	
movie where	0		-	
movies	0	18101	#movie	
movies	0		-	
movies	1		-	
movies of	0		-	
movies where	0		-	
movis	0	18118	#movie	
movis	0		-	
moyen age	2		medieval	moyen âge
mozzafiato	5	15502	mood:thrilling	
mroczna	7	15206	mood:bleak	
mroczne	7	15207	mood:bleak	
mroczny	7	15205	mood:bleak	
mrocznych	7	15208	mood:bleak	
muda	3		year:-1929	
mudas	3		year:-1929	
mudo	3		year:-1929	
mudos	3		year:-1929	
muerte	3		death	
muertes	3		death	
muertos vivientes	3		zombie	
muet	2		year:-1929	
muets	2		year:-1929	
muita	4		-	
muito	4		-	
muito longo	4		runtime:150-	
muito longos	4		runtime:150-	
mujer	3		feminism	
mujer fatal	3		femme fatale	
mujeres	3		feminism	
multimillonaria	3		millionaire	
multimillonarias	3		millionaire	
multimillonario	3		millionaire	
multimillonarios	3		millionaire	
multiple personlichkeit	1		split personality	multiple persönlichkeit
multivers	2		multiverse	
multiverse	0		parallel world	
multiverso	3		multiverse	
multiversos	3		multiverse	
multiversum	1		multiverse	
mumie	1		mummy	
mumien	1		mummy	
mundo paralelo	3		parallel world	
mundos paralelos	3		parallel world	
muneca	3		doll	muñeca
munecas	3		doll	muñecas
muneco	3		doll	muñeco
munecos	3		doll	muñecos
murder mysteries	0	1608	genre:mystery	
murder mystery	0	1607	genre:mystery	
musculation	2		gym	
musee	2		museum	musée
museen	1		museum	
musees	2		museum	musées
museo	3		museum	
museos	3		museum	
museum	1		museum	
museum	1		#english	
music	0	2102	genre:music	
music	0		#modifier	
music documentaries	0	5001	genre:documentary,music	
music documentary	0	5000	genre:documentary,music	
music industry	0		music industry	
music teacher	0		music teacher	
music video	0		music video	
musica	3	6500	genre:music	música
musica	4	4300	genre:music	música
musica	5	5700	genre:music	
musica clasica	3		classical music	música clásica
musica rock	3		rock music	música rock
musicais	4	4302	genre:music	
musical	0	2100	genre:music	
musical	1	5403	genre:music	
musical	2	5401	genre:music	
musical	3	6501	genre:music	
musical	4	4301	genre:music	
musical	5	5703	genre:music	
musical	7	5505	genre:music	
musicale	2	5402	genre:music	
musicale	5	5701	genre:music	
musicale	7	5506	genre:music	
musicales	2	5403	genre:music	
musicales	3	6502	genre:music	
musicali	5	5702	genre:music	
musicali	7	5600	genre:music	
musicals	0	2101	genre:music	
musicals	1	5404	genre:music	
musicaux	2	5404	genre:music	
musicien	2		musician	
musicienne	2		musician	
musiciennes	2		musician	
musiciens	2		musician	
musico	3		musician	músico
musicos	3		musician	músicos
musik	1	5400	genre:music	
musiker	1		musician	
musikerin	1		musician	
musikern	1		musician	
musikfilm	1	5401	genre:music	
musikfilme	1	5402	genre:music	
musique	2	5400	genre:music	
musique classique	2		classical music	
musique rock	2		rock music	
muslim	1		muslim	
muslim	1		#english	
muslime	1		muslim	
muslimisch	1		muslim	
muslimische	1		muslim	
must see	0		sort:rating	
must watch	0		sort:rating	
musulman	2		muslim	
musulman	3		muslim	musulmán
musulmana	3		muslim	
musulmanas	3		muslim	
musulmane	2		muslim	
musulmanes	2		muslim	
musulmanes	3		muslim	
musulmans	2		muslim	
mutant	1		mutant	
mutant	1		#english	
mutant	2		mutant	
mutant	2		#english	
mutante	2		mutant	
mutante	3		mutant	
mutanten	1		mutant	
mutantes	2		mutant	
mutantes	3		mutant	
mutants	2		mutant	
mutants	2		#english	
mutlaka izlenmesi gereken	6		sort:rating	
mutlu eden	6	9904	mood:feel-good	
mutter	1		mother	
mutter tochter	1		mother daughter	mutter-tochter
mutter und sohn	1		mother son	
mutter und tochter	1		mother daughter	
muttern	1		mother	müttern
muy	3		-	
muzik	6	3500	genre:music	müzik
muzik filmleri	6	3503	genre:music	müzik filmleri
muzikal	6	3501	genre:music	müzikal
muzikaller	6	3502	genre:music	müzikaller
muzyczna	7	5501	genre:music	
muzyczne	7	5502	genre:music	
muzyczny	7	5500	genre:music	
muzycznych	7	5503	genre:music	
muzyka	7	5504	genre:music	
my	0		-	
mystere	2	3600	genre:mystery	mystère
mysteres	2	3601	genre:mystery	mystères
mysteries	0	1601	genre:mystery	
mysterieuse	2	3700	genre:mystery	mystérieuse
mysterieuses	2	3701	genre:mystery	mystérieuses
mysterieux	2	3606	genre:mystery	mystérieux
mysterios	1	3702	genre:mystery	mysteriös
mysteriose	1	3703	genre:mystery	mysteriöse
mysteriosen	1	3704	genre:mystery	mysteriösen
mysterious	0	1602	genre:mystery	
mysterious	0		#modifier	
mystery	0	1600	genre:mystery	
mystery	1	3700	genre:mystery	
mystery thriller	1	3900	genre:mystery,thriller	mystery-thriller
mysterythriller	1	3901	genre:mystery,thriller	
mythologie	1		greek mythology	
mythologie	2		greek mythology	
mythologie grecque	2		greek mythology	
na	4		-	
na	7		-	
na decada de	4		#decade	na década de
na faktach	7		true story	
na netflix	4		-	
na podstawie gier	7		based on video game	
na podstawie gry	7		based on video game	
na podstawie komiksu	7		based on comic	
na podstawie ksiazki	7		based on novel	na podstawie książki
na podstawie powiesci	7		based on novel	na podstawie powieści
na podstawie prawdziwej historii	7		true story	
na poprawe humoru	7	14004	mood:feel-good	na poprawę humoru
nach	1		#after	
nach dem jahr	1		#after	
nach einem roman	1		based on novel	
nach einer wahren geschichte	1		true story	
nach wahren begebenheiten	1		true story	
nachfolger von	1		#next	
nachtclub	1		nightclub	
nachtclubs	1		nightclub	
nacional brasileiro	4	7300	lang:pt brazil	
nageur	2		swimming	
nageurs	2		swimming	
nagrodzone oscarem	7		award:oscar	
nail biter	0	7703	mood:tense	
nail biters	0	7704	mood:tense	
nail biting	0	7705	mood:tense	
nain	2		dwarf	
nains	2		dwarf	
najbardziej znane	7		sort:popularity	
najczesciej ogladane	7		sort:popularity	najczęściej oglądane
najdluzsza	7		sort:runtime	najdłuższa
najdluzsze	7		sort:runtime	najdłuższe
najdluzszy	7		sort:runtime	najdłuższy
najdluzszych	7		sort:runtime	najdłuższych
najgorsza	7		award:razzie	
najgorsze	7		award:razzie	
najgorszy	7		award:razzie	
najgorszych	7		award:razzie	
najkrotsza	7		sort:-runtime	najkrótsza
najkrotsze	7		sort:-runtime	najkrótsze
najkrotszy	7		sort:-runtime	najkrótszy
najkrotszych	7		sort:-runtime	najkrótszych
najlepsi	7		sort:rating	
najlepsza	7		sort:rating	
najlepsze	7		sort:rating	
najlepsze filmy	7		sort:rating	
najlepszy	7		sort:rating	
najlepszych	7		sort:rating	
najnowsza	7		sort:year	
najnowsze	7		sort:year	
najnowszy	7		sort:year	
najnowszych	7		sort:year	
najpopularniejsza	7		sort:popularity	
najpopularniejsze	7		sort:popularity	
najpopularniejszy	7		sort:popularity	
najpopularniejszych	7		sort:popularity	
najstarsza	7		sort:-year	
najstarsze	7		sort:-year	
najstarszy	7		sort:-year	
najstarszych	7		sort:-year	
najswiezsze	7		sort:year	najświeższe
najwyzej oceniana	7		sort:rating	najwyżej oceniana
najwyzej oceniane	7		sort:rating	najwyżej oceniane
najwyzej oceniany	7		sort:rating	najwyżej oceniany
najwyzej ocenianych	7		sort:rating	najwyżej ocenianych
nao	4		#not	não
nao mais de	4		#under	não mais de
napad na bank	7		heist	
napisy	7		-	
napoleon	1		napoleon	
napoleon	1		#english	
napoleon	2		napoleon	napoléon
napoleon	2		#english	
napoleon	3		napoleon	napoleón
napoleon	3		#english	
narco	3		drug dealer	
narco	3		#english	
narcos	3		drug dealer	
narcotrafic	2		drug dealer	
narcotraficante	3		drug dealer	
narcotraficantes	3		drug dealer	
narcotrafico	3		drug dealer	narcotráfico
narcotrafiquant	2		drug dealer	
narcotrafiquants	2		drug dealer	
nas	4		-	
nastolatki	7		teenager	
natacion	3		swimming	natación
natal	4		christmas	
natal	4		#english	
natale	5		christmas	
natale	5		#english	
natalina	4		christmas	
natalinas	4		christmas	
natalino	4		christmas	
natalinos	4		christmas	
natalizia	5		christmas	
natalizie	5		christmas	
natalizii	5		christmas	
natalizio	5		christmas	
natation	2		swimming	
national film registry	0		award:national-film-registry	
nationalsozialismus	1		nazi	
nativa americana	3		native american	
nativas americanas	3		native american	
native american	0		native american	
native americans	0		native american	
nativo americano	3		native american	
nativos americanos	3		native american	
natur	1		nature	
naturaleza	3		nature	
nature	2		nature	
nature	2		#english	
nature documentaries	0	1708	genre:documentary	
nature documentary	0	1707	genre:documentary	
naturfilm	1		nature	
naturfilme	1		nature	
naturkatastrophe	1		natural disaster	
naturkatastrophen	1		natural disaster	
naufraga	3		shipwreck	náufraga
naufragas	3		shipwreck	náufragas
naufrage	2		shipwreck	
naufrages	2		shipwreck	
naufragio	3		shipwreck	
naufragios	3		shipwreck	
naufrago	3		shipwreck	náufrago
naufragos	3		shipwreck	náufragos
nave espacial	3		spaceship	
nave espaciales	3		spaceship	
naves espacial	3		spaceship	
naves espaciales	3		spaceship	
navet	2		sort:-rating	
navets	2		sort:-rating	
navidad	3		christmas	
navidades	3		christmas	
navidena	3		christmas	navideña
navidenas	3		christmas	navideñas
navideno	3		christmas	navideño
navidenos	3		christmas	navideños
navio	3		ship	navío
navios	3		ship	navíos
navire	2		ship	
navires	2		ship	
nazi	1		nazi	
nazi	1		#english	
nazi	2		nazi	
nazi	2		#english	
nazi	3		nazi	
nazi	3		#english	
nazie	2		nazi	
nazis	1		nazi	
nazis	1		#english	
nazis	2		nazi	
nazis	2		#english	
nazis	3		nazi	
nazis	3		#english	
nazisme	2		nazi	
nazismo	3		nazi	
neerlandais	2	10100	lang:nl	néerlandais
neerlandaise	2	10101	lang:nl	néerlandaise
neerlandaises	2	10102	lang:nl	néerlandaises
neerlandes	3	11205	lang:nl	neerlandés
neerlandes	4	8504	lang:nl	neerlandês
neerlandesa	4	8505	lang:nl	
neerlandesas	4	8601	lang:nl	
neerlandeses	4	8600	lang:nl	
nefes kesen	6	11004	mood:thrilling	
negli	5		-	
negli anni	5		#decade	
negli anni cinquanta	5		year:1950-1959	
negli anni novanta	5		year:1990-1999	
negli anni ottanta	5		year:1980-1989	
negli anni quaranta	5		year:1940-1949	
negli anni sessanta	5		year:1960-1969	
negli anni settanta	5		year:1970-1979	
negli anni trenta	5		year:1930-1939	
negli anni venti	5		year:1920-1929	
nei	5		-	
neige	2		snow	
nel	5		-	
nella	5		-	
nelle	5		-	
nello spazio	5		space	
neo noir	0		neo-noir	
neo noirs	0		neo-noir	
neo realisme	2	13801	lang:it year:1943-1954	néo-réalisme
neo zelandais	2	8400	lang:en new zealand	néo-zélandais
neo zelandaise	2	8401	lang:en new zealand	néo-zélandaise
neo zelandaises	2	8402	lang:en new zealand	néo-zélandaises
neorealism	0	16502	lang:it year:1943-1954	
neorealisme	2	13800	lang:it year:1943-1954	néoréalisme
neorealisme italien	2	13802	lang:it year:1943-1954	néoréalisme italien
neorealismo	5	12500	lang:it year:1943-1954	
neorealismo italiano	5	12501	lang:it year:1943-1954	
neorealismus	1	14000	lang:it year:1943-1954	
neorealist	0	16503	lang:it year:1943-1954	
neorealista	5	12502	lang:it year:1943-1954	
neorealisti	5	12503	lang:it year:1943-1954	
neorrealismo	3	14900	lang:it year:1943-1954	
neorrealismo	4	12000	lang:it year:1943-1954	
neorrealismo italiano	3	14901	lang:it year:1943-1954	
neorrealismo italiano	4	12001	lang:it year:1943-1954	
neorrealista	3	14902	lang:it year:1943-1954	
neorrealistas	3	14903	lang:it year:1943-1954	
neoyorquina	3		new york	
neoyorquinas	3		new york	
neoyorquino	3		new york	
neoyorquinos	3		new york	
neozelandes	3	9300	lang:en new zealand	neozelandés
neozelandesa	3	9301	lang:en new zealand	
neozelandesas	3	9302	lang:en new zealand	
nepalese	0	22501	lang:ne	
nepali	0	22500	lang:ne	
nervenkitzel	1	17706	mood:tense	
nervenklinik	1		mental hospital	
neseli	6	9905	mood:feel-good	neşeli
netflix	1		netflix	
netflix	2		netflix	
netflix	3		netflix	
neu	1		sort:year	
neu	1		#english	
neue	1		sort:year	
neuen	1		sort:year	
neuer	1		sort:year	
neuer als	1		#after	
neuerscheinung	1		sort:year	
neuerscheinungen	1		sort:year	
neues	1		sort:year	
neueste	1		sort:year	
neueste	1		#last	
neuesten	1		sort:year	
neuesten	1		#last	
neuester	1		sort:year	
neuester	1		#last	
neuestes	1		#last	
neujahr	1		new year's eve	
neunzig	1		#90	
neunziger	1		year:1990-1999	
neunziger jahre	1		year:1990-1999	
neunziger jahren	1		year:1990-1999	
neunzigern	1		year:1990-1999	
neuseeland	1	8403	lang:en new zealand	
neuseelandisch	1	8400	lang:en new zealand	neuseeländisch
neuseelandische	1	8401	lang:en new zealand	neuseeländische
neuseelandischen	1	8402	lang:en new zealand	neuseeländischen
neuste	1		sort:year	
neusten	1		sort:year	
neuverfilmung	1		remake	
neuverfilmungen	1		remake	
new	0		sort:year	
new	0		#modifier	
new england	0		new england	
new german cinema	0	16700	lang:de year:1965-1982	
new hollywood	0	17400	lang:en year:1967-1982	
new jersey	0		new jersey	
new korean cinema	0	17101	lang:ko year:1996-	
new mexico	0		new mexico	
new orleans	0		new orleans	
new release	0		sort:year	
new releases	0		sort:year	
new year	0		new year	
new year's	0		new year	
new year's eve	0		new year	
new years	0		new year	
new years eve	0		new year	
new york	0		new york	
new york	1		new york	
new york	2		new york	
new york city	0		new york	
new yorkais	2		new york	new-yorkais
new yorker	1		new york	
new zealand	0		new zealand	
newer than	0		#after	
newest	0		sort:year	
newest	0		#last	
newly released	0		sort:year	
nic cage	0		person:"Nicolas Cage"	
nice	0		-	
nicholas cage	0		person:"Nicolas Cage"	
nicht	1		#not	
nicht langer als	1		#under	nicht länger als
nick cage	0		person:"Nicolas Cage"	
niderlandzka	7	9600	lang:nl	
niderlandzki	7	9504	lang:nl	
niderlandzkich	7	9602	lang:nl	
niderlandzkie	7	9601	lang:nl	
nie	7		#not	
nie dluzsze niz	7		#under	nie dłuższe niż
niedawne	7		sort:year	
niederlande	1	10303	lang:nl	
niederlandisch	1	10300	lang:nl	niederländisch
niederlandische	1	10301	lang:nl	niederländische
niederlandischen	1	10302	lang:nl	niederländischen
niemcy	7	7004	lang:de	
niemiec	7	7005	lang:de	
niemiecka	7	7001	lang:de	
niemiecki	7	7000	lang:de	
niemieckich	7	7003	lang:de	
niemieckie	7	7002	lang:de	
niepokojaca	7	15902	mood:disturbing	niepokojąca
niepokojace	7	15903	mood:disturbing	niepokojące
niepokojacy	7	15901	mood:disturbing	niepokojący
niepokojacych	7	15904	mood:disturbing	niepokojących
nieve	3		snow	
nieve	3		#english	
nigerian	0	9700	lang:en nigeria	
nikolaus	1		santa claus	
ninas	3		girl	niñas
ninera	3		nanny	niñera
nineras	3		nanny	niñeras
nineteen eighties	0		year:1980-1989	
nineteen fifties	0		year:1950-1959	
nineteen forties	0		year:1940-1949	
nineteen nineties	0		year:1990-1999	
nineteen seventies	0		year:1970-1979	
nineteen sixties	0		year:1960-1969	
nineteen tens	0		year:1910-1919	
nineteen thirties	0		year:1930-1939	
nineteen twenties	0		year:1920-1929	
nineteenth century	0		19th century	
nineties	0		year:1990-1999	
ninez	3		childhood	niñez
ninja	1		ninja	
ninja	1		#english	
ninja	2		ninja	
ninja	2		#english	
ninja	3		ninja	
ninja	3		#english	
ninjas	1		ninja	
ninjas	1		#english	
ninjas	2		ninja	
ninjas	2		#english	
ninjas	3		ninja	
ninjas	3		#english	
nino pequeno	3		boy	niño pequeño
ninos	3	2602	genre:family	niños
ninth	0		#ninth	
nipon	3	7605	lang:ja	nipón
nipona	3	7606	lang:ja	
niponas	3	7607	lang:ja	
nipones	3	7608	lang:ja	
nixe	1		mermaid	
nixen	1		mermaid	
no	0		#not	
no	3		#not	
no	4		-	
no espaco	4		space	no espaço
no less than	0		#over	
no longer than	0		#under	
no mas de	3		#under	no más de
no maximo	4		#under	no máximo
no maximo	4		#less	no máximo
no minimo	4		#over	no mínimo
no minimo	4		#more	no mínimo
no more than	0		#under	
no one	0		no one	
no one	0		no one	no-one
no qual	4		-	
noces	2		wedding	
noche de brujas	3		halloween	
nochevieja	3		new year's eve	
noel	0		#english	
noel	2		christmas	noël
noel	2		#english	
noel	6		christmas	
noir	0		film noir	
noir et blanc	2		black and white	
noir poliziesco	5	3801	genre:crime	
nollywood	0	9701	lang:en nigeria	
nominadas al oscar	3		award:oscar-nominee	
nominated for an oscar	0		award:oscar-nominee	
nominated for best picture	0		award:oscar-picture-nominee	
nomines aux oscars	2		award:oscar-nominee	nominés aux oscars
nommes aux oscars	2		award:oscar-nominee	nommés aux oscars
non	5		#not	
non english	0	9904	lang:!en	
non english language	0	9905	lang:!en	
non fiction	0	1705	genre:documentary	
non piu di	5		#under	non più di
nonfiction	0	1706	genre:documentary	
nonne	1		nun	
nonne	2		nun	
nonnen	1		nun	
nonnes	2		nun	
norcoreana	3		north korea	
norcoreanas	3		north korea	
norcoreano	3		north korea	
norcoreanos	3		north korea	
nord coreen	2		north korea	nord-coréen
nord coreenne	2		north korea	nord-coréenne
nord coreennes	2		north korea	nord-coréennes
nord coreens	2		north korea	nord-coréens
nordcoreana	5		north korea	
nordcoreane	5		north korea	
nordcoreani	5		north korea	
nordcoreano	5		north korea	
nordic	0	16001	lang:sv,da,no,fi,is	
nordic noir	0	6700	genre:thriller,crime lang:sv,da,no,fi,is	
nordica	3	13805	lang:sv,da,no,fi,is	nórdica
nordica	4	11400	lang:sv,da,no,fi,is	nórdica
nordica	5	12005	lang:sv,da,no,fi,is	
nordicas	3	13901	lang:sv,da,no,fi,is	nórdicas
nordicas	4	11402	lang:sv,da,no,fi,is	nórdicas
nordice	5	12101	lang:sv,da,no,fi,is	
nordiche	5	12102	lang:sv,da,no,fi,is	
nordici	5	12100	lang:sv,da,no,fi,is	
nordico	3	13804	lang:sv,da,no,fi,is	nórdico
nordico	4	11304	lang:sv,da,no,fi,is	nórdico
nordico	5	12004	lang:sv,da,no,fi,is	
nordicos	3	13900	lang:sv,da,no,fi,is	nórdicos
nordicos	4	11401	lang:sv,da,no,fi,is	nórdicos
nordique	2	12802	lang:sv,da,no,fi,is	
nordiques	2	12803	lang:sv,da,no,fi,is	
nordisch	1	12904	lang:sv,da,no,fi,is	
nordische	1	13000	lang:sv,da,no,fi,is	
nordkorea	1		north korea	
nordkoreaner	1		north korean	
nordkoreanisch	1		north korea	
nordkoreanische	1		north korea	
nordkoreanischen	1		north korea	
nordpol	1		arctic	
norte americana	4	5805	lang:en	norte-americana
norte americanas	4	5901	lang:en	norte-americanas
norte americano	4	5804	lang:en	norte-americano
norte americanos	4	5900	lang:en	norte-americanos
norte coreana	4		north korea	norte-coreana
norte coreanas	4		north korea	norte-coreanas
norte coreano	4		north korea	norte-coreano
norte coreanos	4		north korea	norte-coreanos
norteamericana	3	8700	lang:en	
norteamericanas	3	8702	lang:en	
norteamericano	3	8604	lang:en	
norteamericanos	3	8701	lang:en	
north korea	0		north korea	
north korean	0		north korea	
noruega	3	11501	lang:no	
noruega	4	8904	lang:no	
noruegas	3	11503	lang:no	
norueges	4	8900	lang:no	noruegês
noruegesa	4	8901	lang:no	
noruegesas	4	8903	lang:no	
noruegeses	4	8902	lang:no	
noruego	3	11500	lang:no	
noruegos	3	11502	lang:no	
norvec	6	6800	lang:no	norveç
norvecce	6	6801	lang:no	norveççe
norvege	2	10504	lang:no	norvège
norvegese	5	9800	lang:no	
norvegesi	5	9801	lang:no	
norvegia	5	9802	lang:no	
norvegien	2	10500	lang:no	norvégien
norvegienne	2	10502	lang:no	norvégienne
norvegiennes	2	10503	lang:no	norvégiennes
norvegiens	2	10501	lang:no	norvégiens
norwegen	1	10704	lang:no	
norwegia	7	9904	lang:no	
norwegian	0	19600	lang:no	
norwegisch	1	10700	lang:no	
norwegische	1	10701	lang:no	
norwegischen	1	10702	lang:no	
norwegischer	1	10703	lang:no	
norweska	7	9901	lang:no	
norweski	7	9900	lang:no	
norweskich	7	9903	lang:no	
norweskie	7	9902	lang:no	
nos	4		#decade	
nos	4		-	
nos anos	4		#decade	
nos anos cinquenta	4		year:1950-1959	
nos anos noventa	4		year:1990-1999	
nos anos oitenta	4		year:1980-1989	
nos anos quarenta	4		year:1940-1949	
nos anos sessenta	4		year:1960-1969	
nos anos setenta	4		year:1970-1979	
nos anos trinta	4		year:1930-1939	
nos anos vinte	4		year:1920-1929	
nostalgia	3		nostalgia	
nostalgia	3		#english	
nostalgica	3		nostalgia	nostálgica
nostalgicas	3		nostalgia	nostálgicas
nostalgico	3		nostalgia	nostálgico
nostalgicos	3		nostalgia	nostálgicos
nostalgie	1		nostalgia	
nostalgie	2		nostalgia	
nostalgique	2		nostalgia	
nostalgiques	2		nostalgia	
nostalgisch	1		nostalgia	
nostalgische	1		nostalgia	
nostaljik	6		year:-1979	
not	0		#english	
not	0		#not	
not a	0		#not	
not about	0		#not	
not an	0		#not	
not by	0		#not	
not english	0	9907	lang:!en	
not from	0		#not	
not in english	0	9906	lang:!en	
not longer than	0		#under	
not more than	0		#under	
not over	0		#under	
not with	0		#not	
note	0		#english	
nothing with	0		#not	
noughties	0		year:2000-2009	
nounou	2		nanny	
nounous	2		nanny	
nourriture	2		food	
nouveau	2		sort:year	
nouveau	2		#english	
nouveaute	2		sort:year	nouveauté
nouveautes	2		sort:year	nouveautés
nouveaux	2		sort:year	
nouvel	2		sort:year	
nouvel an	2		new year's eve	
nouvelle	2		sort:year	
nouvelle	2		#english	
nouvelle vague	0	16401	lang:fr year:1958-1968	
nouvelle vague	1	13900	lang:fr year:1958-1968	
nouvelle vague	2	13700	lang:fr year:1958-1968	
nouvelle vague	3	14800	lang:fr year:1958-1968	
nouvelle zelande	2	8403	lang:en new zealand	nouvelle-zélande
nouvelles	2		sort:year	
nova	4		sort:year	
nova	4		#english	
nova onda francesa	4	11900	lang:fr year:1958-1968	
novanta	5		#90	
novas	4		sort:year	
novas	4		#english	
novecento	5		year:1900-1999	
novecento	5		#english	
novedad	3		sort:year	
novedades	3		sort:year	
novela	3		based on novel	
novelas	3		based on novel	
novelista	3		writer	
novelistas	3		writer	
noventa	3		#90	
noventa	4		#90	
noventas	3		year:1990-1999	
noventera	3		year:1990-1999	
noventeras	3		year:1990-1999	
noventero	3		year:1990-1999	
noventeros	3		year:1990-1999	
novia	3		bride	
novias	3		bride	
novidades	4		sort:year	
novita	5		sort:year	novità
novo	4		sort:year	
novo	4		#english	
novos	4		sort:year	
nowa	7		sort:year	
nowe	7		sort:year	
nowosc	7		sort:year	nowość
nowosci	7		sort:year	nowości
nowsze niz	7		#after	nowsze niż
nowy	7		sort:year	
nowych	7		sort:year	
ns zeit	1		nazi	ns-zeit
nuclear war	0		nuclear war	
nueva	3		sort:year	
nueva ola francesa	3	14801	lang:fr year:1958-1968	
nueva york	3		new york	
nueva zelanda	3	9303	lang:en new zealand	
nuevas	3		sort:year	
nuevo	3		sort:year	
nuevos	3		sort:year	
nullerjahre	1		year:2000-2009	
nullerjahren	1		year:2000-2009	
num	4		-	
numa	4		-	
nuova	5		sort:year	
nuove	5		sort:year	
nuove uscite	5		sort:year	
nuovi	5		sort:year	
nuovo	5		sort:year	
nyc	0		new york	
o	4		-	
o	5		-	
o	7		-	
o anterior	3		#earlier	
o anteriores	3		#earlier	
o antes	3		#earlier	
o despues	3		#later	o después
o dopo	5		#later	
o dorastaniu	7		coming of age	
o filme	4	15900	#movie	
o filme	4		-	
o filme	4		#english	
o mafii	7	13501	genre:crime mafia	
o mas	3		#more	o más
o meno	5		#less	
o menos	3		#less	
o milosci	7	600	genre:romance	o miłości
o piu	5		#more	o più
o piu recente	5		#later	o più recente
o piu recenti	5		#later	o più recenti
o posterior	3		#later	
o posteriores	3		#later	
o precedenti	5		#earlier	
o prima	5		#earlier	
o swietach	7		christmas	o świętach
o wojnie	7	5006	genre:war	
o zombie	7		zombie	
obcy	7		alien	
obdachlos	1		homeless	
obdachlose	1		homeless	
obdachlosen	1		homeless	
obdachloser	1		homeless	
obejrzec	7		-	obejrzeć
obejrzenia	7		-	
oberschule	1		high school	
obra maestra	3		sort:rating	
obra prima	4		sort:rating	obra-prima
obras maestras	3		sort:rating	
obras primas	4		sort:rating	obras-primas
obrero	3		strike	
obreros	3		strike	
obseques	2		funeral	obsèques
obsesion	3		obsession	obsesión
obsesiones	3		obsession	
obsesiva	3		obsession	
obsesivas	3		obsession	
obsesivo	3		obsession	
obsesivos	3		obsession	
obsession	1		obsession	
obsession	1		#english	
obsession	2		obsession	
obsession	2		#english	
obsessions	2		obsession	
obsessions	2		#english	
occulte	2		supernatural	
occupation	2		resistance	
occupation	2		#english	
occupation japonaise	2		japanese occupation	
ocean	0		#english	
ocean	2		ocean	océan
ocean	2		#english	
oceano	3		ocean	océano
oceanos	3		ocean	océanos
oceans	2		ocean	océans
ochentas	3		year:1980-1989	
ochentera	3		year:1980-1989	
ochenteras	3		year:1980-1989	
ochentero	3		year:1980-1989	
ochenteros	3		year:1980-1989	
ocultismo	3		supernatural	
ocupacion japonesa	3		japanese occupation	ocupación japonesa
od	7		#since	
od	7		#between	
od	7		-	
od roku	7		#since	
oder alter	1		#earlier	oder älter
oder fruher	1		#earlier	oder früher
oder kurzer	1		#less	oder kürzer
oder langer	1		#more	oder länger
oder mehr	1		#more	
oder neuer	1		#later	
oder spater	1		#later	oder später
oder weniger	1		#less	
oeste	3	6203	genre:western	
oeuvre	0		#ending	
oeuvre	2		-	œuvre
oeuvres	2		-	œuvres
of	0		-	
of all time	0		sort:rating	
oficina	3		office	
oficinas	3		office	
oficinista	3		office	
oficinistas	3		office	
oger	1		ogre	
ogladac	7		-	oglądać
ogre	2		ogre	
ogre	2		#english	
ogres	2		ogre	
ogro	3		ogre	
ogros	3		ogre	
ohne	1		#not	
oiseau	2		bird	
oiseaux	2		bird	
ok	7		#around	
okkult	1		supernatural	
okolo	7		#around	około
okologie	1		environment	ökologie
oktoberrevolution	1		russian revolution	
olan	6		-	
olanda	5	9502	lang:nl	
olandese	5	9500	lang:nl	
olandesi	5	9501	lang:nl	
old	0		year:-1979	
old	0		#modifier	
old age	0		old age	
old fashioned	0		year:-1979	
old friend	0		old friends	
old friends	0		old friends	
old hollywood	0	17600	lang:en year:1930-1960	
old house	0		old house	
old lady	0		old woman	
old man	0		old man	
old men	0		old man	
old school	0		year:-1979	
old time	0		year:-1979	
old timey	0		year:-1979	
old west	0		old west	
old woman	0		old woman	
older than	0		#before	
oldest	0		sort:-year	
oldest	0		#modifier	
oldest	0		#first	
olimpiadas	3		olympics	
olimpica	3		olympics	olímpica
olimpicas	3		olympics	olímpicas
olimpico	3		olympics	olímpico
olimpicos	3		olympics	olímpicos
olmasin	6		#excluded	olmasın
olmayan	6		#excluded	
oltre	5		#over	
oltre i	5		#over	
olympia	1		olympics	
olympia	1		#english	
olympische spiele	1		olympics	
oma	1		grandmother	
oma	1		#english	
omas	1		grandmother	
on	0		#english	
on	0		-	
oncesi	6		#earlier	öncesi
onde	4		-	
one	0		#1	
one with	0		-	
oner	6		-	öner
onerileri	6		-	önerileri
onerir misin	6		-	önerir misin
onerisi	6		-	önerisi
ones	0	18121	#movie	
onirica	3		dream	onírica
oniricas	3		dream	oníricas
onirico	3		dream	onírico
oniricos	3		dream	oníricos
onirique	2		dream	
oniriques	2		dream	
online	0		-	
online	4		-	
online	7		-	
online free	0		-	
onward	0		#later	
onwards	0		#later	
opa	1		grandfather	
opa	1		#english	
oparte na faktach	7		true story	
oparte na prawdziwych wydarzeniach	7		true story	
oparty na faktach	7		true story	
opas	1		grandfather	
oper	1		opera	
opera	2		opera	opéra
opera	2		#english	
opera	3		opera	ópera
opera	3		#english	
operas	2		opera	opéras
operas	3		opera	óperas
operation am	1		surgeon	
opern	1		opera	
opowiadajace	7		-	opowiadające
opowiadajacy	7		-	opowiadający
oprocz	7		#not	oprócz
optymistyczna	7	13902	mood:feel-good	
optymistyczne	7	13903	mood:feel-good	
optymistyczny	7	13901	mood:feel-good	
optymistycznych	7	13904	mood:feel-good	
or	0		#english	
or	0		#and	
or	0		-	
or earlier	0		#earlier	
or later	0		#later	
or less	0		#less	
or longer	0		#more	
or more	0		#more	
or newer	0		#later	
or older	0		#earlier	
or shorter	0		#less	
or under	0		#less	
ora	5		#hours	
orage	2		storm	
oraz	7		#and	
oraz	7		-	
orchester	1		classical music	
orchestre	2		classical music	
orchestres	2		classical music	
orden	3		#order	
orden cronologico	3		#story	orden cronológico
orden de estreno	3		#order	
ordenador	3		computer	
ordenadores	3		computer	
order	0		#order	
ordinateur	2		computer	
ordinateurs	2		computer	
ordre	2		#order	
ordre chronologique	2		#story	
ordre de sortie	2		#order	
ore	5		#hours	
orfanato	3		orphan	
orfanatos	3		orphan	
organtransplantation	1		organ transplant	
original	0		#first	
oro	3		gold	
oro	3		#english	
orphelin	2		orphan	
orphelinat	2		orphan	
orphelinats	2		orphan	
orpheline	2		orphan	
orphelines	2		orphan	
orphelins	2		orphan	
orquesta	3		classical music	
orquestas	3		classical music	
orrore	5	100	genre:horror	
orso d' oro	5		award:golden-bear	orso d'oro
os	4		-	
os anos	4		#decade	
os anos cinquenta	4		year:1950-1959	
os anos noventa	4		year:1990-1999	
os anos oitenta	4		year:1980-1989	
os anos quarenta	4		year:1940-1949	
os anos sessenta	4		year:1960-1969	
os anos setenta	4		year:1970-1979	
os anos trinta	4		year:1930-1939	
os anos vinte	4		year:1920-1929	
os filmes	4	12301	#movie	
os filmes	4		-	
os melhores	4		sort:rating	
os piores	4		award:razzie	
oscar a la mejor pelicula	3		award:oscar-picture	óscar a la mejor película
oscar best picture	0		award:oscar-picture	
oscar bester film	1		award:oscar-picture	
oscar du meilleur film	2		award:oscar-picture	
oscar films	0		award:oscar	
oscar for best director	0		award:oscar-director	
oscar for best picture	0		award:oscar-picture	
oscar gewinner	1		award:oscar	
oscar kazanan	6		award:oscar	
oscar movies	0		award:oscar	
oscar nominated	0		award:oscar-nominee	
oscar nominations	0		award:oscar-nominee	
oscar nominee	0		award:oscar-nominee	
oscar nominees	0		award:oscar-nominee	
oscar nominiert	1		award:oscar-nominee	
oscar odullu	6		award:oscar	oscar ödüllü
oscar pramiert	1		award:oscar	oscar prämiert
oscar winner	0		award:oscar	
oscar winners	0		award:oscar	
oscar winning	0		award:oscar	
oscargewinner	1		award:oscar	
oscarise	2		award:oscar	oscarisé
oscarisee	2		award:oscar	oscarisée
oscarises	2		award:oscar	oscarisés
oscarizada	3		award:oscar	
oscarizada	4		award:oscar	
oscarizadas	3		award:oscar	
oscarizadas	4		award:oscar	
oscarizado	4		award:oscar	
oscarizados	4		award:oscar	
oscarli	6		award:oscar	oscarlı
oscarnominiert	1		award:oscar-nominee	
oscarnominierte	1		award:oscar-nominee	
oscarowe	7		award:oscar	
oscarpramiert	1		award:oscar	oscarprämiert
oscarpramierte	1		award:oscar	oscarprämierte
oscarpreistrager	1		award:oscar	oscarpreisträger
oscars	0		award:oscar	
oscars	2		award:oscar	
oscarwinning	0		award:oscar	
oso	3		bear	
oso	3		#english	
oso de oro	3		award:golden-bear	
oso polar	3		bear	
osos	3		bear	
ostatni	7		sort:year	
ostatnie	7		sort:year	
oster	1		easter	
osterfilm	1		easter	
osterfilme	1		easter	
ostern	1		easter	
osterreich	1	10000	lang:de austria	österreich
osterreichisch	1	9900	lang:de austria	österreichisch
osterreichische	1	9901	lang:de austria	österreichische
osterreichischen	1	9902	lang:de austria	österreichischen
osterreichischer	1	9903	lang:de austria	österreichischer
otage	2		hostage	
otages	2		hostage	
other than	0		#not	
otimista	4	13205	mood:feel-good	
otimistas	4	13206	mood:feel-good	
otimo	4		-	ótimo
otimos	4		-	ótimos
ottimista	5	13502	mood:feel-good	
ottimisti	5	13503	mood:feel-good	
ou	2		-	où
ou	4		-	
ou antes	4		#earlier	
ou avant	2		#earlier	
ou depois	4		#later	
ou mais	4		#more	
ou mais recente	4		#later	
ou mais recentes	4		#later	
ou menos	4		#less	
ou moins	2		#less	
ou plus	2		#later	
ou plus	2		#more	
ou plus recent	2		#later	ou plus récent
ou plus recents	2		#later	ou plus récents
ou plus tard	2		#later	
ou plus tot	2		#earlier	ou plus tôt
ouija	3		seance	
ouija	3		#english	
ouragan	2		tornado	
ouragans	2		tornado	
ours d' or	2		award:golden-bear	ours d'or
ours polaire	2		bear	
ourson	2		bear	
oursons	2		bear	
outlaw	1		outlaw	
outlaw	1		#english	
outlaws	1		outlaw	
outlaws	1		#english	
outsiders	2		underdog	
outsiders	2		#english	
ouvrier	2		strike	
ouvriers	2		strike	
oveja	3		sheep	
ovejas	3		sheep	
over	0		#over	
over the top	0		over the top	
ovni	2		ufo	
ovni	3		ufo	
ovnis	2		ufo	
ovnis	3		ufo	
oynadigi	6		-	oynadığı
oynayan	6		-	
oyun uyarlamasi	6		based on video game	oyun uyarlaması
oyuncu	6		-	
oyuncular	6		-	
oyuncusu	6		-	
oyundan uyarlama	6		based on video game	
ozean	1		ocean	
ozeane	1		ocean	
ozploitation	0	9503	lang:en australia	
pacifiste	2	14802	genre:war anti war	
pacifistes	2	14803	genre:war anti war	
padre	3		father	
padre	3		#english	
padre e hija	3		father daughter	
padre e hijo	3		father son	
padre hijo	3		father son	padre-hijo
padres	3		father	
padres e hijos	3		father son	
pain	0		#english	
pajaro	3		bird	pájaro
pajaros	3		bird	pájaros
pakistani	0	11500	lang:ur	
palastina	1	13702	lang:ar palestine	palästina
palastinensisch	1	13700	lang:ar palestine	palästinensisch
palastinensische	1	13701	lang:ar palestine	palästinensische
palestina	3	14601	lang:ar palestine	
palestinas	3	14603	lang:ar palestine	
palestine	2	13504	lang:ar palestine	
palestine	2		#english	
palestinian	0	15800	lang:ar palestine	
palestinien	2	13500	lang:ar palestine	
palestinienne	2	13502	lang:ar palestine	
palestiniennes	2	13503	lang:ar palestine	
palestiniens	2	13501	lang:ar palestine	
palestino	3	14600	lang:ar palestine	
palestinos	3	14602	lang:ar palestine	
palma d' oro	5		award:palme-d'or	palma d'oro
palma de oro	3		award:palme-d'or	
palma de ouro	4		award:palme-d'or	
palme d' or	0		award:palme-d'or	palme d'or
palme d' or	2		award:palme-d'or	palme d'or
palme d' or winner	0		award:palme-d'or	palme d'or winner
palme d' or winners	0		award:palme-d'or	palme d'or winners
palme dor	0		award:palme-d'or	
palme dor winners	0		award:palme-d'or	
palmes d' or	2		award:palme-d'or	palmes d'or
palpitant	2	17701	mood:thrilling	
palpitante	2	17703	mood:thrilling	
palpitantes	2	17704	mood:thrilling	
palpitants	2	17702	mood:thrilling	
panadera	3		bakery	
panaderia	3		bakery	panadería
panadero	3		bakery	
panda	1		panda	
panda	1		#english	
panda	2		panda	
panda	2		#english	
panda	3		panda	
panda	3		#english	
pandas	1		panda	
pandas	1		#english	
pandas	2		panda	
pandas	2		#english	
pandas	3		panda	
pandas	3		#english	
pandemia	3		pandemic	
pandemias	3		pandemic	
pandemie	1		pandemic	
pandemie	2		pandemic	pandémie
pandemien	1		pandemic	
pandemies	2		pandemic	pandémies
pandilla	3	15802	genre:crime gangster	
pandillas	3	15803	genre:crime gangster	
pandillera	3	15705	genre:crime gangster	
pandilleras	3	15801	genre:crime gangster	
pandillero	3	15704	genre:crime gangster	
pandilleros	3	15800	genre:crime gangster	
papa	2		father	
papa	2		#english	
papa	3		father	papá
papa	3		#english	
papa noel	3		santa claus	papá noel
papas	2		father	
papas	2		#english	
papi	2		grandfather	
papy	2		grandfather	
paquebot	2		ship	
paquebot de croisiere	2		cruise ship	paquebot de croisière
paquebots	2		ship	
paques	2		easter	pâques
par	2		-	
para	3		-	
para	4		-	
para a familia	4	2001	genre:family	para a família
para animarse	3	18301	mood:feel-good	
para assistir	4		-	
para ca	4		#later	para cá
para chorar	4	14103	mood:sad	
para criancas	4	1905	genre:family	para crianças
para dar risada	4	13901	mood:funny	
para levantar o astral	4	13302	mood:feel-good	
para llorar	3	18403	mood:sad	
para ninos	3	2601	genre:family	para niños
para pensar	3	19403	mood:mind-bending	
para reir	3	18107	mood:funny	para reír
para relaxar	4	13301	mood:feel-good	
para rir	4	13807	mood:funny	
para sentirse bien	3	18202	mood:feel-good	
para toda a familia	4	2002	genre:family	para toda a família
para toda la familia	3	2504	genre:family	
para tras	4		#earlier	para trás
para una tarde de lluvia	3	19604	mood:cosy	
para ver	4		-	
para ver en familia	3	2603	genre:family	
parallel universe	0		parallel world	
parallel universes	0		parallel world	
parallel world	0		parallel world	
parallel worlds	0		parallel world	
paralleluniversum	1		parallel world	
parallelwelt	1		parallel world	
parallelwelten	1		parallel world	
paranormal	1		supernatural	
paranormal	1		#english	
paranormal	2		supernatural	
paranormal	2		#english	
paranormal	3		supernatural	
paranormal	3		#english	
paranormale	1		supernatural	
paranormale	2		supernatural	
paranormales	3		supernatural	
paris	1		paris	
paris	1		#english	
paris	2		paris	
paris	2		#english	
paris	3		paris	parís
paris	3		#english	
pariser	1		paris	
parisien	2		paris	
parisienne	2		paris	
parisiennes	2		paris	
parisiens	2		paris	
parisina	3		paris	
parisinas	3		paris	
parisino	3		paris	
parisinos	3		paris	
parlant de	2		-	
paro	3		unemployment	
parodi	6	3700	genre:comedy parody	
parodia	3	7000	genre:comedy parody	
parodia	4	4600	genre:comedy parody	paródia
parodia	5	6000	genre:comedy parody	
parodia	7	6000	genre:comedy parody	
parodias	3	7001	genre:comedy parody	
parodias	4	4601	genre:comedy parody	paródias
parodie	1	6000	genre:comedy parody	
parodie	2	6000	genre:comedy parody	
parodie	5	6001	genre:comedy parody	
parodie	7	6001	genre:comedy parody	
parodien	1	6001	genre:comedy parody	
parodies	0	2801	genre:comedy parody	
parodies	2	6001	genre:comedy parody	
parody	0	2800	genre:comedy parody	
parque jurasico	3		jurassic park	parque jurásico
partnersuche	1		dating	
parto	3		pregnancy	
party	1		party	
party	1		#english	
pas	2		#not	
pas de	2		#not	
pas plus de	2		#under	
pascua	3		easter	
pashto	0	24700	lang:ps	
paso a la madurez	3		coming of age	
passada	4		-	
passadas	4		-	
passado	4		-	
passados	4		-	
passage a l' age adulte	2		coming of age	passage à l'âge adulte
pasteleria	3		bakery	pastelería
pastiche	2	6002	genre:comedy parody	
pastiches	2	6003	genre:comedy parody	
pastor	3		sheep	
pastor	3		#english	
pastores	3		sheep	
pate a modeler	2	6302	genre:animation stop motion	pâte à modeler
paternidad	3		father	
paternite	2		father	paternité
patinage	2		ice skating	
patinage artistique	2		ice skating	
patinaje	3		ice skating	
patinaje sobre hielo	3		ice skating	
patissier	2		bakery	pâtissier
paura	5	14803	mood:scary	
paurosi	5	14702	mood:scary	
pauroso	5	14701	mood:scary	
pauvre	2		poverty	
pauvres	2		poverty	
pauvrete	2		poverty	pauvreté
payasa	3		clown	
payasas	3		clown	
payaso	3		clown	
payasos	3		clown	
pays	0		#english	
pays bas	2	10200	lang:nl	pays-bas
paysan	2		farm	
paysans	2		farm	
peaux rouges	2		native american	peaux-rouges
peces	3		fish	
peche	2		fisherman	pêche
pecheur	2		fisherman	pêcheur
pecheurs	2		fisherman	pêcheurs
peggior	5		award:razzie	
peggiore	5		award:razzie	
peggiori	5		award:razzie	
peine de mort	2		death penalty	
peintre	2		painter	
peintres	2		painter	
peinture	2		painter	
peintures	2		painter	
pela	4		-	
pelas	4		-	
peli	3	15102	#movie	
peli	3		-	
pelicula	3	15100	#movie	película
pelicula	3		-	película
pelicula animada	3	1803	genre:animation	película animada
pelicula animada infantil	3	2301	genre:animation,family	película animada infantil
pelicula animada japonesa	3	2100	genre:animation lang:ja	película animada japonesa
pelicula con	3	15300	#movie	película con
pelicula con	3		-	película con
pelicula de	3	15203	#movie	película de
pelicula de	3		-	película de
pelicula de accion	3	1201	genre:action	película de acción
pelicula de animacion	3	1901	genre:animation	película de animación
pelicula de aventura	3	1502	genre:adventure	película de aventura
pelicula de ciencia ficcion	3	3103	genre:science-fiction	película de ciencia ficción
pelicula de guerra	3	5906	genre:war	película de guerra
pelicula de terror	3	201	genre:horror	película de terror
pelicula de vaqueros	3	6302	genre:western	película de vaqueros
pelicula del oeste	3	6300	genre:western	película del oeste
pelicula muda	3		year:-1929	película muda
pelicula para television	3	6702	genre:tv-movie	película para televisión
pelicula sobre	3	15302	#movie	película sobre
pelicula sobre	3		-	película sobre
peliculas	3	15101	#movie	películas
peliculas	3		-	películas
peliculas animadas	3	1900	genre:animation	películas animadas
peliculas animadas infantiles	3	2400	genre:animation,family	películas animadas infantiles
peliculas animadas japonesas	3	2101	genre:animation lang:ja	películas animadas japonesas
peliculas animadas para ninos	3	2201	genre:animation,family	películas animadas para niños
peliculas con	3	15301	#movie	películas con
peliculas con	3		-	películas con
peliculas de	3	15204	#movie	películas de
peliculas de	3		-	películas de
peliculas de accion	3	1202	genre:action	películas de acción
peliculas de animacion	3	1902	genre:animation	películas de animación
peliculas de aventuras	3	1503	genre:adventure	películas de aventuras
peliculas de ciencia ficcion	3	3200	genre:science-fiction	películas de ciencia ficción
peliculas de guerra	3	6000	genre:war	películas de guerra
peliculas de terror	3	202	genre:horror	películas de terror
peliculas de vaqueros	3	6400	genre:western	películas de vaqueros
peliculas del oeste	3	6301	genre:western	películas del oeste
peliculas mudas	3		year:-1929	películas mudas
peliculas para television	3	6703	genre:tv-movie	películas para televisión
peliculas sobre	3	15303	#movie	películas sobre
peliculas sobre	3		-	películas sobre
pelis	3	15103	#movie	
pelis	3		-	
pellicola	5		-	
pellicola	5	12602	#movie	
pellicole	5		-	
pellicole	5	12603	#movie	
pelne napiecia	7	15601	mood:tense	pełne napięcia
pelo	4		-	
pelo menos	4		#over	
pelos	4		-	
peluquera	3		hairdresser	
peluqueras	3		hairdresser	
peluquero	3		hairdresser	
peluqueros	3		hairdresser	
pena de muerte	3		death penalty	
pensionnat	2		boarding school	
pensionnats	2		boarding school	
people's choice winners	0		award:toronto	
peor	3		award:razzie	
peores	3		award:razzie	
peplum	2	4900	genre:history	péplum
peplum	3	5606	genre:history	péplum
peplum	5	4801	genre:history	
peplums	2	4901	genre:history	péplums
per	5		-	
per bambini	5	2204	genre:family	
per famiglie	5	2201	genre:family	
per piangere	5	14301	mood:sad	
per ragazzi	5	2301	genre:family	
per ridere	5	14001	mood:funny	
per rilassarsi	5	13403	mood:feel-good	
per tutta la famiglia	5	2202	genre:family	
perdida	3		grief	pérdida
perdida de memoria	3		amnesia	pérdida de memoria
pere	2		father	père
pere et fille	2		father daughter	père et fille
pere et fils	2		father son	père et fils
pere fille	2		father daughter	père-fille
pere fils	2		father son	père-fils
pere noel	2		santa claus	père noël
peregrination vers l' ouest	2		journey to the west	pérégrination vers l'ouest
peres	2		father	pères
period	0	1805	genre:history	
period	0		#modifier	
period drama	0	3802	genre:drama,history	
period dramas	0	3803	genre:drama,history	
period piece	0	1803	genre:history	
period pieces	0	1804	genre:history	
period romance	0	4302	genre:history,romance	
period romances	0	4303	genre:history,romance	
periodico	3		newspaper	periódico
periodicos	3		newspaper	periódicos
periodismo	3		journalist	
periodista	3		journalist	
periodistas	3		journalist	
periple	2		road trip	périple
pero no	3		#not	
perou	2	9504	lang:es peru	pérou
perra	3		dog	
perras	3		dog	
perrita	3		dog	
perritas	3		dog	
perrito	3		dog	
perritos	3		dog	
perro	3		dog	
perros	3		dog	
persecucion	3		car chase	persecución
persecucion de coches	3		car chase	persecución de coches
persecuciones	3		car chase	
persian	0	20800	lang:fa	
persisch	1	11805	lang:fa	
persische	1	11806	lang:fa	
personalidad multiple	3		split personality	personalidad múltiple
personnes agees	2		old age	personnes âgées
perte d' un proche	2		grief	perte d'un proche
perte de memoire	2		amnesia	perte de mémoire
perturbador	3	19201	mood:disturbing	
perturbador	4	14901	mood:disturbing	
perturbadora	3	19202	mood:disturbing	
perturbadora	4	14902	mood:disturbing	
perturbadoras	3	19204	mood:disturbing	
perturbadoras	4	14904	mood:disturbing	
perturbadores	3	19203	mood:disturbing	
perturbadores	4	14903	mood:disturbing	
perturbant	2	18405	mood:disturbing	
perturbante	2	18502	mood:disturbing	
perturbantes	2	18503	mood:disturbing	
perturbants	2	18501	mood:disturbing	
peru	1	9603	lang:es peru	
peru	1		#english	
peru	3	10604	lang:es peru	perú
peru	3		#english	
peru	5	9004	lang:es peru	perù
peruana	3	10601	lang:es peru	
peruana	4	8001	lang:es peru	
peruanas	3	10603	lang:es peru	
peruanas	4	8003	lang:es peru	
peruanisch	1	9600	lang:es peru	
peruanische	1	9601	lang:es peru	
peruanischen	1	9602	lang:es peru	
peruano	3	10600	lang:es peru	
peruano	4	8000	lang:es peru	
peruanos	3	10602	lang:es peru	
peruanos	4	8002	lang:es peru	
peruvian	0	14300	lang:es peru	
peruviana	5	9001	lang:es peru	
peruviane	5	9003	lang:es peru	
peruviani	5	9002	lang:es peru	
peruviano	5	9000	lang:es peru	
peruvien	2	9500	lang:es peru	péruvien
peruvienne	2	9502	lang:es peru	péruvienne
peruviennes	2	9503	lang:es peru	péruviennes
peruviens	2	9501	lang:es peru	péruviens
pesada	4	14306	mood:bleak	
pesadas	4	14308	mood:bleak	
pesadilla	3		dream	
pesadillas	3		dream	
pesado	4	14305	mood:bleak	
pesados	4	14307	mood:bleak	
pesca	3		fisherman	
pescador	3		fisherman	
pescadores	3		fisherman	
peter pan	1		peter pan	
peter pan	2		peter pan	
peter pan	3		peter pan	
petit garcon	2		boy	petit garçon
petite	0		#english	
petite fille	2		girl	
petite ville	2		small town	
pez	3		fish	
pez	3		#english	
pfarrer	1		priest	
pferd	1		horse	
pferde	1		horse	
pferden	1		horse	
pfleger	1		nurse	
phantastische tierwesen	1		fantastic beasts	
pharao	1		ancient egypt	
pharaon	2		ancient egypt	
pharaonen	1		ancient egypt	
pharaons	2		ancient egypt	
philippin	2	12300	lang:tl	
philippine	2	12302	lang:tl	
philippine	2		#english	
philippinen	1	12503	lang:tl	
philippines	2	12303	lang:tl	
philippines	2		#english	
philippinisch	1	12500	lang:tl	
philippinische	1	12501	lang:tl	
philippinischen	1	12502	lang:tl	
philippins	2	12301	lang:tl	
philosophie	1		philosophy	
philosophie	2		philosophy	
philosophique	2		philosophy	
philosophiques	2		philosophy	
philosophisch	1		philosophy	
philosophische	1		philosophy	
photographe	2		photographer	
photographes	2		photographer	
photographie	2		photographer	
pianist	1		pianist	
pianist	1		#english	
pianista	3		pianist	
pianistas	3		pianist	
pianiste	2		pianist	
pianisten	1		pianist	
pianistes	2		pianist	
pianistin	1		pianist	
piano	2		pianist	
piano	2		#english	
piano	3		pianist	
piano	3		#english	
picture	0	18114	#movie	
pictures	0	18113	#movie	
piege	2		trapped	piégé
piege de cristal	2		die hard	piège de cristal
piegee	2		trapped	piégée
piegees	2		trapped	piégées
pieges	2		trapped	piégés
pieles rojas	3		native american	
pierwsza wojna swiatowa	7		world war i	pierwsza wojna światowa
pierwszej wojnie swiatowej	7		world war i	pierwszej wojnie światowej
piesek	7		dog	
pieski	7		dog	
pieuvre	2		octopus	
pieuvres	2		octopus	
pilce noznej	7		soccer	piłce nożnej
pilka nozna	7		soccer	piłka nożna
pilot	1		pilot	
pilot	1		#english	
pilote	2		pilot	
pilote de course	2		racing	
piloten	1		pilot	
pilotes	2		pilot	
piloto	3		pilot	
pilotos	3		pilot	
pingouin	2		penguin	
pingouins	2		penguin	
pinguin	1		penguin	
pinguine	1		penguin	
pinguino	3		penguin	pingüino
pinguinos	3		penguin	pingüinos
pinoy	0	13401	lang:tl	
pintor	3		painter	
pintora	3		painter	
pintores	3		painter	
pintura	3		painter	
pinturas	3		painter	
pior	4		award:razzie	
piores	4		award:razzie	
piramide	3		ancient egypt	pirámide
piramides	3		ancient egypt	pirámides
pirat	1		pirate	
pirata	3		pirate	
pirata informatico	3		hacker	pirata informático
piratas	3		pirate	
piratas del caribe	3		pirates of the caribbean	
piratas informaticos	3		hacker	piratas informáticos
pirate	2		pirate	
pirate	2		#english	
pirate informatique	2		hacker	
piraten	1		pirate	
pirates	2		pirate	
pirates	2		#english	
pirates des caraibes	2		pirates of the caribbean	pirates des caraïbes
pirates informatiques	2		hacker	
pire	2		award:razzie	
pires	2		#english	
pires	2		award:razzie	
pistola	3		gun	
pistolas	3		gun	
pistole	1		gun	
pistolen	1		gun	
pistolero	3		cowboy	
pistoleros	3		cowboy	
pitufos	3		smurfs	
piu antichi	5		sort:-year	più antichi
piu brevi	5		sort:-runtime	più brevi
piu corti	5		sort:-runtime	più corti
piu corti di	5		#under	più corti di
piu corto	5		sort:-runtime	più corto
piu di	5		#over	più di
piu famosa	5		sort:popularity	più famosa
piu famose	5		sort:popularity	più famose
piu famosi	5		sort:popularity	più famosi
piu famoso	5		sort:popularity	più famoso
piu lunghi	5		sort:runtime	più lunghi
piu lunghi di	5		#over	più lunghi di
piu lungo	5		sort:runtime	più lungo
piu nuova	5		sort:year	più nuova
piu nuove	5		sort:year	più nuove
piu nuovi	5		sort:year	più nuovi
piu nuovo	5		sort:year	più nuovo
piu popolari	5		sort:popularity	più popolari
piu recente	5		sort:year	più recente
piu recenti	5		sort:year	più recenti
piu vecchi	5		sort:-year	più vecchi
piu vista	5		sort:popularity	più vista
piu viste	5		sort:popularity	più viste
piu visti	5		sort:popularity	più visti
piu visto	5		sort:popularity	più visto
piu votata	5		sort:rating	più votata
piu votate	5		sort:rating	più votate
piu votati	5		sort:rating	più votati
piu votato	5		sort:rating	più votato
pixar	1		pixar	
pixar	2		pixar	
pixar	3		pixar	
plage	2		beach	
plages	2		beach	
planet der affen	1		planet of the apes	
planeta de los simios	3		planet of the apes	
planete des singes	2		planet of the apes	planète des singes
planete mars	2		mars	planète mars
plastilina	3	7301	genre:animation stop motion	
platillo volador	3		ufo	
platillo voladores	3		ufo	
platillo volante	3		ufo	
platillos volador	3		ufo	
platillos voladores	3		ufo	
platillos volantes	3		ufo	
playa	3		beach	
playas	3		beach	
please	0		-	
plongee	2		diver	plongée
plongeur	2		diver	
plongeurs	2		diver	
pluie	2		rain	
plus	0		#more	
plus de	2		#over	
plus recent que	2		#after	plus récent que
plus recents que	2		#after	plus récents que
plus vieux	2		sort:-year	
plus vieux que	2		#before	
po	7		#after	
po	7		-	
po angielsku	7	7503	lang:en	
po francusku	7	6906	lang:fr	
po hiszpansku	7	7200	lang:es	po hiszpańsku
po japonsku	7	6506	lang:ja	po japońsku
po niemiecku	7	7006	lang:de	
po polsku	7	10204	lang:pl	
po roku	7		#after	
po rosyjsku	7	8302	lang:ru	
po wlosku	7	7305	lang:it	po włosku
pobre	3		poverty	
pobres	3		poverty	
pobreza	3		poverty	
poczatek lat	7		#early	początek lat
poczatku lat	7		#early	początku lat
poczawszy od	7		#since	począwszy od
podnoszace na duchu	7	17104	mood:inspiring	podnoszące na duchu
podroz w czasie	7		time travel	podróż w czasie
podrozach w czasie	7		time travel	podróżach w czasie
podroze w czasie	7		time travel	podróże w czasie
poesia	3		poet	poesía
poesie	1		poet	
poesie	2		poet	poésie
poesies	2		poet	poésies
poet	1		poet	
poet	1		#english	
poeta	3		poet	
poetas	3		poet	
poete	2		poet	poète
poetes	2		poet	poètes
poetesse	2		poet	poétesse
pogodna	7	14001	mood:feel-good	
pogodne	7	14002	mood:feel-good	
pogodny	7	13905	mood:feel-good	
pogodnych	7	14003	mood:feel-good	
poilus	2		world war i	
poisson	2		fish	
poissons	2		fish	
pokemon	1		pokemon	pokémon
pokemon	1		#english	
pokemon	2		pokemon	pokémon
pokemon	2		#english	
pokemon	3		pokemon	pokémon
pokemon	3		#english	
poker	1		poker	
poker	1		#english	
poker	2		poker	
poker	2		#english	
poker	3		poker	póker
poker	3		#english	
pokerspieler	1		poker	
pokrecona	7	16206	mood:mind-bending	pokręcona
pokrecone	7	16301	mood:mind-bending	pokręcone
pokrecony	7	16205	mood:mind-bending	pokręcony
pokreconych	7	16302	mood:mind-bending	pokręconych
polaca	3	11801	lang:pl	
polaca	4	9205	lang:pl	
polacas	3	11803	lang:pl	
polacas	4	9207	lang:pl	
polacca	5	10101	lang:pl	
polacche	5	10103	lang:pl	
polacchi	5	10102	lang:pl	
polacco	5	10100	lang:pl	
polaco	3	11800	lang:pl	
polaco	4	9204	lang:pl	
polacos	3	11802	lang:pl	
polacos	4	9206	lang:pl	
polar	0		#english	
polar	2	3903	genre:crime	
polar	2		#english	
polars	2	3904	genre:crime	
pole nord	2		arctic	pôle nord
polec	7		-	poleć
polecacie	7		-	
polecam	7		-	
polecane	7		-	
polecany	7		-	
polecenia	7		-	
polen	1	11004	lang:pl	
police	2		police	
police	2		#english	
policia	3		police	policía
policia corrupto	3		police corruption	policía corrupto
policiaca	3	4305	genre:crime	policíaca
policiacas	3	4400	genre:crime	policíacas
policiaco	3	4304	genre:crime	policíaco
policiacos	3	4306	genre:crime	policíacos
policiais	4	2903	genre:crime	
policial	3	4401	genre:crime	
policial	4	2902	genre:crime	
policiales	3	4402	genre:crime	
policias	3		police	policías
policias corruptos	3		police corruption	policías corruptos
policier	2	3900	genre:crime	
policiere	2	3901	genre:crime	policière
policieres	2	3902	genre:crime	policières
policiers	2		police	
policyjna	7	3604	genre:crime	
policyjne	7	3700	genre:crime	
policyjny	7	3603	genre:crime	
policyjnych	7	3701	genre:crime	
polish	0	19900	lang:pl	
polisiye	6	2401	genre:crime	
polisiye filmler	6	2404	genre:crime	
polisiye gerilim	6	2501	genre:crime,thriller	
polit	1		politics	
politica	3		politics	política
political thriller	0	5700	genre:thriller politics	
political thrillers	0	5701	genre:thriller politics	
politicas	3		politics	políticas
politico	3		politics	político
politics thriller	0	5702	genre:thriller politics	
politik	1		politics	
politique	2		politics	
politiques	2		politics	
politisch	1		politics	
politische	1		politics	
politischen	1		politics	
politthriller	1	15900	genre:thriller politics	
polizei	1		police	
polizeifilm	1	4100	genre:crime	
polizeifilme	1	4101	genre:crime	
poliziesca	5	3601	genre:crime	
poliziesce	5	3603	genre:crime	
poliziesche	5	3605	genre:crime	
polizieschi	5	3604	genre:crime	
poliziesci	5	3602	genre:crime	
poliziesco	5	3600	genre:crime	
poliziotteschi	5	3705	genre:crime	
poliziottesco	5	3704	genre:crime	
polizist	1		police	
polizisten	1		police	
polizistin	1		police	
pollo	3		chicken	
pollos	3		chicken	
polnisch	1	11000	lang:pl	
polnische	1	11001	lang:pl	
polnischen	1	11002	lang:pl	
polnischer	1	11003	lang:pl	
polnocnokoreanska	7		north korea	północnokoreańska
polnocnokoreanski	7		north korea	północnokoreański
polnocnokoreanskich	7		north korea	północnokoreańskich
polnocnokoreanskie	7		north korea	północnokoreańskie
polo norte	3		arctic	
pologne	2	10803	lang:pl	
polonais	2	10800	lang:pl	
polonaise	2	10801	lang:pl	
polonaises	2	10802	lang:pl	
polones	4	9200	lang:pl	polonês
polonesa	4	9201	lang:pl	
polonesas	4	9203	lang:pl	
poloneses	4	9202	lang:pl	
polonia	3	11804	lang:pl	
polonia	4	9300	lang:pl	polônia
polonia	4	9301	lang:pl	polónia
polonia	5	10104	lang:pl	
polonya	6	7100	lang:pl	
polowa lat	7		#mid	połowa lat
polowy lat	7		#mid	połowy lat
polscy	7	10301	lang:pl	
polska	7	10201	lang:pl	
polski	7	10200	lang:pl	
polski film	7	10205	lang:pl	
polskich	7	10203	lang:pl	
polskie	7	10202	lang:pl	
polskie filmy	7	10206	lang:pl	
polskie kino	7	10300	lang:pl	
poludniowoafrykanska	7		south africa	południowoafrykańska
poludniowoafrykanski	7		south africa	południowoafrykański
poludniowoafrykanskich	7		south africa	południowoafrykańskich
poludniowoafrykanskie	7		south africa	południowoafrykańskie
poludniowoamerykanska	7	12302	lang:es,pt	południowoamerykańska
poludniowoamerykanski	7	12301	lang:es,pt	południowoamerykański
poludniowoamerykanskich	7	12401	lang:es,pt	południowoamerykańskich
poludniowoamerykanskie	7	12400	lang:es,pt	południowoamerykańskie
poludniowokoreanska	7	6301	lang:ko	południowokoreańska
poludniowokoreanski	7	6300	lang:ko	południowokoreański
poludniowokoreanskich	7	6400	lang:ko	południowokoreańskich
poludniowokoreanskie	7	6302	lang:ko	południowokoreańskie
pom pom girl	2		cheerleader	pom-pom girl
pom pom girls	2		cheerleader	pom-pom girls
pomiedzy	7		#between	pomiędzy
pompes funebres	2		undertaker	pompes funèbres
pompier	2		firefighter	
pompiers	2		firefighter	
ponad	7		#over	
ponizej	7		#under	poniżej
ponura	7	15202	mood:bleak	
ponure	7	15203	mood:bleak	
ponury	7	15201	mood:bleak	
ponurych	7	15204	mood:bleak	
popolare	5		sort:popularity	
popolari	5		sort:popularity	
poprawiajace humor	7	14005	mood:feel-good	poprawiające humor
populaire	2		sort:popularity	
populaires	2		sort:popularity	
popular	0		sort:popularity	
popular	0		#modifier	
popular	1		sort:popularity	populär
popular	3		sort:popularity	
popular	4		sort:popularity	
populare	1		sort:popularity	populäre
populares	3		sort:popularity	
populares	4		sort:popularity	
popularna	7		sort:popularity	
popularne	7		sort:popularity	
popularny	7		sort:popularity	
popularnych	7		sort:popularity	
populer	6		sort:popularity	popüler
poquer	3		poker	póquer
por	3		-	
por	4		-	
por lo menos	3		#over	
por volta de	4		#around	
porc	2		pig	
porcs	2		pig	
portekiz	6	5700	lang:pt	
portekizce	6	5701	lang:pt	
portogallo	5	8502	lang:pt	
portoghese	5	8500	lang:pt	
portoghesi	5	8501	lang:pt	
portugais	2	9000	lang:pt	
portugaise	2	9001	lang:pt	
portugaises	2	9002	lang:pt	
portugal	1	9103	lang:pt	
portugal	1		#english	
portugal	2	9003	lang:pt	
portugal	2		#english	
portugal	3	10004	lang:pt	
portugal	3		#english	
portugal	4	7404	lang:pt	
portugalia	7	8604	lang:pt	
portugalska	7	8601	lang:pt	
portugalski	7	8600	lang:pt	
portugalskich	7	8603	lang:pt	
portugalskie	7	8602	lang:pt	
portugiesisch	1	9100	lang:pt	
portugiesische	1	9101	lang:pt	
portugiesischen	1	9102	lang:pt	
portugues	3	10000	lang:pt	portugués
portugues	4	7400	lang:pt	português
portuguesa	3	10001	lang:pt	
portuguesa	4	7401	lang:pt	
portuguesas	3	10002	lang:pt	
portuguesas	4	7403	lang:pt	
portuguese	0	19200	lang:pt	
portugueses	3	10003	lang:pt	
portugueses	4	7402	lang:pt	
poruszajaca	7	14304	mood:heartwarming	poruszająca
poruszajace	7	14305	mood:heartwarming	poruszające
poruszajacy	7	14303	mood:heartwarming	poruszający
poruszajacych	7	14401	mood:heartwarming	poruszających
pos apocaliptica	4		post-apocalypse	pós-apocalíptica
pos apocalipticas	4		post-apocalypse	pós-apocalípticas
pos apocaliptico	4		post-apocalypse	pós-apocalíptico
pos apocalipticos	4		post-apocalypse	pós-apocalípticos
posapocaliptica	3		post-apocalypse	posapocalíptica
posapocalipticas	3		post-apocalypse	posapocalípticas
posapocaliptico	3		post-apocalypse	posapocalíptico
posapocalipticos	3		post-apocalypse	posapocalípticos
poseida	3		possession	poseída
poseidas	3		possession	poseídas
poseido	3		possession	poseído
poseidos	3		possession	poseídos
posesion	3		possession	posesión
posesiones	3		possession	
possede	2		possession	possédé
possedee	2		possession	possédée
possedees	2		possession	possédées
possedes	2		possession	possédés
possession demoniaque	2		possession	possession démoniaque
post	0		#after	
post apocaliptica	3		post-apocalypse	post-apocalíptica
post apocalipticas	3		post-apocalypse	post-apocalípticas
post apocaliptico	3		post-apocalypse	post-apocalíptico
post apocalipticos	3		post-apocalypse	post-apocalípticos
post apocalittica	5		post-apocalypse	post-apocalittica
post apocalittice	5		post-apocalypse	post-apocalittice
post apocalittici	5		post-apocalypse	post-apocalittici
post apocalittico	5		post-apocalypse	post-apocalittico
post apocalypse	0		post-apocalypse	
post apocalyptic	0		post-apocalypse	
post apocalyptique	2		post-apocalypse	post-apocalyptique
post apocalyptiques	2		post-apocalypse	post-apocalyptiques
post war	0		post war	post-war
postapocaliptica	3		post-apocalypse	postapocalíptica
postapocalipticas	3		post-apocalypse	postapocalípticas
postapocaliptico	3		post-apocalypse	postapocalíptico
postapocalipticos	3		post-apocalypse	postapocalípticos
postapocalittica	5		post-apocalypse	
postapocalittice	5		post-apocalypse	
postapocalittici	5		post-apocalypse	
postapocalittico	5		post-apocalypse	
postapocalyptic	0		post-apocalypse	
postapocalyptique	2		post-apocalypse	
postapocalyptiques	2		post-apocalypse	
postapokaliptyczna	7		post-apocalypse	
postapokaliptyczne	7		post-apocalypse	
postapokaliptyczny	7		post-apocalypse	
postapokaliptycznych	7		post-apocalypse	
postapokalypse	1		post-apocalypse	
postapokalyptisch	1		post-apocalypse	
postapokalyptische	1		post-apocalypse	
postapokalyptischen	1		post-apocalypse	
posterieur a	2		#after	postérieur à
posterieure a	2		#after	postérieure à
posterieures a	2		#after	postérieures à
posterieurs a	2		#after	postérieurs à
posterior a	3		#after	
posterior a	4		#after	
posteriore al	5		#after	
posteriores a	3		#after	
posteriores a	4		#after	
posteriori al	5		#after	
postwar	0		post war	
poule	2		chicken	
poules	2		chicken	
poulet	2		chicken	
poulets	2		chicken	
poulpe	2		octopus	
poulpe	2		#english	
poulpes	2		octopus	
poupee	2		doll	poupée
poupees	2		doll	poupées
pour	0		#english	
pour	2		-	
pour enfants	2	2404	genre:family	
pour les enfants	2	2500	genre:family	
pour pleurer	2	17208	mood:sad	
pour rire	2	16705	mood:funny	
pour toute la famille	2	2400	genre:family	
poursuite en voiture	2		car chase	
poursuites en voiture	2		car chase	
pov	10		found footage	
powell and pressburger	0		director:"Michael Powell" director:"Emeric Pressburger"	
powell pressburger	0		director:"Michael Powell" director:"Emeric Pressburger"	
powell pressburger	0		director:"Michael Powell" director:"Emeric Pressburger"	powell & pressburger
powolna	7	17202	mood:slow	
powolne	7	17203	mood:slow	
powolny	7	17201	mood:slow	
powolnych	7	17204	mood:slow	
powyzej	7		#over	powyżej
poza	7		#not	
pozne lata	7		#late	późne lata
pozniejsze niz	7		#after	późniejsze niż
poznych lat	7		#late	późnych lat
pra	4		-	
prasident	1		president	präsident
prasidenten	1		president	präsidenten
prasidentin	1		president	präsidentin
prawdziwa historia	7		true story	
prawdziwe historie	7		true story	
prawdziwych wydarzeniach	7		true story	
pre	0		#before	
pre code	0	17500	lang:en year:1929-1934	pre-code
pre code hollywood	0	17502	lang:en year:1929-1934	pre-code hollywood
pre war	0		pre war	pre-war
precedenti al	5		#before	
precode	0	17501	lang:en year:1929-1934	
precuela	3		#previous	
precuela de	3		#previous	
preisgekront	1		award:oscar	preisgekrönt
preisgekronte	1		award:oscar	preisgekrönte
premi oscar	5		award:oscar	
premier	2		#first	
premier amour	2		first love	
premiere	2		#first	première
premiere guerre mondiale	2		world war i	première guerre mondiale
premieres amours	2		first love	premières amours
premiers	2		#first	
premiers amours	2		first love	
premiery	7		sort:year	
premio oscar	5		award:oscar	
prensa	3		newspaper	
preparatoria	3		high school	
prequel	0		#previous	
prequel of	0		#previous	
prequel to	0		#previous	
prequelle	2		#previous	préquelle
prequelle de	2		#previous	préquelle de
president	2		president	président
president	2		#english	
presidenta	3		president	
presidente	2		president	présidente
presidente	3		president	
presidentes	2		president	présidentes
presidentes	3		president	
presidents	2		president	présidents
presidents	2		#english	
preso	3		prison	
presos	3		prison	
presse	1		newspaper	
presse	2		newspaper	
prestidigitador	3		magician	
prestidigitateur	2		magician	
preto e branco	4		black and white	
pretre	2		priest	prêtre
pretres	2		priest	prêtres
pretty	0		-	
priester	1		priest	
priestern	1		priest	
prima degli anni	5		#before	
prima del	5		#before	
prima guerra mondiale	5		world war i	
primeira guerra	4		world war i	
primeira guerra mundial	4		world war i	
primer	3		#first	
primer amor	3		first love	
primera	3		#first	
primera guerra mundial	3		world war i	
primeras	3		#first	
primero	3		#first	
primes a cannes	2		award:palme-d'or	primés à cannes
primes aux oscars	2		award:oscar	primés aux oscars
primi	5		#early	
primi anni	5		#early	
prince	2		prince	
prince	2		#english	
princes	2		prince	
princes	2		#english	
princesa	3		princess	
princesas	3		princess	
princesse	2		princess	
princesses	2		princess	
princesses	2		#english	
principe	3		prince	príncipe
principes	3		prince	príncipes
principios	3		#early	
principios de los	3		#early	
principios de los anos	3		#early	principios de los años
prinz	1		prince	
prinz	1		#english	
prinzen	1		prince	
prinzessin	1		princess	
prinzessinnen	1		princess	
prior to	0		#before	
prise d' otage	2		hostage	prise d'otage
prise d' otages	2		hostage	prise d'otages
prise de tete	2	18801	mood:mind-bending	prise de tête
prision	3		prison	prisión
prisionero de guerra	3		prisoner of war	
prisioneros de guerra	3		prisoner of war	
prisiones	3		prison	
prison	2		prison	
prison	2		#english	
prisoner of war	0		prisoner of war	
prisoners of war	0		prisoner of war	
prisonnier	2		prison	
prisonnier de guerre	2		prisoner of war	
prisonniers	2		prison	
prisonniers de guerre	2		prisoner of war	
prisons	2		prison	
prisons	2		#english	
proces	2		courtroom	procès
procureur	2		prosecutor	
procureurs	2		prosecutor	
procuro	4		-	
procz	7		#not	prócz
produced	0		-	
prof	2		teacher	
profesor	3		teacher	
profesora	3		teacher	
profesoras	3		teacher	
profesores	3		teacher	
professeur	2		teacher	
professeur d' universite	2		professor	professeur d'université
professeurs	2		teacher	
professoren	1		professor	
profikiller	1		hit man	
profs	2		teacher	
programa de television	3		television show	programa de televisión
propozycje	7		-	
prostitucion	3		prostitute	prostitución
prostituee	2		prostitute	prostituée
prostituees	2		prostitute	prostituées
prostituierte	1		prostitute	
prostituierten	1		prostitute	
prostituta	3		prostitute	
prostitutas	3		prostitute	
prostitution	1		prostitute	
prostitution	1		#english	
prostitution	2		prostitute	
prostitution	2		#english	
protagonizada	3		-	
protagonizada por	3	15400	#movie	
protagonizada por	3		-	
protagonizadas	3		-	
protagonizadas por	3	15402	#movie	
protagonizadas por	3		-	
protagonizado	3		-	
protagonizado por	3	15304	#movie	
protagonizado por	3		-	
protagonizados	3		-	
protagonizados por	3	15401	#movie	
protagonizados por	3		-	
province	2		small town	
province	2		#english	
provinz	1		small town	
prozess	1		courtroom	
przed	7		#before	
przed rokiem	7		#before	
przerazajaca	7	15706	mood:scary	przerażająca
przerazajace	7	15801	mood:scary	przerażające
przerazajacy	7	15705	mood:scary	przerażający
przerazajacych	7	15802	mood:scary	przerażających
przez	7		-	
przygnebiajaca	7	15302	mood:bleak	przygnębiająca
przygnebiajace	7	15303	mood:bleak	przygnębiające
przygnebiajacy	7	15301	mood:bleak	przygnębiający
przygnebiajacych	7	15304	mood:bleak	przygnębiających
przygoda	7	1404	genre:adventure	
przygodowa	7	1401	genre:adventure	
przygodowe	7	1402	genre:adventure	
przygodowy	7	1400	genre:adventure	
przygodowych	7	1403	genre:adventure	
przygody	7	1405	genre:adventure	
przytulna	7	16802	mood:cosy	
przytulne	7	16803	mood:cosy	
przytulny	7	16801	mood:cosy	
przytulnych	7	16804	mood:cosy	
psach	7		dog	
psh	0		person:"Philip Seymour Hoffman"	
psicoanalista	3		psychiatrist	
psicologa	3		psychiatrist	psicóloga
psicologas	3		psychiatrist	psicólogas
psicologo	3		psychiatrist	psicólogo
psicologos	3		psychiatrist	psicólogos
psicopata	3		psychopath	psicópata
psicopatas	3		psychopath	psicópatas
psikolojik gerilim	6	2003	genre:thriller	
psikolojik gerilim filmleri	6	2100	genre:thriller	
psikolojik korku	6	103	genre:horror	
psiquiatra	3		psychiatrist	
psiquiatras	3		psychiatrist	
psiquiatrico	3		mental hospital	psiquiátrico
psy	2		psychiatrist	
psy	2		#english	
psychanalyste	2		psychiatrist	
psychanalystes	2		psychiatrist	
psychiater	1		psychiatrist	
psychiatern	1		psychiatrist	
psychiatre	2		psychiatrist	
psychiatres	2		psychiatrist	
psychiatrie	1		mental hospital	
psychisch krank	1		mental illness	
psychisch kranke	1		mental illness	
psychische krankheit	1		mental illness	
psychohorror	1	15200	genre:horror psychological	
psychologe	1		psychiatrist	
psychologen	1		psychiatrist	
psychological	0	5800	genre:thriller psychological	
psychological	0		#modifier	
psychological thriller	0	603	genre:thriller	
psychological thrillers	0	700	genre:thriller	
psychologischer horror	1	15201	genre:horror psychological	
psychologischer thriller	1	3402	genre:thriller	
psychologue	2		psychiatrist	
psychologues	2		psychiatrist	
psychopath	1		psychopath	
psychopath	1		#english	
psychopathe	2		psychopath	
psychopathen	1		psychopath	
psychopathes	2		psychopath	
psychothriller	1	3400	genre:thriller	
psychothrillern	1	3401	genre:thriller	
pta	0		director:"Paul Thomas Anderson"	
pueblo	3		small town	
pueblos	3		small town	
pulpo	3		octopus	
pulpos	3		octopus	
punjabi	0	22200	lang:pa	
punk	1		punk	
punk	1		#english	
punk	2		punk	
punk	2		#english	
punk	3		punk	
punk	3		#english	
punker	1		punk	
punks	1		punk	
punks	1		#english	
punks	2		punk	
punks	2		#english	
punks	3		punk	
punks	3		#english	
puppe	1		doll	
puppen	1		doll	
puppentrick	1	6302	genre:animation stop motion	
pyramide	1		ancient egypt	
pyramide	2		ancient egypt	
pyramiden	1		ancient egypt	
pyramides	2		ancient egypt	
quadrilogy	0		#series	
quadrilogy	0		#ending	
quadrinhos	4		based on comic	
qualche	5		-	
quatre vingt dix	2		#90	quatre-vingt-dix
quatrieme	2		#fourth	quatrième
que	2		-	
que	3		-	
que	4		-	
que alegran	3	18203	mood:feel-good	
que aquece o coracao	4	13501	mood:heartwarming	que aquece o coração
que aquecem o coracao	4	13502	mood:heartwarming	que aquecem o coração
que da medo	4	14701	mood:scary	que dá medo
que da miedo	3	104	genre:horror	
que dan miedo	3	105	genre:horror	
que dao medo	4	14702	mood:scary	que dão medo
que explode a cabeca	4	15102	mood:mind-bending	que explode a cabeça
que explodem a cabeca	4	15103	mood:mind-bending	que explodem a cabeça
que fala de	4		-	
que fala sobre	4		-	
que falam sobre	4		-	
que faz bem	4	13303	mood:feel-good	
que faz chorar	4	14104	mood:sad	
que faz rir	4	13903	mood:funny	
que fazem bem	4	13304	mood:feel-good	
que fazem chorar	4	14105	mood:sad	
que fazem rir	4	13904	mood:funny	
que ganharam o oscar	4		award:oscar	
que habla de	3		-	
que hablan de	3		-	
que hace llorar	3	18404	mood:sad	
que hacen llorar	3	18405	mood:sad	
que nao seja	4		#not	que não seja
que nao sejam	4		#not	que não sejam
que no sea	3		#not	
que no sean	3		#not	
que se passa	4		-	
que te hacen pensar	3	19501	mood:mind-bending	
que te vuela la cabeza	3	19401	mood:mind-bending	
que trata de	3		-	
que tratan de	3		-	
que vuelan la cabeza	3	19402	mood:mind-bending	
quebec	1	8600	lang:fr quebec	
quebec	1		#english	
quebec	2	8603	lang:fr quebec	québec
quebec	2		#english	
quebec	3	9503	lang:fr quebec	
quebec	3		#english	
quebecois	2	8600	lang:fr quebec	québécois
quebecoise	2	8601	lang:fr quebec	québécoise
quebecoises	2	8602	lang:fr quebec	québécoises
quebeques	3	9500	lang:fr quebec	quebequés
quebequesa	3	9501	lang:fr quebec	
quebequesas	3	9502	lang:fr quebec	
queer	0		lgbt	
queer	1		lgbt	
queer	1		#english	
queer	2		lgbt	
queer	2		#english	
queere	1		lgbt	
quero assistir	4		-	
quero ver	4		-	
qui	2		-	
qui fait du bien	2	16902	mood:feel-good	
qui fait peur	2	16501	mood:scary	
qui fait pleurer	2	17205	mood:sad	
qui fait rire	2	16706	mood:funny	
qui font du bien	2	16903	mood:feel-good	
qui font peur	2	16502	mood:scary	
qui font pleurer	2	17206	mood:sad	
qui font rire	2	16801	mood:funny	
qui parle de	2		-	
qui parlent de	2		-	
qui retourne le cerveau	2	18701	mood:mind-bending	
qui retournent le cerveau	2	18702	mood:mind-bending	
qui se passe	2		-	
qui se passent	2		-	
quick	0		#modifier	
quien es el asesino	3	15900	genre:mystery	quién es el asesino
quiero ver	3		-	
quite	0		-	
rache	1		revenge	
racheengel	1		revenge	
rachefilm	1		revenge	
rachefilme	1		revenge	
racisme	2		racism	
racismo	3		racism	
racista	3		racism	
racistas	3		racism	
raciste	2		racism	
racistes	2		racism	
radsport	1		bicycle	
radziecka	7	8207	lang:ru	
radziecki	7	8206	lang:ru	
radzieckich	7	8301	lang:ru	
radzieckie	7	8300	lang:ru	
rahatlatici	6	9906	mood:feel-good	rahatlatıcı
rahatsiz edici	6	10701	mood:disturbing	rahatsız edici
rainy day	0	8605	mood:cosy	
rana	3		frog	
rana	3		#english	
ranas	3		frog	
rap	2		hip hop	
rap	2		#english	
rap	3		hip hop	
rap	3		#english	
rapero	3		hip hop	
raperos	3		hip hop	
rapina	5		heist	
rapine	5		heist	
rapine in banca	5		heist	
rapper	1		hip hop	
rapper	1		#english	
rappeur	2		hip hop	
rappeurs	2		hip hop	
rapto	3		kidnapping	
rassismus	1		racism	
rassistisch	1		racism	
rat	0		#english	
rata	3		rat	
ratas	3		rat	
rate	0		#english	
raton	3		mouse	ratón
ratones	3		mouse	
rats	2		rat	
rats	2		#english	
ratsel	1	3701	genre:mystery	rätsel
ratte	1		rat	
ratten	1		rat	
raubzug	1		heist	
raumschiff	1		spaceship	
raumschiffe	1		spaceship	
raumschiffen	1		spaceship	
raz de maree	2		tsunami	raz-de-marée
razzie	0		award:razzie	
razzie nominated	0		award:razzie-nominee	
razzie nominees	0		award:razzie-nominee	
razzie winner	0		award:razzie	
razzie winners	0		award:razzie	
razzies	0		award:razzie	
rdj	0		person:"Robert Downey Jr."	
reaktorunfall	1		radiation	
real life story	0		true story	
realeza	3		royalty	
realidad virtual	3		virtual reality	
realisateur	2		#director	réalisateur
realisateur	2		-	réalisateur
realisatrice	2		#director	réalisatrice
realisatrice	2		-	réalisatrice
realise	2		-	réalisé
realise par	2		#director	réalisé par
realise par	2		-	réalisé par
realisee	2		-	réalisée
realisees	2		-	réalisées
realises	2		-	réalisés
realises par	2		#director	réalisés par
realite virtuelle	2		virtual reality	réalité virtuelle
reality tv	1		reality show	reality-tv
realityshow	1		reality show	
realizador	4		-	
realizadora	4		-	
really	0		-	
really long	0		runtime:150-	
rebondissement	2		twist ending	
rebondissements	2		twist ending	
recent	0		sort:year	
recent	0		#modifier	
recent	2		sort:year	récent
recente	2		sort:year	récente
recente	4		sort:year	
recente	5		sort:year	
recentes	2		sort:year	récentes
recentes	4		sort:year	
recenti	5		sort:year	
recently released	0		sort:year	
recents	2		sort:year	récents
rechauffement climatique	2		climate change	réchauffement climatique
rechtsanwalt	1		lawyer	
reciente	3		sort:year	
recientes	3		sort:year	
recit d' apprentissage	2		coming of age	récit d'apprentissage
recomendacao	4		-	recomendação
recomendacion	3		-	recomendación
recomendaciones	3		-	
recomendacoes	4		-	recomendações
recomendada	3		-	
recomendada	4		-	
recomendadas	3		-	
recomendadas	4		-	
recomendado	3		-	
recomendado	4		-	
recomendados	3		-	
recomendados	4		-	
recomende	4		-	
recommandation	2		-	
recommandations	2		-	
recommande	2		-	recommandé
recommandee	2		-	recommandée
recommandees	2		-	recommandées
recommandes	2		-	recommandés
recommend	0		-	
recommend me	0		-	
recommendation	0		-	
recommendations	0		-	
reconfortant	2	17002	mood:feel-good	réconfortant
reconfortante	2	17004	mood:feel-good	réconfortante
reconfortantes	2	17101	mood:feel-good	réconfortantes
reconfortants	2	17003	mood:feel-good	réconfortants
recuerdo	3		memory	
recuerdos	3		memory	
red	0		#english	
reddit	0		-	
redes sociales	3		social media	
reencarnacion	3		reincarnation	reencarnación
refugiada	3		refugee	
refugiadas	3		refugee	
refugiado	3		refugee	
refugiados	3		refugee	
refugie	2		refugee	réfugié
refugiee	2		refugee	réfugiée
refugiees	2		refugee	réfugiées
refugies	2		refugee	réfugiés
refugies nord coreens	2		north korean	réfugiés nord-coréens
regarder	2		-	
regen	1		rain	
regenwald	1		jungle	
regia	5		-	
regia di	5		-	
regie	1		#director	
regie	1		-	
regie von	1		#director	
regisseur	1		#director	
regisseur	1		-	
regista	5		-	
registi	5		-	
regno unito	5	7602	lang:en england	
regreso al futuro	3		back to the future	
reh	1		deer	
reh	1		#english	
rehe	1		deer	
rehen	3		hostage	rehén
rehenes	3		hostage	
reiche	1		millionaire	
reichen	1		millionaire	
reihe	1		#series	
reihenfolge	1		#order	
reina	3		queen	
reina	3		#english	
reinas	3		queen	
reincarnation	2		reincarnation	réincarnation
reincarnation	2		#english	
reine des neiges	2		frozen	
reines	2		queen	
reinkarnation	1		reincarnation	
reino del hielo	3		frozen	
reino unido	3	8901	lang:en england	
reino unido	4	6303	lang:en england	
reise	1		road trip	
reise nach westen	1		journey to the west	
reisebus	1		bus	
reisen	1		road trip	
reiten	1		horse	
reiter	1		horse	
rekin	7		shark	
rekinach	7		shark	
rekiny	7		shark	
relaksujaca	7	14104	mood:feel-good	relaksująca
relaksujace	7	14105	mood:feel-good	relaksujące
relaksujacy	7	14103	mood:feel-good	relaksujący
relaksujacych	7	14106	mood:feel-good	relaksujących
related	0		-	
release	0		-	
release order	0		#order	
released	0		-	
released between	0		-	
released in	0		-	
religieuse	2		nun	
religieuses	2		religion	
religieux	2		religion	
religion	1		religion	
religion	1		#english	
religion	2		religion	
religion	2		#english	
religion	3		religion	religión
religion	3		#english	
religionen	1		religion	
religiones	3		religion	
religions	2		religion	
religiosa	3		religion	
religiosas	3		religion	
religioso	3		religion	
religiosos	3		religion	
remake	1		remake	
remake	1		#english	
remake	2		remake	
remake	2		#english	
remake	3		remake	
remake	3		#english	
remakes	1		remake	
remakes	2		remake	
remakes	3		remake	
renard	2		fox	
renards	2		fox	
rencontre amoureuse	2		dating	
rencontres amoureuses	2		dating	
rene zellweger	0		person:"Renée Zellweger"	
renne	2		reindeer	
rennen	1		racing	
rennes	2		reindeer	
rennfahrer	1		racing	
rennfahrern	1		racing	
rennsport	1		racing	
reno	3		reindeer	
reno	3		#english	
renos	3		reindeer	
rentier	1		reindeer	
rentiere	1		reindeer	
rentner	1		old age	
rentnern	1		old age	
reporter	1		journalist	
reporter	1		#english	
reportera	3		journalist	
reporteras	3		journalist	
reportern	1		journalist	
reportero	3		journalist	
reporteros	3		journalist	
repubblica ceca	5	10204	lang:cs	
republica checa	3	11904	lang:cs	república checa
republique tcheque	2	10903	lang:cs	république tchèque
requin	2		shark	
requins	2		shark	
reseau social	2		social media	réseau social
reseaux sociaux	2		social media	réseaux sociaux
resistance	2		resistance	résistance
resistance	2		#english	
resistant	2		resistance	résistant
resistants	2		resistance	résistants
resistencia	3		resistance	
restaurant	1		restaurant	
restaurant	1		#english	
restaurant	2		restaurant	
restaurant	2		#english	
restaurante	3		restaurant	
restaurantes	3		restaurant	
restaurants	1		restaurant	
restaurants	1		#english	
restaurants	2		restaurant	
restaurants	2		#english	
retour vers le futur	2		back to the future	
retournement de situation	2		twist ending	
retraites	2		old age	retraités
revanche	2		revenge	
reve	2		dream	rêve
reveillon	2		new year's eve	réveillon
revenant	2		ghost	
revenants	2		ghost	
reves	2		dream	rêves
revolucion	3		revolution	revolución
revolucion francesa	3		french revolution	revolución francesa
revolucion rusa	3		russian revolution	revolución rusa
revoluciones	3		revolution	
revolution	1		revolution	
revolution	1		#english	
revolution	2		revolution	révolution
revolution	2		#english	
revolution francaise	2		french revolution	révolution française
revolution russe	2		russian revolution	révolution russe
revolutionen	1		revolution	
revolutions	2		revolution	révolutions
rey arturo	3		king arthur	
rey leon	3		the lion king	rey león
rey mono	3		monkey king	
reyes	3		king	
reyes	3		#english	
reyes magos	3		santa claus	
rezyser	7		-	reżyser
rezysera	7		-	reżysera
rezyseria	7		-	reżyseria
rezyserii	7		-	reżyserii
rica	3		millionaire	
rica	3		#english	
ricas	3		millionaire	
riche	2		millionaire	
riche	2		#english	
riches	2		millionaire	
riches	2		#english	
richter	1		judge	
richter	1		#english	
richterin	1		judge	
richtern	1		judge	
richtig	1		-	
richtige reihenfolge	1		#order	
rico	3		millionaire	
rico	3		#english	
ricos	3		millionaire	
riese	1		giant	
riesen	1		giant	
riesenmonster	1		giant monster	
riesenroboter	1		giant robot	
rigolo	2	16703	mood:funny	
rigolote	2	16704	mood:funny	
riguardo a	5		-	
rilassante	5	15603	mood:cosy	
rilassanti	5	15604	mood:cosy	
ringer	1		wrestling	
ringer	1		#english	
rio	3		river	río
rio	3		#english	
rios	3		river	ríos
rios	3		#english	
ripoux	2		police corruption	
risa	3	17600	genre:comedy	
risas	3	17601	genre:comedy	
ritter	1		knight	
ritter	1		#english	
rittern	1		knight	
riviere	2		river	rivière
riviere	2		#english	
rivieres	2		river	rivières
road movie	1		road trip	road-movie
road movie	2		road trip	
road movie	3		road trip	
road movies	1		road trip	road-movies
road movies	2		road trip	
road movies	3		road trip	
road trip	2		road trip	
roadmovie	1		road trip	
roadmovies	1		road trip	
roadtrip	1		road trip	
roaring twenties	0		year:1920-1929	
robert deniro	0		person:"Robert De Niro"	
robert downey	0		person:"Robert Downey Jr."	
robert downey junior	0		person:"Robert Downey Jr."	
robert downy jr	0		person:"Robert Downey Jr."	
robin de los bosques	3		robin hood	
robin des bois	2		robin hood	
robin hood	1		robin hood	
robin hood	3		robin hood	
robo	3		heist	
robo a banco	3		bank robbery	
robo a un banco	3		bank robbery	
robo al banco	3		bank robbery	
robo de banco	3		bank robbery	
robos	3		heist	
robos a bancos	3		bank robbery	
robos al bancos	3		bank robbery	
robos de bancos	3		bank robbery	
robot	2		robot	
robot	2		#english	
robot	3		robot	
robot	3		#english	
robot geant	2		giant robot	robot géant
robot gigante	3		giant robot	
roboter	1		robot	
robotern	1		robot	
roboterzeichentrick	1	15400	genre:animation robot	
robots	2		robot	
robots	2		#english	
robots	3		robot	
robots	3		#english	
robots geants	2		giant robot	robots géants
robots gigantes	3		giant robot	
rock	0		#english	
rock and roll	3		rock music	
rock johnson	0		person:"Dwayne Johnson"	
rock'n'roll	2		rock music	
rockband	1		band	
rockera	3		rock music	
rockeras	3		rock music	
rockero	3		rock music	
rockeros	3		rock music	
rockmusik	1		rock music	
rockmusiker	1		rock music	
rockumentaries	0	5003	genre:documentary,music	
rockumentary	0	5002	genre:documentary,music	
rocznik	7		-	
rodaje	3		filmmaking	
rodajes	3		filmmaking	
rodzaj	7		-	
rodzinna	7	2105	genre:family	
rodzinne	7	2200	genre:family	
rodzinny	7	2104	genre:family	
rodzinnych	7	2201	genre:family	
roi	2		king	
roi	2		#english	
roi arthur	2		king arthur	
roi lion	2		the lion king	
roi singe	2		monkey king	
rois	2		king	
rois	2		#english	
rok	7		-	
roku	7		-	
rola	7		-	
rollstuhl	1		disability	
rom	1		rome	
rom	1		#english	
rom com	0	2302	genre:comedy,romance	
rom coms	0	2303	genre:comedy,romance	
roma	3		rome	
roma	3		#english	
roman uyarlamasi	6		based on novel	roman uyarlaması
romance	0	800	genre:romance	
romance	2	500	genre:romance	
romance	3	600	genre:romance	
romance	4	600	genre:romance	
romance drama	0	3702	genre:drama,romance	
romance dramas	0	3703	genre:drama,romance	
romance historico	3	17000	genre:history,romance	romance histórico
romance historique	2	15700	genre:history,romance	
romances	0	801	genre:romance	
romances	2	501	genre:romance	
romances	3	601	genre:romance	
romances	4	601	genre:romance	
romances historicos	3	17001	genre:history,romance	romances históricos
romances historiques	2	15701	genre:history,romance	
romancier	2		writer	
romanciere	2		writer	romancière
romanciers	2		writer	
romandan uyarlama	6		based on novel	
romania	5	10404	lang:ro	
romania	5		#english	
romanian	0	20300	lang:ro	
romanian new wave	0	17200	lang:ro year:2001-	
romans	7	500	genre:romance	
romans	7		#english	
romanse	7	501	genre:romance	
romansow	7	502	genre:romance	romansów
romansu	7	503	genre:romance	
romantic	0	8001	mood:romantic	
romantic	0		#modifier	
romantic comedies	0	2305	genre:comedy,romance	
romantic comedy	0	2304	genre:comedy,romance	
romantic drama	0	3700	genre:drama,romance	
romantic dramas	0	3701	genre:drama,romance	
romantica	3	18802	mood:romantic	romántica
romantica	4	14002	mood:romantic	romântica
romantica	5	14102	mood:romantic	
romanticas	3	18804	mood:romantic	románticas
romanticas	4	14004	mood:romantic	românticas
romantice	5	14104	mood:romantic	
romantiche	5	14105	mood:romantic	
romantici	5	14103	mood:romantic	
romantico	3	18801	mood:romantic	romántico
romantico	4	14001	mood:romantic	romântico
romantico	5	14101	mood:romantic	
romanticos	3	18803	mood:romantic	románticos
romanticos	4	14003	mood:romantic	românticos
romantik	1	600	genre:romance	
romantik	6	10201	mood:romantic	
romantik dram	6	600	genre:romance,drama	
romantik drama	6	601	genre:romance,drama	
romantik film	6	10202	mood:romantic	
romantik filmler	6	10203	mood:romantic	
romantik komedi	6	400	genre:romance,comedy	
romantik komedi filmi	6	401	genre:romance,comedy	
romantik komedi filmleri	6	402	genre:romance,comedy	
romantik komediler	6	500	genre:romance,comedy	
romantikkomodie	1	1000	genre:romance,comedy	romantikkomödie
romantikkomodien	1	1001	genre:romance,comedy	romantikkomödien
romantique	2	17801	mood:romantic	
romantiques	2	17802	mood:romantic	
romantisch	1	17901	mood:romantic	
romantische	1	17902	mood:romantic	
romantische komodie	1	900	genre:romance,comedy	romantische komödie
romantische komodien	1	901	genre:romance,comedy	romantische komödien
romantischen	1	17903	mood:romantic	
romantischen komodien	1	902	genre:romance,comedy	romantischen komödien
romantischer	1	17904	mood:romantic	
romantisches	1	17905	mood:romantic	
romantisches drama	1	1204	genre:romance,drama	
romantyczna	7	14802	mood:romantic	
romantyczne	7	14803	mood:romantic	
romantyczny	7	14801	mood:romantic	
romantycznych	7	14804	mood:romantic	
romanverfilmung	1		based on novel	
romanverfilmungen	1		based on novel	
romanya	6	7400	lang:ro	
romanze	1	700	genre:romance	
romanzen	1	701	genre:romance	
romcom	0	2300	genre:comedy,romance	
romcom	1	1100	genre:romance,comedy	
romcoms	0	2301	genre:comedy,romance	
romcoms	1	1101	genre:romance,comedy	
rome	2		rome	
rome	2		#english	
rome antique	2		ancient rome	
romena	4	9601	lang:ro	
romenas	4	9603	lang:ro	
romenia	4	9604	lang:ro	romênia
romenia	4	9606	lang:ro	roménia
romenias	4	9605	lang:ro	romênias
romeno	4	9600	lang:ro	
romenos	4	9602	lang:ro	
romer	1		ancient rome	römer
romisches reich	1		ancient rome	römisches reich
rompicapo	5	15204	mood:mind-bending	
rosja	7	8204	lang:ru	
rosji	7	8205	lang:ru	
rosyjska	7	8201	lang:ru	
rosyjski	7	8200	lang:ru	
rosyjskich	7	8203	lang:ru	
rosyjskie	7	8202	lang:ru	
rot	0		#english	
rotten tomatoes	0		-	
roubo a banco	4		heist	
roughly	0		#around	
roumain	2	11100	lang:ro	
roumaine	2	11102	lang:ro	
roumaines	2	11103	lang:ro	
roumains	2	11101	lang:ro	
roumanie	2	11104	lang:ro	
routier	2		truck	
routiers	2		truck	
royal	2		royalty	
royal	2		#english	
royal family	0		royal family	
royale	2		royalty	
royale	2		#english	
royals	1		royalty	
royals	1		#english	
royaume uni	2	7905	lang:en england	royaume-uni
royaute	2		royalty	royauté
royaux	2		royalty	
rozgrywajacy sie	7		-	rozgrywający się
rozsmieszajaca	7	14604	mood:funny	rozśmieszająca
rozsmieszajace	7	14605	mood:funny	rozśmieszające
rozsmieszajacy	7	14603	mood:funny	rozśmieszający
rozsmieszajacych	7	14701	mood:funny	rozśmieszających
ruee vers l' or	2		gold	ruée vers l'or
rugby	1		rugby	
rugby	1		#english	
rugby	2		rugby	
rugby	2		#english	
rugby	3		rugby	
rugby	3		#english	
ruhig	1	19501	mood:slow	
ruhige	1	19502	mood:slow	
ruhigen	1	19503	mood:slow	
ruhiger	1	19504	mood:slow	
ruhiges	1	19505	mood:slow	
ruhrend	1	18001	mood:heartwarming	rührend
ruhrende	1	18002	mood:heartwarming	rührende
ruhrenden	1	18003	mood:heartwarming	rührenden
ruhrender	1	18004	mood:heartwarming	rührender
ruhrendes	1	18005	mood:heartwarming	rührendes
rumana	3	12101	lang:ro	
rumanas	3	12103	lang:ro	
rumania	3	12104	lang:ro	
rumanien	1	11303	lang:ro	rumänien
rumanisch	1	11300	lang:ro	rumänisch
rumanische	1	11301	lang:ro	rumänische
rumanischen	1	11302	lang:ro	rumänischen
rumano	3	12100	lang:ro	
rumanos	3	12102	lang:ro	
rumen	6	7401	lang:ro	
rumena	5	10401	lang:ro	
rumene	5	10403	lang:ro	
rumeni	5	10402	lang:ro	
rumeno	5	10400	lang:ro	
rumunia	7	10604	lang:ro	
rumunska	7	10601	lang:ro	rumuńska
rumunski	7	10600	lang:ro	rumuński
rumunskich	7	10603	lang:ro	rumuńskich
rumunskie	7	10602	lang:ro	rumuńskie
rund	1		#around	
ruptura	3		breakup	
rupturas	3		breakup	
rupture	2		breakup	
ruptures	2		breakup	
rus	6	5403	lang:ru	
rus	6		#english	
rusa	3	9601	lang:ru	
rusas	3	9603	lang:ru	
rusca	6	5400	lang:ru	rusça
rusia	3	9604	lang:ru	
ruso	3	9600	lang:ru	
rusos	3	9602	lang:ru	
russa	4	6901	lang:ru	
russa	5	8101	lang:ru	
russas	4	6903	lang:ru	
russe	2	8700	lang:ru	
russe	5	8103	lang:ru	
russes	2	8701	lang:ru	
russi	5	8102	lang:ru	
russi	5		#english	
russia	4	6904	lang:ru	rússia
russia	4		#english	
russian	0	19300	lang:ru	
russian language	0	11702	lang:ru	
russian mafia	0		russian mafia	
russian mob	0		russian mafia	
russian revolution	0		russian revolution	
russian roulette	0		russian roulette	
russie	2	8702	lang:ru	
russisch	1	8700	lang:ru	
russische	1	8701	lang:ru	
russische revolution	1		russian revolution	
russischen	1	8702	lang:ru	
russischer	1	8703	lang:ru	
russland	1	8704	lang:ru	
russo	4	6900	lang:ru	
russo	4		#english	
russo	5	8100	lang:ru	
russo bros	0		director:"Anthony Russo" director:"Joe Russo"	
russo brothers	0		director:"Anthony Russo" director:"Joe Russo"	
russos	4	6902	lang:ru	
rusya	6	5401	lang:ru	
ryjace banie	7	16303	mood:mind-bending	ryjące banię
s f	2	2802	genre:science-fiction	s-f
sa	7		-	są
sa fille	2		daughter	
saat	6		#hours	
saatin	6		#hours	
saatlik	6		#hours	
saatten	6		#hours	
sabre chinois	2		wuxia	
sacerdote	3		priest	
sacerdotes	3		priest	
sad	0	7501	mood:sad	
sad	0		#modifier	
saddest	0	7502	mood:sad	
safdie bros	0		director:"Josh Safdie" director:"Benny Safdie"	
safdie brothers	0		director:"Josh Safdie" director:"Benny Safdie"	
saga	0		#series	
saga	0		#ending	
saga	1		#series	
saga	2		#series	
saga	2		-	
saga	3		#series	
saga	3		-	
saga	4		-	
saga	5		-	
sage	1		folklore	
sage	1		#english	
sagen	1		folklore	
saint sylvestre	2		new year's eve	saint-sylvestre
saint valentin	2		valentine's day	saint-valentin
sale	3		-	
salen	3		-	
salvo	3		#not	
sam jackson	0		person:"Samuel L. Jackson"	
sam l jackson	0		person:"Samuel L. Jackson"	
samourai	2		samurai	samouraï
samourais	2		samurai	samouraïs
samurai	1		samurai	
samurai	1		#english	
samurai	2		samurai	
samurai	2		#english	
samurai	3		samurai	samurái
samurai	3		#english	
samurais	1		samurai	
samurais	3		samurai	samuráis
san valentin	3		valentine's day	san valentín
sanger	1		singer	sänger
sangerin	1		singer	sängerin
sangerinnen	1		singer	sängerinnen
sangern	1		singer	sängern
sanglant	2		gore	
sanglante	2		gore	
sanglantes	2		gore	
sanglants	2		gore	
sangrienta	3		gore	
sangrientas	3		gore	
sangriento	3		gore	
sangrientos	3		gore	
sanguinolent	2		gore	
sanguinolents	2		gore	
sans	2		#not	
sans abri	2		homeless	sans-abri
santa claus	3		santa claus	
sao	4		-	são
saorise ronan	0		person:"Saoirse Ronan"	
sarsici	6	10702	mood:disturbing	sarsıcı
satan	2		devil	
satan	2		#english	
satanas	3		devil	satanás
satira	3	7100	genre:comedy satire	sátira
satira	4	4700	genre:comedy satire	sátira
satira	5	6100	genre:comedy satire	
satiras	3	7101	genre:comedy satire	sátiras
satiras	4	4701	genre:comedy satire	sátiras
satire	0	2900	genre:comedy satire	
satire	1	6100	genre:comedy satire	
satire	2	6100	genre:comedy satire	
satiren	1	6101	genre:comedy satire	
satires	0	2901	genre:comedy satire	
satires	2	6101	genre:comedy satire	
satirica	3	7103	genre:comedy satire	satírica
satirical	0	2902	genre:comedy satire	
satiricas	3	7105	genre:comedy satire	satíricas
satirici	5	6102	genre:comedy satire	
satirico	3	7102	genre:comedy satire	satírico
satirico	5	6101	genre:comedy satire	
satiricos	3	7104	genre:comedy satire	satíricos
satirique	2	6102	genre:comedy satire	
satiriques	2	6103	genre:comedy satire	
satirisch	1	6102	genre:comedy satire	
satirische	1	6103	genre:comedy satire	
satyra	7	6100	genre:comedy satire	
sauf	2		#not	
saugling	1		baby	säugling
savant	2		scientist	
savant	2		#english	
savant fou	2		mad scientist	
savants	2		scientist	
savants fous	2		mad scientist	
savas	6	3200	genre:war	savaş
savas drami	6	3300	genre:war,drama	savaş dramı
savas filmi	6	3201	genre:war	savaş filmi
savas filmleri	6	3202	genre:war	savaş filmleri
scandi noir	0	6701	genre:thriller,crime lang:sv,da,no,fi,is	
scandinava	5	12001	lang:sv,da,no,fi,is	
scandinave	2	12800	lang:sv,da,no,fi,is	
scandinave	5	12003	lang:sv,da,no,fi,is	
scandinaves	2	12801	lang:sv,da,no,fi,is	
scandinavi	5	12002	lang:sv,da,no,fi,is	
scandinavian	0	16000	lang:sv,da,no,fi,is	
scandinavian noir	0	6702	genre:thriller,crime lang:sv,da,no,fi,is	
scandinavie	2	12804	lang:sv,da,no,fi,is	
scandinavo	5	12000	lang:sv,da,no,fi,is	
scar jo	0		person:"Scarlett Johansson"	
scariest	0	7002	mood:scary	
scarjo	0		person:"Scarlett Johansson"	
scarlet johanson	0		person:"Scarlett Johansson"	
scarlet johansson	0		person:"Scarlett Johansson"	
scarlett johannson	0		person:"Scarlett Johansson"	
scarlett johanson	0		person:"Scarlett Johansson"	
scary	0	7001	mood:scary	
scary comedies	0	2604	genre:comedy,horror	
scary comedy	0	2603	genre:comedy,horror	
schach	1		chess	
schachspieler	1		chess	
schaf	1		sheep	
schafe	1		sheep	
schafer	1		sheep	schäfer
schafer	1		#english	
scharfschutze	1		sniper	scharfschütze
scharfschutzen	1		sniper	scharfschützen
schatz	1		treasure	
schatze	1		treasure	schätze
schatzsuche	1		treasure	
schauen	1		-	
schauer	1	200	genre:horror	
schauspieler	1		-	
schauspielerin	1		-	
scheidung	1		divorce	
scheidungen	1		divorce	
schiesserei	1		gun	schießerei
schiessereien	1		gun	schießereien
schiff	1		ship	
schiff	1		#english	
schiffbruch	1		shipwreck	
schiffbruchige	1		shipwreck	schiffbrüchige
schiffbruchiger	1		shipwreck	schiffbrüchiger
schiffe	1		ship	
schiffen	1		ship	
schiffs	1		ship	
schiffsungluck	1		shipwreck	schiffsunglück
schildkrote	1		turtle	schildkröte
schildkroten	1		turtle	schildkröten
schizophrene	2		mental illness	schizophrène
schizophrenie	1		mental illness	
schizophrenie	2		mental illness	schizophrénie
schlacht	1	5105	genre:war	
schlachten	1	5106	genre:war	
schlaflos	1		insomnia	
schlaflosigkeit	1		insomnia	
schlange	1		snake	
schlangen	1		snake	
schlecht	1		sort:-rating	
schlechte	1		sort:-rating	
schlechteste	1		award:razzie	
schlechtesten	1		award:razzie	
schlechtester	1		award:razzie	
schlittschuh	1		ice skating	
schloss	1		castle	
schlosser	1		castle	schlösser
schlosser	1		#english	
schlumpfe	1		smurfs	schlümpfe
schnee	1		snow	
schneewittchen	1		snow white	
schnulze	1	802	genre:romance	
schnulzen	1	803	genre:romance	
schocker	1	201	genre:horror	
schockierend	1	18801	mood:disturbing	
schockierende	1	18802	mood:disturbing	
schockierenden	1	18803	mood:disturbing	
schockierender	1	18804	mood:disturbing	
schockierendes	1	18901	mood:disturbing	
schokolade	1		chocolate	
schon	1		-	schön
schone	1		-	schöne
schonen	1		-	schönen
schoner	1		-	schöner
schottisch	1	8200	lang:en scotland	
schottische	1	8201	lang:en scotland	
schottischen	1	8202	lang:en scotland	
schottischer	1	8203	lang:en scotland	
schottland	1	8204	lang:en scotland	
schriftsteller	1		writer	
schriftstellerin	1		writer	
schriftstellern	1		writer	
schtroumpfs	2		smurfs	
schul	1		school	
schule	1		school	
schulen	1		school	
schuler	1		high school	schüler
schulfilm	1		school	
schulfilme	1		school	
schurke	1		villain	
schurken	1		villain	
schwanger	1		pregnancy	
schwangere	1		pregnancy	
schwangeren	1		pregnancy	
schwangerschaft	1		pregnancy	
schwarz weiss	1		black and white	schwarz-weiß
schwarze komodie	1	4300	genre:comedy,crime	schwarze komödie
schwarze komodien	1	4301	genre:comedy,crime	schwarze komödien
schwarze serie	1		film noir	
schwarzem humor	1	4303	genre:comedy,crime	
schwarzeneger	0		person:"Arnold Schwarzenegger"	
schwarzenneger	0		person:"Arnold Schwarzenegger"	
schwarzer humor	1	4302	genre:comedy,crime	
schwarzneger	0		person:"Arnold Schwarzenegger"	
schwarzweiss	1		black and white	schwarzweiß
schwarzweissfilm	1		black and white	schwarzweißfilm
schwarzweissfilme	1		black and white	schwarzweißfilme
schweden	1	10504	lang:sv	
schwedisch	1	10500	lang:sv	
schwedische	1	10501	lang:sv	
schwedischen	1	10502	lang:sv	
schwedischer	1	10503	lang:sv	
schwein	1		pig	
schweine	1		pig	
schweiz	1	10100	lang:de,fr,it switzerland	
schweizer	1	10101	lang:de,fr,it switzerland	
schweizerisch	1	10102	lang:de,fr,it switzerland	
schweizerische	1	10103	lang:de,fr,it switzerland	
schwert	1		sword fight	
schwerter	1		sword fight	
schwertkampf	1		sword fight	
schwester	1		sisters	
schwestern	1		sisters	
schwiegermutter	1		mother-in-law	
schwimmen	1		swimming	
schwimmer	1		swimming	
schwimmer	1		#english	
schwul	1		gay	
schwule	1		gay	
schwulen	1		gay	
schwuler	1		gay	
sci fi	0	1000	genre:science-fiction	sci-fi
sci fi	1	3103	genre:science-fiction	sci-fi
sci fi	3	3102	genre:science-fiction	sci-fi
sci fi	4	2301	genre:science-fiction	sci-fi
sci fi	5	3101	genre:science-fiction	sci-fi
sci fi action	0	3500	genre:action,science-fiction	
sci fi comedies	0	5201	genre:science-fiction,comedy	
sci fi comedy	0	5200	genre:science-fiction,comedy	
sci fi horror	0	5100	genre:science-fiction,horror	
sci fi horror	1	3201	genre:science-fiction,horror	sci-fi-horror
sci fi thriller	0	5300	genre:science-fiction,thriller	
sci fi thrillers	0	5301	genre:science-fiction,thriller	
science fiction	0	1002	genre:science-fiction	
science fiction	1	3100	genre:science-fiction	science-fiction
science fiction	2	2800	genre:science-fiction	science-fiction
science fiction action	0	3501	genre:action,science-fiction	
science fiction action	1	15500	genre:science-fiction,action	science-fiction-action
science fiction comedy	0	5202	genre:science-fiction,comedy	
science fiction horrifique	2	3001	genre:science-fiction,horror	science-fiction horrifique
science fiction horror	0	5101	genre:science-fiction,horror	
science fiction horror	1	3200	genre:science-fiction,horror	science-fiction-horror
science fiction komodie	1	15600	genre:science-fiction,comedy	science-fiction-komödie
science fiction komodien	1	15601	genre:science-fiction,comedy	science-fiction-komödien
science fiction thriller	0	5302	genre:science-fiction,thriller	
science fiction writer	0		science fiction writer	
sciencefiction	1	3101	genre:science-fiction	
scientifique	2		scientist	
scientifiques	2		scientist	
scifi	0	1001	genre:science-fiction	
scifi	1	3102	genre:science-fiction	
scioccante	5	15003	mood:disturbing	
scioccanti	5	15004	mood:disturbing	
scolaire	2		school	
scolaires	2		school	
sconvolgente	5	15005	mood:disturbing	
sconvolgenti	5	15101	mood:disturbing	
scottish	0	9300	lang:en scotland	
scozia	5	7802	lang:en scotland	
scozzese	5	7800	lang:en scotland	
scozzesi	5	7801	lang:en scotland	
screwball	0	17902	lang:en genre:comedy year:1934-1944	
screwball comedies	0	17901	lang:en genre:comedy year:1934-1944	
screwball comedy	0	17900	lang:en genre:comedy year:1934-1944	
se	3		-	
se	4		-	
se passant	2		-	
se venger	2		revenge	
sea	0		#english	
seance	1		seance	séance
seance	1		#english	
seance de spiritisme	2		seance	séance de spiritisme
seans	7		-	
sechziger	1		year:1960-1969	
sechziger jahre	1		year:1960-1969	
sechziger jahren	1		year:1960-1969	
sechzigern	1		year:1960-1969	
second	0		#second	
second world war	0		world war ii	
seconda guerra mondiale	5		world war ii	
seconde guerre mondiale	2		world war ii	
secret de famille	2		family secret	
secreto familiar	3		family secret	
secreto familiares	3		family secret	
secretos de familia	3		family secret	
secretos familiar	3		family secret	
secretos familiares	3		family secret	
secrets de famille	2		family secret	
secta	3		cult	
sectas	3		cult	
secte	2		cult	
sectes	2		cult	
secuela	3		#next	
secuela de	3		#next	
secuestrada	3		kidnapping	
secuestradas	3		kidnapping	
secuestrado	3		kidnapping	
secuestrados	3		kidnapping	
secuestro	3		kidnapping	
secuestro de avion	3		hijacking	secuestro de avión
secuestro de aviones	3		hijacking	
secuestros	3		kidnapping	
seculo vinte	4		year:1900-1999	século vinte
seculo xx	4		year:1900-1999	século xx
seculo xxi	4		year:2000-	século xxi
secundaria	3		high school	
seefahrt	1		sea	
seele	1		spirit	
seelen	1		spirit	
seemann	1		sea	
seen	1		lake	
seen	1		#english	
seerauber	1		pirate	seeräuber
seersha ronan	0		person:"Saoirse Ronan"	
segunda	3		#second	
segunda guerra	4		world war ii	
segunda guerra mundial	3		world war ii	
segunda guerra mundial	4		world war ii	
segundo	3		#second	
sehen	1		-	
sehenswert	1		-	
sehenswerte	1		-	
sehenswerten	1		-	
sehr	1		-	
seigneur des anneaux	2		lord of the rings	
seisme	2		earthquake	séisme
seismes	2		earthquake	séismes
seit	1		#since	
seitensprung	1		infidelity	
seksenler	6		year:1980-1989	
seksenli yillar	6		year:1980-1989	seksenli yıllar
sekte	1		cult	
sekten	1		cult	
selbstjustiz	1		vigilante	
selbstmord	1		suicide	
selbstmorde	1		suicide	
selva	3		jungle	
selvaggio west	5	5301	genre:western	
sem	4		#not	
semana santa	3		easter	
senegal	1	13502	lang:fr,wo senegal	
senegal	1		#english	
senegal	2	13303	lang:fr,wo senegal	sénégal
senegal	2		#english	
senegal	3	14403	lang:fr,wo senegal	
senegal	3		#english	
senegalais	2	13300	lang:fr,wo senegal	sénégalais
senegalaise	2	13301	lang:fr,wo senegal	sénégalaise
senegalaises	2	13302	lang:fr,wo senegal	sénégalaises
senegales	3	14400	lang:fr,wo senegal	senegalés
senegalesa	3	14401	lang:fr,wo senegal	
senegalesas	3	14402	lang:fr,wo senegal	
senegalese	0	15500	lang:fr,wo senegal	
senegalesisch	1	13500	lang:fr,wo senegal	
senegalesische	1	13501	lang:fr,wo senegal	
senioren	1		old age	
senor de los anillos	3		lord of the rings	señor de los anillos
sensacja	7	1104	genre:action	
sensacyjna	7	1101	genre:action	
sensacyjne	7	1102	genre:action	
sensacyjny	7	1100	genre:action	
sensacyjnych	7	1103	genre:action	
sentimental	2	700	genre:romance	
sentimental	3	801	genre:romance	
sentimentale	2	701	genre:romance	
sentimentale	5	600	genre:romance	
sentimentales	2	702	genre:romance	
sentimentales	3	802	genre:romance	
sentimentali	5	601	genre:romance	
sentimentaux	2	703	genre:romance	
senza	5		#not	
seoul	1		seoul	
seoul	1		#english	
seoul	2		seoul	séoul
seoul	2		#english	
separation	2		breakup	séparation
separation	2		#english	
sepulturero	3		undertaker	
sequel	0		#next	
sequel of	0		#next	
sequel to	0		#next	
sequels	0		#ending	
serata	5		-	
serbe	2	11500	lang:sr	
serbe	5	10802	lang:sr	
serbes	2	11501	lang:sr	
serbi	5	10801	lang:sr	
serbia	3	12501	lang:sr	
serbia	3		#english	
serbian	0	22700	lang:sr	
serbias	3	12503	lang:sr	
serbie	2	11502	lang:sr	
serbien	1	11703	lang:sr	
serbio	3	12500	lang:sr	
serbios	3	12502	lang:sr	
serbisch	1	11700	lang:sr	
serbische	1	11701	lang:sr	
serbischen	1	11702	lang:sr	
serbo	5	10800	lang:sr	
serbska	7	11001	lang:sr	
serbski	7	11000	lang:sr	
serbskich	7	11003	lang:sr	
serbskie	7	11002	lang:sr	
seri katil	6		serial killer	
seri katiller	6		serial killer	
seria	7		-	
serial killer	0		serial killer	
serial killer	2		serial killer	
serial killer	4		serial killer	
serial killer	5		serial killer	
serial killers	0		serial killer	
serial killers	2		serial killer	
serienkiller	1		serial killer	
serienkillern	1		serial killer	
serienmorder	1		serial killer	serienmörder
serienmordern	1		serial killer	serienmördern
series	0		#series	
series	0		#ending	
serisi	6		-	
serpent	2		snake	
serpent	2		#english	
serpents	2		snake	
serpents	2		#english	
serpiente	3		snake	
serpientes	3		snake	
sersha ronan	0		person:"Saoirse Ronan"	
seruven	6	901	genre:adventure	serüven
serveuse	2		waitress	
serveuses	2		waitress	
servia	4	10001	lang:sr	sérvia
servias	4	10003	lang:sr	sérvias
services secrets	2		secret service	
servicio secreto	3		secret service	
servicios secretos	3		secret service	
servio	4	10000	lang:sr	sérvio
servios	4	10002	lang:sr	sérvios
seryjni mordercy	7		serial killer	
seryjny morderca	7		serial killer	
seryjnych mordercach	7		serial killer	
seryjnym mordercy	7		serial killer	
sesentas	3		year:1960-1969	
sesentera	3		year:1960-1969	
sesenteras	3		year:1960-1969	
sesentero	3		year:1960-1969	
sesenteros	3		year:1960-1969	
sesion de espiritismo	3		seance	sesión de espiritismo
sessiz film	6		year:-1929	
sessiz filmler	6		year:-1929	
sessiz sinema	6		year:-1929	
set in	0		#setting	
set in	0		-	
set in the	0		#setting	
set in the	0		-	
setentas	3		year:1970-1979	
setentera	3		year:1970-1979	
setenteras	3		year:1970-1979	
setentero	3		year:1970-1979	
setenteros	3		year:1970-1979	
seu	4		-	
seuche	1		pandemic	
seuchen	1		pandemic	
seul	3		seoul	seúl
seventh	0		#seventh	
seventies	0		year:1970-1979	
sevilen	6		sort:popularity	
sexe	2		sex	
sexo	3		sex	
sexual	3		sex	
sexual	3		#english	
sexuales	3		sex	
sexualitat	1		sex	sexualität
sexuel	2		sex	
sexuelle	2		sex	
sexuelles	2		sex	
sexuels	2		sex	
seyret	6		-	
sf	0	1003	genre:science-fiction	
sf	2	2801	genre:science-fiction	
sf	9	2200	genre:science-fiction	SF
sf	10	2100	genre:science-fiction	SF
sf アクション	10	12600	genre:science-fiction,action	SFアクション
sf コメディ	10	12700	genre:science-fiction,comedy	SFコメディ
sf ホラー	10	2200	genre:science-fiction,horror	SFホラー
sf 공포	9	2301	genre:science-fiction,horror	SF공포
sf 물	9	2206	genre:science-fiction	SF물
sf 액션	9	12700	genre:science-fiction,action	SF액션
sf 코미디	9	12800	genre:science-fiction,comedy	SF코미디
sf 호러	9	2300	genre:science-fiction,horror	SF호러
shakespeare	1		shakespeare	
shakespeare	1		#english	
shakespeare	2		shakespeare	
shakespeare	2		#english	
shakespeare	3		shakespeare	
shakespeare	3		#english	
shakespearien	2		shakespeare	
shakespearienne	2		shakespeare	
shalamay	0		person:"Timothée Chalamet"	
shamalan	0		director:"M. Night Shyamalan"	
shamylan	0		director:"M. Night Shyamalan"	
shelley long	0		shelley long	
sherif	2		sheriff	shérif
sherif	2		#english	
sheriff	1		sheriff	
sheriff	1		#english	
sheriff	3		sheriff	
sheriff	3		#english	
sheriffs	1		sheriff	
sherifs	2		sheriff	shérifs
sherlock holmes	1		sherlock holmes	
sherlock holmes	2		sherlock holmes	
sherlock holmes	3		sherlock holmes	
shia labeouf	0		person:"Shia LaBeouf"	
shia lebeouf	0		person:"Shia LaBeouf"	
shia lebouf	0		person:"Shia LaBeouf"	
shoah	2		holocaust	
shocking	0	8303	mood:disturbing	
shocking	0		#modifier	
shoot em up	0	505	genre:action	
short	0		runtime:-80	
short	0		#modifier	
short film	0		runtime:-80	
short films	0		runtime:-80	
short stories	0		short story	
short story	0		short story	
short term memory	0		short term memory	
shorter than	0		#under	
shortest	0		sort:-runtime	
shortest	0		#modifier	
shorts	0		runtime:-80	
show me	0		-	
si	5		-	
sicacik	6	11101	mood:cosy	sıcacık
sicaria	3		hit man	
sicarias	3		hit man	
sicario	3		hit man	
sicario	3		#english	
sicarios	3		hit man	
sida	2		aids	
sida	3		aids	
sie	7		-	się
siebziger	1		year:1970-1979	
siebziger jahre	1		year:1970-1979	
siebziger jahren	1		year:1970-1979	
siebzigern	1		year:1970-1979	
siglo veinte	3		year:1900-1999	
siglo xx	3		year:1900-1999	
signe	2		-	signé
signes	2		-	signés
silent	0		year:-1929	
silent	0		#modifier	
silent era	0		year:-1929	
silent film	0		year:-1929	
silent films	0		year:-1929	
silent movie	0		year:-1929	
silent movies	0		year:-1929	
silents	0		year:-1929	
sili	6	6000	lang:es chile	şili
silla de ruedas	3		disability	
silvester	1		new year's eve	
similar to	0		-	
simio	3		monkey	
simios	3		monkey	
sin	0		#english	
sin	3		#not	
sin techo	3		homeless	
since	0		#since	
sinema	6		-	
sinemasi	6		-	sineması
sinemasi	6	9505	#movie	sineması
singe	2		monkey	
singes	2		monkey	
sinhala	0	11601	lang:si	
sintecho	3		homeless	
sirbistan	6	8001	lang:sr	sırbistan
sirena	3		mermaid	
sirenas	3		mermaid	
sirene	2		mermaid	sirène
sirenes	2		mermaid	sirènes
sirp	6	8000	lang:sr	sırp
sirvienta	3		butler	
sirvientas	3		butler	
sirviente	3		butler	
sirvientes	3		butler	
sismo	3		earthquake	
sismos	3		earthquake	
site de rencontre	2		dating	
sixth	0		#sixth	
sixties	0		year:1960-1969	
siyah beyaz	6		black and white	
siyah beyaz	6		black and white	siyah-beyaz
sjp	0		person:"Sarah Jessica Parker"	
skandinavien	1	12903	lang:sv,da,no,fi,is	
skandinavisch	1	12900	lang:sv,da,no,fi,is	
skandinavische	1	12901	lang:sv,da,no,fi,is	
skandinavischen	1	12902	lang:sv,da,no,fi,is	
skandynawia	7	12600	lang:sv,da,no,fi,is	
skandynawska	7	12501	lang:sv,da,no,fi,is	
skandynawski	7	12500	lang:sv,da,no,fi,is	
skandynawskich	7	12503	lang:sv,da,no,fi,is	
skandynawskie	7	12502	lang:sv,da,no,fi,is	
skate	2		skateboard	
skate	2		#english	
skate	3		skateboard	
skate	3		#english	
skateboard	1		skateboard	
skateboard	1		#english	
skateboard	2		skateboard	
skateboard	2		#english	
skateboarder	1		skateboard	
skateboarder	1		#english	
ski	1		skiing	
ski	1		#english	
ski	2		skiing	
ski	2		#english	
skieur	2		skiing	
skieurs	2		skiing	
skifahren	1		skiing	
skis	2		skiing	
skis	2		#english	
sklave	1		slavery	
sklaven	1		slavery	
sklaverei	1		slavery	
skok na bank	7		heist	
skomplikowane	7	16401	mood:mind-bending	
slapstick	0	3000	genre:comedy slapstick	
slapstick	1	6200	genre:comedy slapstick	
slapstick	2	6202	genre:comedy slapstick	
slapstick	3	7200	genre:comedy slapstick	
slasher	0	200	genre:horror slasher	
slasher	1	5900	genre:horror slasher	
slasher	2	5900	genre:horror slasher	
slasher	3	6900	genre:horror slasher	
slasher film	0	104	genre:horror	
slasher films	0	105	genre:horror	
slasher movie	0	102	genre:horror	
slasher movies	0	103	genre:horror	
slasherfilm	1	5901	genre:horror slasher	
slasherfilme	1	5902	genre:horror slasher	
slashers	0	201	genre:horror slasher	
slashers	2	5901	genre:horror slasher	
slashers	3	6901	genre:horror slasher	
slawna	7		sort:popularity	sławna
slawne	7		sort:popularity	sławne
slawny	7		sort:popularity	sławny
slawnych	7		sort:popularity	sławnych
slj	0		person:"Samuel L. Jackson"	
slovak	0	20100	lang:sk	
slovenian	0	23000	lang:sl	
slow	0		#modifier	
slow burn	0	8801	mood:slow	
slow burn	0	8802	mood:slow	slow-burn
slow burns	0	8803	mood:slow	
slow cinema	0	8805	mood:slow	
slow paced	0	8804	mood:slow	
sly stallone	0		person:"Sylvester Stallone"	
smieszna	7	14502	mood:funny	śmieszna
smieszne	7	14503	mood:funny	śmieszne
smieszny	7	14501	mood:funny	śmieszny
smiesznych	7	14504	mood:funny	śmiesznych
smutna	7	15002	mood:sad	
smutne	7	15003	mood:sad	
smutny	7	15001	mood:sad	
smutnych	7	15004	mood:sad	
sniper	2		sniper	
sniper	2		#english	
snipers	2		sniper	
snipers	2		#english	
sns	9		social media	
sns	10		social media	
so	0		-	
sobre	3		-	
sobre	4		-	
sobrenatural	3		supernatural	
sobrenaturales	3		supernatural	
sobrevivir	3		survival	
soeur	2		sisters	sœur
soeurs	2		sisters	sœurs
sohn	1		son	
sohn	1		#english	
sohne	1		son	söhne
sohnen	1		son	söhnen
soldado	3		soldier	
soldados	3		soldier	
soldat	1		soldier	
soldat	2		soldier	
soldaten	1		soldier	
soldats	2		soldier	
soldner	1		mercenary	söldner
soledad	3		loneliness	
soledad	3		#english	
solitaria	3		loneliness	
solitarias	3		loneliness	
solitario	3		loneliness	
solitarios	3		loneliness	
solitude	2		loneliness	
solitude	2		#english	
solo en casa	3		home alone	
soluksuz	6	11005	mood:thrilling	
sombria	4	14302	mood:bleak	
sombrias	4	14304	mood:bleak	
sombrio	4	14301	mood:bleak	
sombrios	4	14303	mood:bleak	
some	0		-	
something	0		-	
sommer	1		summer	
sommer	1		#english	
sommercamp	1		summer camp	
sommerferien	1		summer vacation	
sommerfilm	1		summer	
sommerfilme	1		summer	
son	0		#english	
son	3		-	
son cikan	6		sort:year	son çıkan
son mari	2		marriage	
sono	5		-	
sono	5		#english	
sonrasi	6		#later	sonrası
sont	2		-	
sopra i	5		#over	
sorcier	2		wizard	
sorciere	2		witch	sorcière
sorcieres	2		witch	sorcières
sorciers	2		wizard	
sorda	3		deaf	
sordas	3		deaf	
sordera	3		deaf	
sordo	3		deaf	
sordos	3		deaf	
sort of	0		-	
sorti	2		-	
sortis	2		-	
sortis en	2		-	
sos fantomes	2		ghostbusters	sos fantômes
sosie	2		doppelganger	
sosie	2		#english	
sosies	2		doppelganger	
sotano	3		basement	sótano
sotto i	5		#under	
soucoupe volante	2		ufo	
soucoupes volantes	2		ufo	
sourd	2		deaf	
sourde	2		deaf	
sourdes	2		deaf	
sourds	2		deaf	
souris	2		mouse	
sous couverture	2		undercover	
sous l' eau	2		underwater	sous l'eau
sous marin	2		submarine	sous-marin
sous marine	2		underwater	sous-marine
sous marines	2		underwater	sous-marines
sous marins	2		submarine	sous-marins
sous sol	2		basement	sous-sol
south african	0		south africa	
south indian	0	11100	lang:te,ta,ml,kn	
south korean	0	10002	lang:ko	
south korean	0	18301	lang:ko	
souvenir	2		memory	
souvenirs	2		memory	
soviet	0	19301	lang:ru	
soviet montage	0	17800	lang:ru year:1924-1930	
sovietica	3	9606	lang:ru	soviética
sovietica	4	6906	lang:ru	soviética
sovietica	5	8105	lang:ru	
sovieticas	3	9608	lang:ru	soviéticas
sovieticas	4	7000	lang:ru	soviéticas
sovietice	5	8107	lang:ru	
sovietiche	5	8200	lang:ru	
sovietici	5	8106	lang:ru	
sovietico	3	9605	lang:ru	soviético
sovietico	4	6905	lang:ru	soviético
sovietico	5	8104	lang:ru	
sovieticos	3	9607	lang:ru	soviéticos
sovieticos	4	6907	lang:ru	soviéticos
sovietique	2	8703	lang:ru	soviétique
sovietiques	2	8704	lang:ru	soviétiques
sovyet	6	5402	lang:ru	
sowjetisch	1	8705	lang:ru	
sowjetische	1	8706	lang:ru	
sowjetischen	1	8800	lang:ru	
soygun	6		heist	
soziale medien	1		social media	
soziale netzwerke	1		social media	
space opera	0	5400	genre:science-fiction space	
space operas	0	5401	genre:science-fiction space	
spaghetti western	0	6200	genre:western lang:it	
spaghetti western	5	5400	genre:western lang:it	
spaghetti western	7	5400	genre:western lang:it	
spaghetti westerns	0	6201	genre:western lang:it	
spaghetti westerny	7	5401	genre:western lang:it	
spaghettiwestern	1	5802	genre:western lang:it	
spagna	5	7005	lang:es	
spagnola	5	7001	lang:es	
spagnole	5	7003	lang:es	
spagnoli	5	7002	lang:es	
spagnolo	5	7000	lang:es	
spagnolo	5		#english	
spanien	1	7405	lang:es	
spanisch	1	7400	lang:es	
spanische	1	7401	lang:es	
spanischen	1	7402	lang:es	
spanischer	1	7403	lang:es	
spanisches	1	7404	lang:es	
spanischsprachig	1	7406	lang:es	
spanischsprachige	1	7500	lang:es	
spanish	0	18600	lang:es	
spanish civil war	0		spanish civil war	
spanish language	0	10302	lang:es	
spanish speaking	0	10303	lang:es	
spannend	1	17701	mood:tense	
spannende	1	17702	mood:tense	
spannenden	1	17703	mood:tense	
spannender	1	17704	mood:tense	
spannendes	1	17705	mood:tense	
spannung	1	3302	genre:thriller	
spassosa	5	13901	mood:funny	
spassose	5	13903	mood:funny	
spassosi	5	13902	mood:funny	
spassoso	5	13807	mood:funny	
spate	1		#late	späte
spaten	1		#late	späten
spatial	2		space	
spatiale	2		space	
spatiales	2		space	
spationaute	2		astronaut	
spationautes	2		astronaut	
spaventosa	5	14704	mood:scary	
spaventose	5	14706	mood:scary	
spaventosi	5	14705	mood:scary	
spaventoso	5	14703	mood:scary	
spaziale	5		space	
spaziali	5		space	
spazio	5		space	
speaking	0		-	
spectre	2		ghost	
spectre	2		#english	
spectres	2		ghost	
speilberg	0		director:"Steven Spielberg"	
spensierata	5	13306	mood:feel-good	
spensierate	5	13402	mood:feel-good	
spensierati	5	13401	mood:feel-good	
spensierato	5	13305	mood:feel-good	
spezialeinheit	1		special forces	
spezialeinheiten	1		special forces	
spia	5	13101	genre:thriller spy	
spie	5	13102	genre:thriller spy	
spiegel	1		mirror	
spiegel	1		#english	
spielcasino	1		casino	
spieleverfilmung	1		based on video game	
spieleverfilmungen	1		based on video game	
spielfilm	1	14302	#movie	
spielfilm	1		-	
spielfilme	1	14303	#movie	
spielfilme	1		-	
spielsucht	1		gambling	
spielzeug	1		toy	
spielzeuge	1		toy	
spinne	1		spider	
spinnen	1		spider	
spion	1		spy	
spionage	1		spy	
spionagethriller	1	15800	genre:thriller spy	
spionaggio	5	13100	genre:thriller spy	
spione	1		spy	
spionin	1		spy	
spirit award winners	0		award:spirit	
spiritisme	2		seance	
splatter	0	106	genre:horror	
splatter	1		gore	
splatter	1		#english	
spoof	0	2802	genre:comedy parody	
spoofs	0	2803	genre:comedy parody	
spooky	0	7003	mood:scary	
spor	6	9800	genre:drama sport	
sport	0		sport	
sport	1		sport	
sport	1		#english	
sport	2		sport	
sport	2		#english	
sport drama	0	4202	genre:drama sport	
sportdrama	1	16000	genre:drama sport	
sportfilm	1		sport	
sportfilme	1		sport	
sportif	2		sport	
sportifs	2		sport	
sporting	0		sport	
sportiva	5	13201	genre:drama sport	
sportive	2		sport	
sportive	5	13203	genre:drama sport	
sportives	2		sport	
sportivi	5	13202	genre:drama sport	
sportivo	5	13200	genre:drama sport	
sportler	1		sport	
sportlern	1		sport	
sportowa	7	13801	genre:drama sport	
sportowe	7	13802	genre:drama sport	
sportowy	7	13800	genre:drama sport	
sportowych	7	13803	genre:drama sport	
sports	0		sport	
sports	2		sport	
sports	2		#english	
sports drama	0	4200	genre:drama sport	
sports dramas	0	4201	genre:drama sport	
sprechende tiere	1		talking animal	
sprzed	7		#before	
spuk	1		haunted house	
spukhaus	1		haunted house	
spukhauser	1		haunted house	spukhäuser
spy thriller	0	5500	genre:thriller spy	
spy thrillers	0	5501	genre:thriller spy	
squale	2		shark	
squales	2		shark	
squali	5		shark	
squalo	5		shark	
squalo	5		#english	
sri lankan	0	11600	lang:si	
staatsanwalt	1		prosecutor	
staatsanwalte	1		prosecutor	staatsanwälte
staatsanwaltin	1		prosecutor	staatsanwältin
stalker	1		stalker	
stalker	1		#english	
stalkern	1		stalker	
stalking	1		stalker	
stalking	1		#english	
star	0		#english	
star wars	0		star wars	
stare	7		year:-1979	
stare	7		#english	
starring	0		-	
starring	2		-	
starsze niz	7		#before	starsze niż
starting from	0		#since	
starting in	0		#since	
stary	7		year:-1979	
starych	7		year:-1979	
stasera	5		-	
stati uniti	5	7400	lang:en	
statunitense	5	7204	lang:en	
statunitensi	5	7205	lang:en	
std	1		#hours	
stephen king	1		stephen king	
stephen king	2		stephen king	
stephen king	3		stephen king	
sterben	1		death	
stern	0		#english	
stiefmutter	1		stepmother	
stierkampf	1		bullfighting	
stil	1		-	
stile	5		-	
stirb langsam	1		die hard	
sto	7		#100	
sto dwadziescia	7		#120	sto dwadzieścia
stop motion	0		stop motion	
stop motion	1	6300	genre:animation stop motion	stop-motion
stop motion	2	6300	genre:animation stop motion	
stop motion	3	7300	genre:animation stop motion	
stop motion animation	0	5900	genre:animation stop motion	
stop motion animations	0	5901	genre:animation stop motion	
storia	5	4706	genre:history	
storia d' amore	5	604	genre:romance	storia d'amore
storia vera	5		true story	
storia vera	5		#english	
storica	5	4701	genre:history	
storice	5	4703	genre:history	
storici	5	4702	genre:history	
storico	5	4700	genre:history	
storie d' amore	5	700	genre:romance	storie d'amore
storie vere	5		true story	
stories	0	18123	#movie	
story	0	18122	#movie	
story order	0		#story	
strand	1		beach	
strand	1		#english	
strande	1		beach	strände
straniera	5	12401	lang:!en	
straniere	5	12403	lang:!en	
stranieri	5	12402	lang:!en	
straniero	5	12400	lang:!en	
strappalacrime	5	14302	mood:sad	
straszna	7	15702	mood:scary	
straszne	7	15703	mood:scary	
straszne filmy	7	15803	mood:scary	
straszny	7	15701	mood:scary	
strasznych	7	15704	mood:scary	
stream	0		-	
stream	1		-	
streaming	0		-	
streaming	1		-	
streaming	2		-	
streaming	3		-	
streaming	5		-	
strega	5		witch	
streghe	5		witch	
streghe	5		#english	
streifen	1		-	
streifen	1	14503	#movie	
streik	1		strike	
studenten	1		college	
studentin	1		college	
studio ghibli	1		ghibli	
studio ghibli	2		ghibli	
studio ghibli	3		ghibli	
stuff	0	18120	#movie	
stummfilm	1		year:-1929	
stummfilme	1		year:-1929	
stummfilmen	1		year:-1929	
stunde	1		#hours	
stunden	1		#hours	
sturm	1		storm	
sturme	1		storm	stürme
style	0		-	
style	2		-	
su	3		-	
su	5		-	
su	6		-	şu
sua	4		-	
subacuatica	3		underwater	subacuática
subacuaticas	3		underwater	subacuáticas
subacuatico	3		underwater	subacuático
subacuaticos	3		underwater	subacuáticos
submarino	3		submarine	
submarinos	3		submarine	
subterraneo	3		subway	subterráneo
subtitled	0	9910	lang:!en	
subtitled	0		#modifier	
suc	6	2400	genre:crime	suç
suc filmi	6	2402	genre:crime	suç filmi
suc filmleri	6	2403	genre:crime	suç filmleri
suc gerilim	6	2500	genre:crime,thriller	suç gerilim
suc komedi	6	2602	genre:comedy,crime	suç komedi
successivi al	5		#after	
successivo al	5		#after	
sucesso	4		sort:popularity	
sucessos	4		sort:popularity	
suche	1		-	
sucht	1		drug addiction	
sud africain	2		south africa	sud-africain
sud africaine	2		south africa	sud-africaine
sud africaines	2		south africa	sud-africaines
sud africains	2		south africa	sud-africains
sud americain	2	12500	lang:es,pt	sud-américain
sud americaine	2	12502	lang:es,pt	sud-américaine
sud americaines	2	12503	lang:es,pt	sud-américaines
sud americains	2	12501	lang:es,pt	sud-américains
sud coreen	2	6406	lang:ko	sud-coréen
sud coreenne	2	6500	lang:ko	sud-coréenne
sud coreennes	2	6501	lang:ko	sud-coréennes
sud coreens	2	6407	lang:ko	sud-coréens
sudafrica	3		south africa	sudáfrica
sudafrica	5		south africa	
sudafricana	3		south africa	
sudafricana	5		south africa	
sudafricanas	3		south africa	
sudafricane	5		south africa	
sudafricani	5		south africa	
sudafricano	3		south africa	
sudafricano	5		south africa	
sudafricanos	3		south africa	
sudafrika	1		south africa	südafrika
sudafrikanisch	1		south africa	südafrikanisch
sudafrikanische	1		south africa	südafrikanische
sudafrikanischen	1		south africa	südafrikanischen
sudamericana	3	13603	lang:es,pt	
sudamericana	5	11901	lang:es,pt	
sudamericanas	3	13700	lang:es,pt	
sudamericane	5	11903	lang:es,pt	
sudamericani	5	11902	lang:es,pt	
sudamericano	3	13602	lang:es,pt	
sudamericano	5	11900	lang:es,pt	
sudamericanos	3	13604	lang:es,pt	
sudamerika	1	12803	lang:es,pt	südamerika
sudamerikanisch	1	12703	lang:es,pt	südamerikanisch
sudamerikanische	1	12800	lang:es,pt	südamerikanische
sudamerikanischen	1	12801	lang:es,pt	südamerikanischen
sudcoreana	5	6300	lang:ko	
sudcoreane	5	6302	lang:ko	
sudcoreani	5	6301	lang:ko	
sudcoreano	5	6206	lang:ko	
sudkorea	1	6502	lang:ko	südkorea
sudkoreanisch	1	6405	lang:ko	südkoreanisch
sudkoreanische	1	6500	lang:ko	südkoreanische
sudkoreanischen	1	6501	lang:ko	südkoreanischen
sueca	3	11301	lang:sv	
sueca	4	8701	lang:sv	
suecas	3	11303	lang:sv	
suecas	4	8703	lang:sv	
suecia	3	11304	lang:sv	
suecia	4	8704	lang:sv	suécia
sueco	3	11300	lang:sv	
sueco	4	8700	lang:sv	
suecos	3	11302	lang:sv	
suecos	4	8702	lang:sv	
suede	2	10303	lang:sv	suède
suedois	2	10300	lang:sv	suédois
suedoise	2	10301	lang:sv	suédoise
suedoises	2	10302	lang:sv	suédoises
suegra	3		mother-in-law	
suegras	3		mother-in-law	
sueno	3		dream	sueño
suenos	3		dream	sueños
suggest	0		-	
suggest me	0		-	
suggestion	0		-	
suggestions	0		-	
sui	5		-	
suica	4	8301	lang:de,fr,it switzerland	suíça
suicas	4	8303	lang:de,fr,it switzerland	suíças
suicida	3		suicide	
suicidas	3		suicide	
suicide	2		suicide	
suicide	2		#english	
suicides	2		suicide	
suicides	2		#english	
suicidio	3		suicide	
suicidios	3		suicide	
suico	4	8300	lang:de,fr,it switzerland	suíço
suicos	4	8302	lang:de,fr,it switzerland	suíços
suisse	2	9900	lang:de,fr,it switzerland	
suisses	2	9901	lang:de,fr,it switzerland	
suitable for children	0	1221	genre:family	
suite	0		#english	
suite	2		#next	
suite de	2		#next	
suiza	3	11001	lang:de,fr,it switzerland	
suizas	3	11003	lang:de,fr,it switzerland	
suizid	1		suicide	
suizo	3	11000	lang:de,fr,it switzerland	
suizos	3	11002	lang:de,fr,it switzerland	
sujet	2		-	
sul	5		-	
sul africana	4		south africa	sul-africana
sul africanas	4		south africa	sul-africanas
sul africano	4		south africa	sul-africano
sul africanos	4		south africa	sul-africanos
sul americana	4	11105	lang:es,pt	sul-americana
sul americanas	4	11201	lang:es,pt	sul-americanas
sul americano	4	11104	lang:es,pt	sul-americano
sul americanos	4	11200	lang:es,pt	sul-americanos
sul coreana	4	4900	lang:ko	sul-coreana
sul coreanas	4	4902	lang:ko	sul-coreanas
sul coreano	4	4806	lang:ko	sul-coreano
sul coreanos	4	4901	lang:ko	sul-coreanos
sull	5		-	sull'
sulla	5		-	
sulle	5		-	
sundance winner	0		award:sundance	
sundance winners	0		award:sundance	
super hero	0		superhero	
super heroes	0		superhero	
super heroes	3		superhero	súper héroes
super heroi	4		superhero	super-herói
super heroine	2		superhero	super-héroïne
super heroines	2		superhero	super-héroïnes
super herois	4		superhero	super-heróis
super herois	4		superhero	super heróis
super heros	2		superhero	super-héros
super kahraman	6		superhero	süper kahraman
super kahramanlar	6		superhero	süper kahramanlar
super pouvoir	2		superpower	super-pouvoir
super pouvoirs	2		superpower	super-pouvoirs
superbohater	7		superhero	
superbohaterach	7		superhero	
superbohaterow	7		superhero	superbohaterów
superbohaterowie	7		superhero	
superdotada	3		genius	
superdotadas	3		genius	
superdotado	3		genius	
superdotados	3		genius	
supereroe	5		superhero	
supereroi	5		superhero	
supereroina	5		superhero	
supereroine	5		superhero	
superheld	1		superhero	
superhelden	1		superhero	
superheldenfilm	1		superhero	
superheldenfilme	1		superhero	
superheldin	1		superhero	
superheldinnen	1		superhero	
superhero	0		superhero	
superheroe	3		superhero	superhéroe
superheroes	0		superhero	
superheroes	3		superhero	superhéroes
superheroes	3		#english	
superheroi	4		superhero	superherói
superheroina	3		superhero	superheroína
superheroinas	3		superhero	superheroínas
superherois	4		superhero	superheróis
superheros	2		superhero	superhéros
superieur a	2		#over	supérieur à
superieure a	2		#over	supérieure à
superieures a	2		#over	supérieures à
superieurs a	2		#over	supérieurs à
superior a	3		#over	
superior a	4		#over	
superiore a	5		#over	
superiores a	3		#over	
superiori a	5		#over	
superkahraman	6		superhero	süperkahraman
superkraft	1		superpower	
superkrafte	1		superpower	superkräfte
superkraften	1		superpower	superkräften
superpoder	3		superpower	
superpoderes	3		superpower	
superpouvoir	2		superpower	
superpouvoirs	2		superpower	
supervivencia	3		survival	
superviviente	3		survival	
supervivientes	3		survival	
sur	0		#english	
sur	2		-	
sur la lune	2		moon	
sur le theme de	2		-	sur le thème de
sur mars	2		mars	
surcoreana	3	7407	lang:ko	
surcoreanas	3	7501	lang:ko	
surcoreano	3	7406	lang:ko	
surcoreanos	3	7500	lang:ko	
surdoue	2		genius	surdoué
surdouee	2		genius	surdouée
surdouees	2		genius	surdouées
surdoues	2		genius	surdoués
surf	2		surfing	
surf	2		#english	
surf	3		surfing	
surf	3		#english	
surfen	1		surfing	
surfer	1		surfing	
surfer	1		#english	
surfern	1		surfing	
surfeur	2		surfing	
surfeurs	2		surfing	
surfista	3		surfing	
surfistas	3		surfing	
surnaturel	2		supernatural	
surnaturelle	2		supernatural	
surnaturelles	2		supernatural	
surnaturels	2		supernatural	
surreal	1		surreal	
surreal	1		#english	
surreale	1		surreal	
surrealisme	2		surreal	surréalisme
surrealismo	3		surreal	
surrealismus	1		surreal	
surrealista	3		surreal	
surrealistas	3		surreal	
surrealiste	2		surreal	surréaliste
surrealistes	2		surreal	surréalistes
surrealistisch	1		surreal	
surrealistische	1		surreal	
surukleyici	6	11001	mood:thrilling	sürükleyici
survie	2		survival	
survivant	2		survival	
survivants	2		survival	
survivre	2		survival	
sus	3		-	
suspens	2	3103	genre:thriller	
suspense	0	602	genre:thriller	
suspense	2	3102	genre:thriller	
suspense	3	3402	genre:thriller	
suspense	4	2500	genre:thriller	
suspense	5	3202	genre:thriller	
suspense e terror	4	2701	genre:thriller,horror	
suspense policial	4	3000	genre:crime,thriller	
suspense psicologico	3	3600	genre:thriller	suspense psicológico
suspense psicologico	4	2600	genre:thriller	suspense psicológico
suspenseful	0	7702	mood:tense	
suspenso	3	3403	genre:thriller	
suspenso psicologico	3	3502	genre:thriller	suspenso psicológico
suspenso y terror	3	3701	genre:thriller,horror	
svedese	5	9600	lang:sv	
svedesi	5	9601	lang:sv	
svezia	5	9602	lang:sv	
svizzera	5	9301	lang:de,fr,it switzerland	
svizzere	5	9303	lang:de,fr,it switzerland	
svizzeri	5	9302	lang:de,fr,it switzerland	
svizzero	5	9300	lang:de,fr,it switzerland	
swahili	0	25800	lang:sw	
swartzenegger	0		person:"Arnold Schwarzenegger"	
swarzenegger	0		person:"Arnold Schwarzenegger"	
swashbuckler	0	3302	genre:action,adventure	
swashbucklers	0	3303	genre:action,adventure	
swashbuckling	0	3304	genre:action,adventure	
swedish	0	19400	lang:sv	
swiateczna	7		christmas	świąteczna
swiateczne	7		christmas	świąteczne
swiateczny	7		christmas	świąteczny
swiatecznych	7		christmas	świątecznych
swieta	7		christmas	święta
swietach	7		christmas	świętach
swietne	7		-	świetne
swietny	7		-	świetny
swinging sixties	0		year:1960-1969	
swiss	0	15000	lang:de,fr,it switzerland	
sword and sorcery	0	1302	genre:fantasy	
syfy	0	1004	genre:science-fiction	
szkocja	7	7904	lang:en scotland	
szkocka	7	7901	lang:en scotland	
szkocki	7	7900	lang:en scotland	
szkockich	7	7903	lang:en scotland	
szkockie	7	7902	lang:en scotland	
szokujaca	7	16001	mood:disturbing	szokująca
szokujace	7	16002	mood:disturbing	szokujące
szokujacy	7	15905	mood:disturbing	szokujący
szokujacych	7	16003	mood:disturbing	szokujących
szpieg	7	13604	genre:thriller spy	
szpiegach	7	13700	genre:thriller spy	
szpiegowska	7	13601	genre:thriller spy	
szpiegowski	7	13600	genre:thriller spy	
szpiegowskich	7	13603	genre:thriller spy	
szpiegowskie	7	13602	genre:thriller spy	
sztukach walki	7		martial arts	
sztuki walki	7		martial arts	
szukam	7		-	
szukam filmu	7		-	
szwajcaria	7	9300	lang:de,fr,it switzerland	
szwajcarska	7	9201	lang:de,fr,it switzerland	
szwajcarski	7	9200	lang:de,fr,it switzerland	
szwajcarskich	7	9203	lang:de,fr,it switzerland	
szwajcarskie	7	9202	lang:de,fr,it switzerland	
szwecja	7	9704	lang:sv	
szwedzka	7	9701	lang:sv	
szwedzki	7	9700	lang:sv	
szwedzkich	7	9703	lang:sv	
szwedzkie	7	9702	lang:sv	
ta	6		-	
ta	7		-	
tag	0		#english	
tagalog	0	21501	lang:tl	
tailandes	3	13000	lang:th	tailandés
tailandes	4	10500	lang:th	tailandês
tailandesa	3	13001	lang:th	
tailandesa	4	10501	lang:th	
tailandesas	3	13002	lang:th	
tailandesas	4	10503	lang:th	
tailandese	5	11302	lang:th	
tailandeses	4	10502	lang:th	
tailandesi	5	11303	lang:th	
tailandia	3	13003	lang:th	
tailandia	4	10504	lang:th	tailândia
taiwan	1	6900	lang:zh taiwan	
taiwan	1		#english	
taiwan	2	6900	lang:zh taiwan	taïwan
taiwan	2		#english	
taiwan	3	7900	lang:zh taiwan	taiwán
taiwan	3		#english	
taiwanais	2	6901	lang:zh taiwan	taïwanais
taiwanaise	2	6902	lang:zh taiwan	taïwanaise
taiwanaises	2	6903	lang:zh taiwan	taïwanaises
taiwanes	3	7901	lang:zh taiwan	taiwanés
taiwanes	4	5300	lang:zh taiwan	taiwanês
taiwanesa	3	7902	lang:zh taiwan	
taiwanesa	4	5301	lang:zh taiwan	
taiwanesas	3	7903	lang:zh taiwan	
taiwanesas	4	5303	lang:zh taiwan	
taiwanese	0	18902	lang:zh	
taiwanese	5	6700	lang:zh taiwan	
taiwanese	5		#english	
taiwaneses	3	7904	lang:zh taiwan	
taiwaneses	4	5302	lang:zh taiwan	
taiwanesi	5	6701	lang:zh taiwan	
taiwanesisch	1	6901	lang:zh taiwan	
taiwanesische	1	6902	lang:zh taiwan	
taiwanesischen	1	6903	lang:zh taiwan	
taiwanisch	1	6904	lang:zh taiwan	
taiwanische	1	7000	lang:zh taiwan	
tajemnica	7	3301	genre:mystery	
tajemnice	7	3302	genre:mystery	
tajemnicza	7	3304	genre:mystery	
tajemnicze	7	3305	genre:mystery	
tajemniczy	7	3303	genre:mystery	
tajemniczych	7	3400	genre:mystery	
tajlandia	7	11504	lang:th	
tajlandzka	7	11506	lang:th	
tajlandzki	7	11505	lang:th	
tajlandzkich	7	11601	lang:th	
tajlandzkie	7	11600	lang:th	
tajska	7	11501	lang:th	
tajski	7	11500	lang:th	
tajskich	7	11503	lang:th	
tajskie	7	11502	lang:th	
tajwan	7	6804	lang:zh taiwan	
tajwanska	7	6801	lang:zh taiwan	tajwańska
tajwanski	7	6800	lang:zh taiwan	tajwański
tajwanskich	7	6803	lang:zh taiwan	tajwańskich
tajwanskie	7	6802	lang:zh taiwan	tajwańskie
take place in	0		#setting	
take place in	0		-	
take place in the	0		#setting	
takes place in	0		#setting	
takes place in	0		-	
takes place in the	0		#setting	
takes place in the	0		-	
taking place in	0		#setting	
taking place in	0		-	
taking place in the	0		#setting	
taking place in the	0		-	
tale	0	18124	#movie	
tales	0	18125	#movie	
tamil	0	21600	lang:ta	
tango	1		tango	
tango	1		#english	
tango	2		tango	
tango	2		#english	
tango	3		tango	
tango	3		#english	
tanz	1		dance	
tanzen	1		dance	
tanzer	1		dance	tänzer
tanzer	1		#english	
tanzerin	1		dance	tänzerin
tanzern	1		dance	tänzern
tanzfilm	1		dance	
tanzfilme	1		dance	
taquillera	3		sort:popularity	
taquilleras	3		sort:popularity	
taquillero	3		sort:popularity	
taquilleros	3		sort:popularity	
tardi anni	5		#late	
tarentino	0		director:"Quentin Tarantino"	
tarih	6	3000	genre:history	
tarih filmleri	6	3004	genre:history	
tarihi	6	3001	genre:history	
tarihi film	6	3002	genre:history	
tarihi filmler	6	3003	genre:history	
tarrantino	0		director:"Quentin Tarantino"	
tarzan	1		tarzan	
tarzan	1		#english	
tarzan	2		tarzan	
tarzan	2		#english	
tarzan	3		tarzan	tarzán
tarzan	3		#english	
tarzi	6		-	tarzı
tarzinda	6		-	tarzında
taub	1		deaf	
taub	1		#english	
taubstumm	1		deaf	
tauchen	1		diver	
taucher	1		diver	
taviani brothers	0		director:"Paolo Taviani" director:"Vittorio Taviani"	
tavsiye	6		-	
tavsiyeleri	6		-	
tavsiyesi	6		-	
taxi	1		taxi driver	
taxi	1		#english	
taxi	2		taxi driver	
taxi	2		#english	
taxi	3		taxi driver	
taxi	3		#english	
taxifahrer	1		taxi driver	
taxis	1		taxi driver	
taxis	2		taxi driver	
taxis	3		taxi driver	
taxista	3		taxi driver	
taxistas	3		taxi driver	
tayland	6	8500	lang:th	
tayvan	6	4300	lang:zh taiwan	
tcheca	4	9401	lang:cs	
tchecas	4	9403	lang:cs	
tcheco	4	9400	lang:cs	
tchecos	4	9402	lang:cs	
tcheque	2	10900	lang:cs	tchèque
tcheques	2	10901	lang:cs	tchèques
tchequie	2	10902	lang:cs	tchéquie
te	6		-	
te	7		#decade	
te	7		-	
tear jerker	0	7505	mood:sad	
tear jerkers	0	7506	mood:sad	
tearjerker	0	7503	mood:sad	
tearjerkers	0	7504	mood:sad	
teatro	3		theater	
teatros	3		theater	
tebeo	3		based on comic	
tebeos	3		based on comic	
tedesca	5	6901	lang:de	
tedesche	5	6903	lang:de	
tedeschi	5	6902	lang:de	
tedeschi	5		#english	
tedesco	5	6900	lang:de	
teen	0		teenager	
teen comedies	0	3201	genre:comedy teenager	
teen comedy	0	3200	genre:comedy teenager	
teen movie	2	15301	genre:comedy teenager	
teen movies	2	15302	genre:comedy teenager	
teenage	0		teenager	
teenage comedies	0	3203	genre:comedy teenager	
teenage comedy	0	3202	genre:comedy teenager	
teenager	1		teenager	
teenager	1		#english	
teenagerkomodie	1	15302	genre:comedy teenager	teenagerkomödie
teenagerkomodien	1	15303	genre:comedy teenager	teenagerkomödien
teenagern	1		teenager	
teenagers	0		teenager	
teenie	1		teenager	
teeniefilm	1		teenager	
teeniefilme	1		teenager	
teeniekomodie	1	15300	genre:comedy teenager	teeniekomödie
teeniekomodien	1	15301	genre:comedy teenager	teeniekomödien
teenies	1		teenager	
teens	0		teenager	
tele	2		television	télé
telefilm	2	5700	genre:tv-movie	téléfilm
telefilm	3	6700	genre:tv-movie	
telefilm	5	5902	genre:tv-movie	
telefilme	4	4500	genre:tv-movie	
telefilmes	3	6701	genre:tv-movie	
telefilmes	4	4501	genre:tv-movie	
telefilms	2	5701	genre:tv-movie	téléfilms
telekinese	1		telekinesis	
telekinesie	2		telekinesis	télékinésie
telepathe	2		telepathy	télépathe
telepathes	2		telepathy	télépathes
telepathie	1		telepathy	
telepathie	2		telepathy	télépathie
telepatia	3		telepathy	telepatía
telequinesia	3		telekinesis	
telequinesis	3		telekinesis	
telerealite	2		reality show	téléréalité
telerrealidad	3		reality show	
television	2		television	télévision
television	2		#english	
television	3		television	televisión
television	3		#english	
television film	0	2206	genre:tv-movie	
television films	0	2207	genre:tv-movie	
television movie	0	2204	genre:tv-movie	
television movies	0	2205	genre:tv-movie	
televisions	2		television	télévisions
televisions	2		#english	
telugu	0	21700	lang:te	
tem	4		-	
tema	3		-	
temat	7		-	
tematica	3		-	temática
tematyka	7		-	
temoin	2		witness	témoin
temoins	2		witness	témoins
tempestad	3		storm	
tempete	2		storm	tempête
tempetes	2		storm	tempêtes
ten	7		-	
ten best	0		sort:rating	
tendance	2		sort:popularity	
tendances	2		sort:popularity	
teneri	5	13704	mood:heartwarming	
tenero	5	13703	mood:heartwarming	
tenis	3		tennis	
tennis	1		tennis	
tennis	1		#english	
tennis	2		tennis	
tennis	2		#english	
tensa	3	18603	mood:tense	
tensa	4	14502	mood:tense	
tensas	3	18604	mood:tense	
tensas	4	14504	mood:tense	
tense	0	7701	mood:tense	
tenso	3	18605	mood:tense	
tenso	4	14501	mood:tense	
tensos	4	14503	mood:tense	
tenth	0		#tenth	
tercer	3		#third	
tercera	3		#third	
tercera edad	3		old age	
tercero	3		#third	
ternurenta	4	13504	mood:heartwarming	
ternurentas	4	13602	mood:heartwarming	
ternurento	4	13503	mood:heartwarming	
ternurentos	4	13601	mood:heartwarming	
terremoto	3		earthquake	
terremotos	3		earthquake	
terrifiant	2	16307	mood:scary	
terrifiante	2	16401	mood:scary	
terrifiantes	2	16402	mood:scary	
terrifiants	2	16308	mood:scary	
terrificante	5	14804	mood:scary	
terrificanti	5	14805	mood:scary	
terrifying	0	7006	mood:scary	
terror	0		#english	
terror	3	100	genre:horror	
terror	3		#english	
terror	4	100	genre:horror	
terror anschlag	1		terrorist	terror-anschlag
terror corporal	3		body horror	
terror de ciencia ficcion	3	3300	genre:science-fiction,horror	terror de ciencia ficción
terror e suspense	4	2700	genre:thriller,horror	
terror psicologico	3	16400	genre:horror psychological	terror psicológico
terror psicologico	4	202	genre:horror	terror psicológico
terrorifica	3	17802	mood:scary	terrorífica
terrorificas	3	17804	mood:scary	terroríficas
terrorifico	3	17801	mood:scary	terrorífico
terrorificos	3	17803	mood:scary	terroríficos
terrorisme	2		terrorist	
terrorismo	3		terrorist	
terrorismus	1		terrorist	
terrorist	1		terrorist	
terrorist	1		#english	
terrorista	3		terrorist	
terroristas	3		terrorist	
terroriste	2		terrorist	
terroristen	1		terrorist	
terroristes	2		terrorist	
tesi	5	14602	mood:tense	
teso	5	14601	mood:tense	
tesoro	3		treasure	
tesoros	3		treasure	
testigo	3		witness	
testigos	3		witness	
tetralogy	0		#series	
tetralogy	0		#ending	
tetri	5	14508	mood:bleak	
tetro	5	14507	mood:bleak	
teufel	1		devil	
teufels	1		devil	
teufelsaustreibung	1		exorcism	
texas	1		texas	
texas	1		#english	
texas	2		texas	
texas	2		#english	
texas	3		texas	
texas	3		#english	
tez	7		-	też
thai	0	21100	lang:th	
thai	2	12003	lang:th	thaï
thai	2		#english	
thailand	1	12204	lang:th	
thailand	1		#english	
thailandais	2	12000	lang:th	thaïlandais
thailandaise	2	12001	lang:th	thaïlandaise
thailandaises	2	12002	lang:th	thaïlandaises
thailande	2	12005	lang:th	thaïlande
thailandese	5	11300	lang:th	
thailandesi	5	11301	lang:th	
thailandia	5	11304	lang:th	
thailandisch	1	12200	lang:th	thailändisch
thailandische	1	12201	lang:th	thailändische
thailandischen	1	12202	lang:th	thailändischen
thailandischer	1	12203	lang:th	thailändischer
thais	2	12004	lang:th	thaïs
than	0		-	
thanksgiving	1		thanksgiving	
thanksgiving	1		#english	
thanksgiving	2		thanksgiving	
thanksgiving	2		#english	
that	0		-	
that are not	0		#not	
that aren't	0		#not	
that came out in	0		-	
that is not	0		#not	
that isn't	0		#not	
that make you laugh	0	7201	mood:funny	
that take place in	0		#setting	
that take place in	0		-	
that takes place in	0		#setting	
that takes place in	0		-	
that takes place in the	0		#setting	
that won an oscar	0		award:oscar	
that won best picture	0		award:oscar-picture	
that won oscars	0		award:oscar	
that's not	0		#not	
the	0		-	
the coens	0		director:"Joel Coen"	
the daniels	0		director:"Daniel Kwan" director:"Daniel Scheinert"	
the dardennes	0		director:"Jean-Pierre Dardenne" director:"Luc Dardenne"	
the early	0		#early	
the farrellys	0		director:"Peter Farrelly" director:"Bobby Farrelly"	
the late	0		#late	
the mob	0	4702	genre:crime mafia	
the one	0		-	
the one where	0		-	
the one with	0		-	
the ones	0		-	
the rock	0		person:"Dwayne Johnson"	
the russos	0		director:"Anthony Russo" director:"Joe Russo"	
the safdies	0		director:"Josh Safdie" director:"Benny Safdie"	
the wachowskis	0		director:"Lana Wachowski" director:"Lilly Wachowski"	
theater	1		theater	
theater	1		#english	
theaters	1		theater	
theatre	2		theater	théâtre
theatre	2		#english	
theatres	2		theater	théâtres
theatres	2		#english	
thema	1		-	
theme	2		-	thème
themed	0		-	
therapeut	1		psychiatrist	
there are	0		-	
there is	0		-	
third	0		#third	
thirties	0		year:1930-1939	
three	0		#3	
thriller	0	600	genre:thriller	
thriller	1	3300	genre:thriller	
thriller	2	3100	genre:thriller	
thriller	3	3400	genre:thriller	
thriller	4	2501	genre:thriller	
thriller	5	3200	genre:thriller	
thriller	7	3000	genre:thriller	
thriller akcji	7	1300	genre:action,thriller	
thriller d' action	2	1300	genre:action,thriller	thriller d'action
thriller d' espionnage	2	15800	genre:thriller spy	thriller d'espionnage
thriller d' horreur	2	3400	genre:thriller,horror	thriller d'horreur
thriller de accion	3	1400	genre:action,thriller	thriller de acción
thriller de espionaje	3	17100	genre:thriller spy	
thriller de misterio	3	4200	genre:mystery,thriller	
thriller de terror	3	3700	genre:thriller,horror	
thriller grozy	7	3200	genre:thriller,horror	
thriller horrifique	2	3401	genre:thriller,horror	
thriller kryminalny	7	3800	genre:crime,thriller	
thriller mysterieux	2	3800	genre:mystery,thriller	thriller mystérieux
thriller policiaco	3	3901	genre:crime,thriller	thriller policíaco
thriller policial	3	3800	genre:crime,thriller	
thriller policial	4	3001	genre:crime,thriller	
thriller policiales	3	3801	genre:crime,thriller	
thriller policier	2	3500	genre:crime,thriller	
thriller politico	3	17200	genre:thriller politics	thriller político
thriller politique	2	15900	genre:thriller politics	
thriller polizieschi	5	3901	genre:crime,thriller	
thriller poliziesco	5	3900	genre:crime,thriller	
thriller psicologici	5	3300	genre:thriller	
thriller psicologico	3	3500	genre:thriller	thriller psicológico
thriller psicologico	4	2601	genre:thriller	thriller psicológico
thriller psicologico	5	3203	genre:thriller	
thriller psychologiczny	7	3100	genre:thriller	
thriller psychologique	2	3202	genre:thriller	
thrillera	7	3003	genre:thriller	
thrillern	1	3301	genre:thriller	
thrillerow	7	3002	genre:thriller	thrillerów
thrillers	0	601	genre:thriller	
thrillers	2	3101	genre:thriller	
thrillers	3	3401	genre:thriller	
thrillers	4	2502	genre:thriller	
thrillers d' action	2	1301	genre:action,thriller	thrillers d'action
thrillers d' espionnage	2	15801	genre:thriller spy	thrillers d'espionnage
thrillers de accion	3	1401	genre:action,thriller	thrillers de acción
thrillers de espionaje	3	17101	genre:thriller spy	
thrillers policial	3	3802	genre:crime,thriller	
thrillers policiales	3	3900	genre:crime,thriller	
thrillers policiers	2	3501	genre:crime,thriller	
thrillers politicos	3	17201	genre:thriller politics	thrillers políticos
thrillers politiques	2	15901	genre:thriller politics	
thrillers psicologicos	3	3501	genre:thriller	thrillers psicológicos
thrillers psicologicos	4	2602	genre:thriller	thrillers psicológicos
thrillers psychologiques	2	3300	genre:thriller	
thrillery	7	3001	genre:thriller	
thrillery akcji	7	1301	genre:action,thriller	
thrillery kryminalne	7	3801	genre:crime,thriller	
thrillery psychologiczne	7	3101	genre:thriller	
thrilling	0	7901	mood:thrilling	
through	0		#and	
thru	0		#and	
tibetan	0	24400	lang:bo	
tiburon	3		shark	tiburón
tiburones	3		shark	
tiefsee	1		ocean	
tiere	1		talking animal	
tieren	1		talking animal	
tierna	3	19004	mood:heartwarming	
tiernas	3	19005	mood:heartwarming	
tiff winners	0		award:toronto	
tiger	1		tiger	
tiger	1		#english	
tigern	1		tiger	
tigre	2		tiger	
tigre	3		tiger	
tigres	2		tiger	
tigres	3		tiger	
till	0		#until	
till	0		#and	
timador	3		con man	
timadores	3		con man	
time loop	0		time loop	
time loops	0		time loop	
time travel	0		time travel	
time traveler	0		time travel	
time traveling	0		time travel	
time traveller	0		time travel	
time travelling	0		time travel	
timeline	0		#story	
timeline order	0		#story	
timmy chalamet	0		person:"Timothée Chalamet"	
timothy chalamet	0		person:"Timothée Chalamet"	
tintenfisch	1		octopus	
tipo	3		-	
tipo	4		-	
tipo	5		-	
tir a l' arc	2		archery	tir à l'arc
tirando	4		#not	
tire d' une histoire vraie	2		true story	tiré d'une histoire vraie
tire de faits reels	2		true story	tiré de faits réels
tireur d' elite	2		sniper	tireur d'élite
tireurs d' elite	2		sniper	tireurs d'élite
tiro con arco	3		archery	
tiroteo	3		gun	
tiroteos	3		gun	
titles	0	18119	#movie	
tlj	0		person:"Tommy Lee Jones"	
tmdb	0		-	
to	0		#and	
to	0		-	
to	7		-	
to cheer me up	0	7403	mood:feel-good	
to cry to	0	7605	mood:sad	
to see	0		-	
to watch	0		-	
to watch with family	0	1215	genre:family	
to watch with kids	0	1213	genre:family	
to watch with my kids	0	1216	genre:family	
to watch with the kids	0	1214	genre:family	
tocante	4	13405	mood:heartwarming	
tocantes	4	13406	mood:heartwarming	
toccante	5	13605	mood:heartwarming	
toccanti	5	13606	mood:heartwarming	
tochter	1		daughter	
tochtern	1		daughter	töchtern
tod	1		death	
tod	1		#english	
todas	3		#every	
todas las	3		#every	
todes	1		death	
todesspiel	1		death game	
todesstrafe	1		death penalty	
todeszelle	1		death penalty	
todkrank	1		terminal illness	
todkranke	1		terminal illness	
todliches spiel	1		death game	tödliches spiel
tokio	1		tokyo	
tokio	1		#english	
tokio	3		tokyo	
tokio	3		#english	
tokyo	2		tokyo	
tokyo	2		#english	
toll	1		-	
tolle	1		-	
tollen	1		-	
tollywood	0	11200	lang:te	
ton	0		#english	
tonight	0		-	
top	0		sort:rating	
top	0		#modifier	
top	1		sort:rating	
top	2		sort:rating	
top	3		sort:rating	
top	4		sort:rating	
top 10	0		sort:rating	
top 100	0		sort:rating	
top 20	0		sort:rating	
top 5	0		sort:rating	
top 50	0		sort:rating	
top five	0		sort:rating	
top rated	0		sort:rating	
top secret	0		top secret	
top ten	0		sort:rating	
topfilme	1		sort:rating	
tops	0		#less	
torero	1		bullfighting	
torero	2		bullfighting	
torero	3		bullfighting	
toreros	2		bullfighting	
toreros	3		bullfighting	
tormenta	3		storm	
tormentas	3		storm	
tornade	2		tornado	
tornade	2		#english	
tornades	2		tornado	
tornado	1		tornado	
tornado	1		#english	
tornado	3		tornado	
tornado	3		#english	
tornados	1		tornado	
tornados	3		tornado	
toronto winners	0		award:toronto	
toros	3		bullfighting	
tortue	2		turtle	
tortues	2		turtle	
tortuga	3		turtle	
tortugas	3		turtle	
tortura	3		torture	
torturas	3		torture	
torture	2		torture	
torture	2		#english	
tortures	2		torture	
tortures	2		#english	
touchant	2	17905	mood:heartwarming	
touchante	2	18001	mood:heartwarming	
touchantes	2	18002	mood:heartwarming	
touchants	2	17906	mood:heartwarming	
touching	0	8104	mood:heartwarming	
touching	0		#modifier	
tournage	2		filmmaking	
tournages	2		filmmaking	
tous	2		#every	
tous les	2		#every	
toute la famille	2	2401	genre:family	
toutes les	2		#every	
toxicomane	2		drug addiction	
toxicomanes	2		drug addiction	
toxicomanie	2		drug addiction	
tra	5		#between	
tra il	5		#between	
trader	2		stock market	
trader	2		#english	
traders	2		stock market	
traders	2		#english	
traducteur	2		translator	
traductor	3		translator	
traductora	3		translator	
traductores	3		translator	
trafic de drogue	2		drug dealer	
traficante	3		drug dealer	
traficante de armas	3		arms dealer	
traficantes	3		drug dealer	
trafiquant	2		drug dealer	
trafiquant d' armes	2		arms dealer	trafiquant d'armes
trafiquant de drogue	2		drug dealer	
trafiquants	2		drug dealer	
trafiquants de drogue	2		drug dealer	
tragedia	3	5000	genre:drama	
tragedias	3	5100	genre:drama	
tragedie	2	4400	genre:drama	tragédie
tragedies	2	4401	genre:drama	tragédies
tragicomedia	3	5202	genre:drama,comedy	
tragicomedia	4	3302	genre:drama,comedy	tragicomédia
tragicomedias	3	5203	genre:drama,comedy	
tragicomedies	0	2405	genre:comedy,drama	
tragicomedy	0	2404	genre:comedy,drama	
tragicommedia	5	4402	genre:drama,comedy	
tragicommedie	5	4500	genre:drama,comedy	
tragikomedia	7	4302	genre:drama,comedy	
tragikomedie	7	4303	genre:drama,comedy	
tragikomodie	1	4500	genre:drama,comedy	tragikomödie
tragikomodien	1	4501	genre:drama,comedy	tragikomödien
train	2		train	
train	2		#english	
trains	2		train	
trains	2		#english	
tranne	5		#not	
transexual	3		transgender	
transexuales	3		transgender	
transgender	1		transgender	
transgender	1		#english	
transgenero	3		transgender	transgénero
transgenre	2		transgender	
transgenres	2		transgender	
transsexuel	2		transgender	
transsexuell	1		transgender	
transsexuelle	1		transgender	
transsexuelle	2		transgender	
transsexuelles	2		transgender	
transsexuels	2		transgender	
tras	3		#after	
trasplante	3		organ transplant	
trata de	3		-	
tratan de	3		-	
tratta di	5		-	
tratti da fumetti	5		based on comic	
tratti da libri	5		based on novel	
tratti da romanzi	5		based on novel	
tratti da storie vere	5		true story	
tratti da una storia vera	5		true story	
tratti da videogiochi	5		based on video game	
tratto da un fumetto	5		based on comic	
tratto da un libro	5		based on novel	
tratto da un romanzo	5		based on novel	
tratto da un videogioco	5		based on video game	
tratto da una storia vera	5		true story	
trauer	1		grief	
traum	1		dream	
traume	1		dream	träume
traumen	1		dream	träumen
traurig	1	17401	mood:sad	
traurige	1	17402	mood:sad	
traurigen	1	17403	mood:sad	
trauriger	1	17404	mood:sad	
trauriges	1	17405	mood:sad	
tre	5		#3	
treintas	3		year:1930-1939	
tremblement de terre	2		earthquake	
tremblements de terre	2		earthquake	
tren	3		train	
trenes	3		train	
trennung	1		breakup	
trennungen	1		breakup	
trepidante	3	18601	mood:tense	
trepidantes	3	18602	mood:tense	
tres	3		#3	
tres	4		#3	três
tres reinos	3		three kingdoms	
tresor	2		treasure	trésor
tresors	2		treasure	trésors
triada	3		triad	tríada
triadas	3		triad	tríadas
triade	2		triad	
triaden	1		triad	
triades	2		triad	
triangle amoureux	2		love triangle	
triangulo amoroso	3		love triangle	triángulo amoroso
tribunal	2		courtroom	
tribunal	2		#english	
tribunal	3		courtroom	
tribunal	3		#english	
tribunales	3		courtroom	
tribunaux	2		courtroom	
tribute von panem	1		hunger games	
trickbetruger	1		con man	trickbetrüger
trickfilm	1	1803	genre:animation	
trickfilme	1	1804	genre:animation	
trilogia	3		#trilogy	trilogía
trilogie	1		#trilogy	
trilogie	2		#trilogy	
trilogies	0		#trilogy	
trilogies	0		#ending	
trilogy	0		#trilogy	
trilogy	0		#ending	
trinker	1		alcoholism	
trio amoroso	3		love triangle	trío amoroso
trippy	0	8503	mood:mind-bending	
triste	2	17203	mood:sad	
triste	3	18401	mood:sad	
triste	4	14101	mood:sad	
triste	5	14201	mood:sad	
tristes	2	17204	mood:sad	
tristes	3	18402	mood:sad	
tristes	4	14102	mood:sad	
tristi	5	14202	mood:sad	
trois	2		#3	
trois royaumes	2		three kingdoms	
troisieme	2		#third	troisième
tromperie	2		infidelity	
trostlos	1	18501	mood:bleak	
trostlose	1	18502	mood:bleak	
trostlosen	1	18503	mood:bleak	
trostloser	1	18504	mood:bleak	
trostloses	1	18505	mood:bleak	
truand	2	14502	genre:crime gangster	
truands	2	14503	genre:crime gangster	
truck	1		truck	
truck	1		#english	
trucks	1		truck	
trucks	1		#english	
true crime documentaries	0	4901	genre:documentary,crime	
true crime documentary	0	4900	genre:documentary,crime	
true stories	0		true story	
true story	0		true story	
trzy	7		#3	
trzymajace w napieciu	7	15602	mood:tense	trzymające w napięciu
trzymajacy w napieciu	7	15603	mood:tense	trzymający w napięciu
tschechien	1	11104	lang:cs	
tschechisch	1	11100	lang:cs	
tschechische	1	11101	lang:cs	
tschechischen	1	11102	lang:cs	
tschechischer	1	11103	lang:cs	
tsunami	1		tsunami	
tsunami	1		#english	
tsunami	2		tsunami	
tsunami	2		#english	
tsunami	3		tsunami	
tsunami	3		#english	
tsunamis	1		tsunami	
tsunamis	2		tsunami	
tsunamis	3		tsunami	
tubarao	4		shark	tubarão
tubarao	4		#english	
tubaroes	4		shark	tubarões
tueur a gages	2		hit man	tueur à gages
tueur en serie	2		serial killer	tueur en série
tueurs a gages	2		hit man	tueurs à gages
tueurs en serie	2		serial killer	tueurs en série
tueuse a gages	2		hit man	tueuse à gages
tueuse en serie	2		serial killer	tueuse en série
tueuses a gages	2		hit man	tueuses à gages
tug of war	0		tug of war	
tunecina	3		tunisia	
tunecinas	3		tunisia	
tunecino	3		tunisia	
tunecinos	3		tunisia	
tunesien	1		tunisia	
tunesisch	1		tunisia	
tunesische	1		tunisia	
tunez	3		tunisia	túnez
tunisian	0	15400	lang:fr,ar tunisia	
tunisie	2		tunisia	
tunisien	2		tunisia	
tunisienne	2		tunisia	
tunisiennes	2		tunisia	
tunisiens	2		tunisia	
tur	6		-	tür
turc	2	11300	lang:tr	
turca	3	12301	lang:tr	
turca	4	9801	lang:tr	
turca	5	10601	lang:tr	
turcas	3	12303	lang:tr	
turcas	4	9803	lang:tr	
turche	5	10603	lang:tr	
turchi	5	10602	lang:tr	
turchia	5	10604	lang:tr	
turcja	7	10804	lang:tr	
turco	3	12300	lang:tr	
turco	4	9800	lang:tr	
turco	5	10600	lang:tr	
turcos	3	12302	lang:tr	
turcos	4	9802	lang:tr	
turcs	2	11301	lang:tr	
turecka	7	10801	lang:tr	
turecki	7	10800	lang:tr	
tureckich	7	10803	lang:tr	
tureckie	7	10802	lang:tr	
turk	6	7600	lang:tr	türk
turk	6		#english	
turk filmi	6	7604	lang:tr	türk filmi
turk filmleri	6	7605	lang:tr	türk filmleri
turk sinemasi	6	7606	lang:tr	türk sineması
turkce	6	7601	lang:tr	türkçe
turkce dublaj	6		-	türkçe dublaj
turkei	1	11504	lang:tr	türkei
turkisch	1	11500	lang:tr	türkisch
turkische	1	11501	lang:tr	türkische
turkischen	1	11502	lang:tr	türkischen
turkischer	1	11503	lang:tr	türkischer
turkish	0	20700	lang:tr	
turkiye	6	7602	lang:tr	türkiye
turque	2	11302	lang:tr	
turques	2	11303	lang:tr	
turquia	3	12304	lang:tr	turquía
turquia	4	9804	lang:tr	
turquie	2	11304	lang:tr	
turu	6		-	türü
turunde	6		-	türünde
tv film	0	2202	genre:tv-movie	
tv films	0	2203	genre:tv-movie	
tv movie	0	2200	genre:tv-movie	
tv movies	0	2201	genre:tv-movie	
tv 영화	9	4400	genre:tv-movie	TV영화
twenties	0		year:1920-1929	
twentieth century	0		year:1900-1999	
twenty first century	0		year:2000-	
twenty tens	0		year:2010-2019	
twenty twenties	0		year:2020-2029	
twist am ende	1		twist ending	
two	0		#2	
two thousands	0		year:2000-2009	
tych	7		#decade	
tych	7		-	
tych lat	7		#decade	
type	0		-	
type	2		-	
type of	0		-	
u	7		-	
u bahn	1		subway	u-bahn
u boot	1		submarine	u-boot
u boot film	1		submarine	u-boot-film
u boot filme	1		submarine	u-boot-filme
u boote	1		submarine	u-boote
u booten	1		submarine	u-booten
uber	1		#over	über
uber	1		-	über
uberfall	1		heist	überfall
uberlang	1		runtime:150-	überlang
uberleben	1		survival	überleben
uberlebenskampf	1		survival	überlebenskampf
ubernaturlich	1		supernatural	übernatürlich
ubernaturliche	1		supernatural	übernatürliche
ubernaturlichen	1		supernatural	übernatürlichen
uberraschende wendung	1		twist ending	überraschende wendung
uberraschende wendungen	1		twist ending	überraschende wendungen
uberraschendes ende	1		twist ending	überraschendes ende
uberschwemmung	1		flood	überschwemmung
uberschwemmungen	1		flood	überschwemmungen
ubersetzer	1		translator	übersetzer
uc	6		#3	üç
ucraina	5	10701	lang:uk	
ucraine	5	10703	lang:uk	
ucraini	5	10702	lang:uk	
ucraino	5	10700	lang:uk	
ucrania	3	12404	lang:uk	
ucrania	4	9904	lang:uk	ucrânia
ucraniana	3	12401	lang:uk	
ucraniana	4	9901	lang:uk	
ucranianas	3	12403	lang:uk	
ucranianas	4	9903	lang:uk	
ucraniano	3	12400	lang:uk	
ucraniano	4	9900	lang:uk	
ucranianos	3	12402	lang:uk	
ucranianos	4	9902	lang:uk	
ufo	1		ufo	
ufo	1		#english	
ufos	1		ufo	
uk	0	9102	lang:en england	
ukraina	7	10904	lang:uk	
ukraine	1	11603	lang:uk	
ukraine	1		#english	
ukraine	2	11404	lang:uk	
ukraine	2		#english	
ukrainian	0	22600	lang:uk	
ukrainien	2	11400	lang:uk	
ukrainienne	2	11402	lang:uk	
ukrainiennes	2	11403	lang:uk	
ukrainiens	2	11401	lang:uk	
ukrainisch	1	11600	lang:uk	
ukrainische	1	11601	lang:uk	
ukrainischen	1	11602	lang:uk	
ukrainska	7	10901	lang:uk	ukraińska
ukrainski	7	10900	lang:uk	ukraiński
ukrainskich	7	10903	lang:uk	ukraińskich
ukrainskie	7	10902	lang:uk	ukraińskie
ukrayna	6	7900	lang:uk	
ukraynaca	6	7901	lang:uk	
ultima	3		sort:year	última
ultima	3		#last	última
ultimas	3		sort:year	últimas
ultimas	3		#last	últimas
ultimas	4		sort:year	últimas
ultime	5		sort:year	
ultime uscite	5		sort:year	
ultimi	5		sort:year	
ultimi anni	5		#late	
ultimo	3		sort:year	último
ultimo	3		#last	último
ultimo	4		sort:year	último
ultimo	5		sort:year	
ultimos	3		sort:year	últimos
ultimos	4		sort:year	últimos
um	1		-	
um	4		#1	
um	4		-	
um die	1		#around	
um filme	4	12206	#movie	
um filme	4		-	
um filme com	4	12403	#movie	
um filme com	4		-	
um filme de	4	12300	#movie	
um filme de	4		-	
um filme sobre	4	12500	#movie	
um filme sobre	4		-	
uma	4		#1	
uma	4		-	
umas	4		-	
umorismo	5	403	genre:comedy	
umorismo nero	5	4003	genre:comedy,crime	
umoristica	5	400	genre:comedy	
umoristice	5	402	genre:comedy	
umoristici	5	401	genre:comedy	
umoristico	5	306	genre:comedy	
umwelt	1		environment	
un	2		#1	
un	2		-	
un	3		#1	
un	3		-	
un	5		#1	
un	5		#1	un'
un	5		-	
un castillo	3		castle	
un chat	2		cat	
un chevalier	2		knight	
un cure	2		priest	un curé
un film	2	14200	#movie	
un film	2		-	
un film	5	12606	#movie	
un film	5		-	
un film avec	2	14205	#movie	
un film avec	2		-	
un film con	5	12801	#movie	
un film con	5		-	
un film de	2	14204	#movie	
un film de	2		-	
un film di	5	12700	#movie	
un film di	5		-	
un genie	2		genius	un génie
un leon	3		lion	un león
un mari	2		marriage	
un ours	2		bear	
un rat	2		rat	
un rey	3		king	
un solo escenario	3		one location	
una	3		#1	
una	3		-	
una	5		#1	
una	5		-	
una isla	3		island	
una nina	3		girl	una niña
una pelicula	3	15200	#movie	una película
una pelicula	3		-	una película
una pelicula de	3	15201	#movie	una película de
una pelicula de	3		-	una película de
una sola locacion	3		one location	una sola locación
unas	3		-	
und	1		#and	
und der	1		#and	
und spater	1		#later	und später
under	0		#under	
undercover	1		undercover	
undercover	1		#english	
underdog	1		underdog	
underdog	1		#english	
underrated	0		sort:rating	
une	2		#1	
une	2		-	
une fee	2		fairy	une fée
une heroine	2		hero	une héroïne
une reine	2		queen	
unerwiderte liebe	1		unrequited love	
ungarisch	1	11200	lang:hu	
ungarische	1	11201	lang:hu	
ungarischen	1	11202	lang:hu	
ungarischer	1	11203	lang:hu	
ungarn	1	11204	lang:hu	
ungefahr	1		#around	ungefähr
ungeheuer	1		monster	
ungherese	5	10300	lang:hu	
ungheresi	5	10301	lang:hu	
ungheria	5	10302	lang:hu	
unheilbar	1		terminal illness	
unheilbare	1		terminal illness	
unheilbare krankheit	1		terminal illness	
unheimlich	1	16702	mood:scary	
unheimliche	1	16703	mood:scary	
unheimlichen	1	16704	mood:scary	
unheimlicher	1	16705	mood:scary	
unheimliches	1	16801	mood:scary	
uni	1		college	
uni	1		#english	
unicornio	3		unicorn	
unicornios	3		unicorn	
united kingdom	0	9103	lang:en england	
univers parallele	2		parallel world	univers parallèle
univers paralleles	2		parallel world	univers parallèles
universe	0		#series	
universe	0		#ending	
universidad	3		college	
universidades	3		college	
universitaria	3		college	
universitarias	3		college	
universitario	3		college	
universitarios	3		college	
universitat	1		college	universität
universitatsprofessor	1		professor	universitätsprofessor
universite	2		college	université
universites	2		college	universités
universo paralelo	3		parallel world	
universos paralelos	3		parallel world	
unlu	6		sort:popularity	ünlü
unmogliche liebe	1		forbidden love	unmögliche liebe
uno	5		-	
unos	3		#around	
unos	3		-	
uns	4		#around	
uns	4		-	
unschuldig verurteilt	1		wrongful conviction	
unsettling	0	8305	mood:disturbing	
unsichtbar	1		invisibility	
unsichtbare	1		invisibility	
unsichtbarer freund	1		imaginary friend	
unsterblich	1		immortality	
unsterbliche	1		immortality	
unsterblichkeit	1		immortality	
unter	1		#under	
unter der regie von	1		#director	
unter wasser	1		underwater	
unterwasser	1		underwater	
until	0		#until	
until	0		#and	
untote	1		zombie	
untoten	1		zombie	
untreue	1		infidelity	
unwetter	1		storm	
up to	0		#until	
up to	0		#under	
up until	0		#until	
uplifting	0	7306	mood:feel-good	
urdu	0	22400	lang:ur	
ureinwohner	1		native american	
urkutucu	6	10603	mood:scary	ürkütücü
urlaub	1		vacation	
urocze	7	14404	mood:heartwarming	
uroczy	7	14403	mood:heartwarming	
urpertici	6	10604	mood:scary	ürpertici
urso de ouro	4		award:golden-bear	
urss	2	8705	lang:ru	
uruguay	1	9802	lang:es uruguay	
uruguay	1		#english	
uruguay	2	9704	lang:es uruguay	
uruguay	2		#english	
uruguay	3	10804	lang:es uruguay	
uruguay	3		#english	
uruguaya	3	10801	lang:es uruguay	
uruguayan	0	14400	lang:es uruguay	
uruguayas	3	10803	lang:es uruguay	
uruguayen	2	9700	lang:es uruguay	
uruguayenne	2	9702	lang:es uruguay	
uruguayennes	2	9703	lang:es uruguay	
uruguayens	2	9701	lang:es uruguay	
uruguayisch	1	9800	lang:es uruguay	
uruguayische	1	9801	lang:es uruguay	
uruguayo	3	10800	lang:es uruguay	
uruguayos	3	10802	lang:es uruguay	
urwald	1		jungle	
us all	0		-	
us film	1	7800	lang:en	us-film
us filme	1	7801	lang:en	us-filme
usa	2	7605	lang:en	
usa	2		#english	
usciti	5		-	
usciti nel	5		-	
uscito	5		-	
uscito nel	5		-	
ustu	6		#more	üstü
uzak dogu	6	9301	lang:ko,ja,zh,cn,th,vi,id,tl	uzak doğu
uzakdogu	6	9302	lang:ko,ja,zh,cn,th,vi,id,tl	uzakdoğu
uzay	6		space	
uzayda gecen	6		space	uzayda geçen
uzayli	6		alien	uzaylı
uzaylilar	6		alien	uzaylılar
uzeri	6		#more	üzeri
uzerinde	6		#more	üzerinde
uzgun	6	10304	mood:sad	üzgün
uzucu	6	10302	mood:sad	üzücü
uzun	6		runtime:150-	
uzun	6		#more	
vaca	3		cow	
vacaciones	3		vacation	
vacaciones de verano	3		summer vacation	
vacances	2		vacation	
vacances d' ete	2		summer vacation	vacances d'été
vacas	3		cow	
vache	2		cow	
vaches	2		cow	
vagabundo	3		homeless	
vagabundos	3		homeless	
vahsi bati	6	3400	genre:western	vahşi batı
vaisseau spatial	2		spaceship	
vaisseaux spatiaux	2		spaceship	
valentinstag	1		valentine's day	
vampir	1		vampire	
vampir	6		vampire	
vampira	3		vampire	
vampira	3		#english	
vampira	4		vampire	
vampiras	3		vampire	
vampire	0		vampire	
vampire	1		vampire	
vampire	1		#english	
vampire	2		vampire	
vampire	2		#english	
vampiren	1		vampire	
vampires	0		vampire	
vampires	2		vampire	
vampires	2		#english	
vampiri	5		vampire	
vampirique	2		vampire	
vampirler	6		vampire	
vampiro	3		vampire	
vampiro	4		vampire	
vampiro	5		vampire	
vampiros	3		vampire	
vampiros	4		vampire	
van dam	0		person:"Jean-Claude Van Damme"	
vaquero	3		cowboy	
vaqueros	3		cowboy	
vaqueros del oeste	3	6205	genre:western	
var	6		-	
varsa	6		-	
vater	1		father	
vater sohn	1		father son	vater-sohn
vater tochter	1		father daughter	vater-tochter
vater und sohn	1		father son	
vater und tochter	1		father daughter	
vatern	1		father	vätern
vaters	1		father	
vaudou	2		voodoo	
ve	6		#and	
ve	6		-	
ve oncesi	6		#earlier	ve öncesi
ve sonrasi	6		#later	ve sonrası
vecchi	5		year:-1979	
vecchia	5		year:-1979	
vecchie	5		year:-1979	
vecchio	5		year:-1979	
vedere	5		-	
vejez	3		old age	
velha	4		year:-1979	
velhas	4		year:-1979	
velho	4		year:-1979	
velho oeste	4	4003	genre:western	
velhos	4		year:-1979	
velo	2		bicycle	vélo
velos	2		bicycle	vélos
venado	3		deer	
venados	3		deer	
vencedor do oscar	4		award:oscar	
vencedores do oscar	4		award:oscar	
vendedor	3		salesman	
vendedores	3		salesman	
vendetta	5		revenge	
vendetta	5		#english	
vendeur	2		salesman	
vendeurs	2		salesman	
venecia	3		venice	
venedig	1		venice	
venezolana	3		venezuela	
venezolanas	3		venezuela	
venezolanisch	1		venezuela	
venezolanische	1		venezuela	
venezolanischen	1		venezuela	
venezolano	3		venezuela	
venezolanos	3		venezuela	
venezuela	1		venezuela	
venezuela	1		#english	
venezuela	2		venezuela	
venezuela	2		#english	
venezuela	3		venezuela	
venezuela	3		#english	
venezuelan	0	14500	lang:es venezuela	
venezuelana	4		venezuela	
venezuelanas	4		venezuela	
venezuelano	4		venezuela	
venezuelanos	4		venezuela	
venezuelien	2		venezuela	vénézuélien
venezuelienne	2		venezuela	vénézuélienne
venezueliennes	2		venezuela	vénézuéliennes
venezueliens	2		venezuela	vénézuéliens
vengador	3		revenge	
vengadores	3		avengers	
venganza	3		revenge	
venganzas	3		revenge	
vengeance	2		revenge	
vengeance	2		#english	
vengeances	2		revenge	
venice winner	0		award:golden-lion	
venice winners	0		award:golden-lion	
venise	2		venice	
ventesimo secolo	5		year:1900-1999	
ventunesimo secolo	5		year:2000-	
ver	3		-	
ver	4		-	
veraniega	3		summer	
veraniegas	3		summer	
veraniego	3		summer	
veraniegos	3		summer	
verano	3		summer	
verbotene liebe	1		forbidden love	
verbrechen	1	4005	genre:crime	
verbrecher	1	4006	genre:crime	
verdeckter ermittler	1		undercover	
verflucht	1		curse	
verfluchte	1		curse	
verfolgungsjagd	1		car chase	
verfolgungsjagden	1		car chase	
vergeltung	1		revenge	
vergewaltigung	1		rape	
vergewaltigungen	1		rape	
verkaufer	1		salesman	verkäufer
verlust	1		grief	
vermisst	1		missing person	
vermisste	1		missing person	
verruckte wissenschaftler	1		mad scientist	verrückte wissenschaftler
verruckter wissenschaftler	1		mad scientist	verrückter wissenschaftler
verschworung	1		conspiracy	verschwörung
verschworungen	1		conspiracy	verschwörungen
verschworungs	1		conspiracy	verschwörungs
verschwunden	1		missing person	
verstorend	1	18701	mood:disturbing	verstörend
verstorende	1	18702	mood:disturbing	verstörende
verstorenden	1	18703	mood:disturbing	verstörenden
verstorender	1	18704	mood:disturbing	verstörender
verstorendes	1	18705	mood:disturbing	verstörendes
vertreter	1		salesman	
very	0		-	
very first	0		#first	
very long	0		runtime:150-	
veuf	2		widow	
veuve	2		widow	
veuves	2		widow	
veya	6		-	
veya daha az	6		#less	
veya daha fazla	6		#more	
vf	2	7006	lang:fr	
vf	2		#english	
viagem no tempo	4		time travel	
viagens no tempo	4		time travel	
viaggi nel tempo	5		time travel	
viaggio nel tempo	5		time travel	
viajar en el tiempo	3		time travel	
viaje	3		road trip	
viaje al oeste	3		journey to the west	
viaje en el tiempo	3		time travel	
viaje por carretera	3		road trip	
viaje temporal	3		time travel	
viaje temporales	3		time travel	
viajes	3		road trip	
viajes en el tiempo	3		time travel	
viajes por carretera	3		road trip	
viajes por el tiempo	3		time travel	
viajes temporal	3		time travel	
viajes temporales	3		time travel	
vibora	3		snake	víbora
viboras	3		snake	víboras
vida de una actriz	3		actress	
vida despues de la muerte	3		afterlife	vida después de la muerte
vidente	3		psychic	
videntes	3		psychic	
video game	0		video game	
video game adaptation	0		video game	
video game adaptations	0		video game	
video games	0		video game	
videojuego	3		video game	
videojuegos	3		video game	
videospiel	1		video game	
videospiele	1		video game	
videospielen	1		video game	
videospielverfilmung	1		based on video game	
videospielverfilmungen	1		based on video game	
vie	0		#english	
vie apres la mort	2		afterlife	vie après la mort
vie d' actrice	2		actress	vie d'actrice
vie de couple	2		marriage	
vieillard	2		old age	
vieillards	2		old age	
vieille	2		year:-1979	
vieilles	2		year:-1979	
vieillesse	2		old age	
vieillir	2		old age	
vieja	3		year:-1979	
viejas	3		year:-1979	
viejo	3		year:-1979	
viejos	3		year:-1979	
viena	3		vienna	
vienne	2		vienna	
vierte	1		#fourth	
vierten	1		#fourth	
vierter	1		#fourth	
viertes	1		#fourth	
vierziger	1		year:1940-1949	
vierziger jahre	1		year:1940-1949	
vierziger jahren	1		year:1940-1949	
vierzigern	1		year:1940-1949	
vietnam	0	6801	genre:war vietnam	
vietnam	0		#modifier	
vietnam krieg	1	14901	genre:war vietnam	vietnam-krieg
vietnam war	0	6800	genre:war vietnam	
vietnamese	0	21200	lang:vi	
vietnamesisch	1	12300	lang:vi	
vietnamesische	1	12301	lang:vi	
vietnamesischen	1	12302	lang:vi	
vietnamesischer	1	12303	lang:vi	
vietnamien	2	12100	lang:vi	
vietnamienne	2	12102	lang:vi	
vietnamiennes	2	12103	lang:vi	
vietnamiens	2	12101	lang:vi	
vietnamita	3	13100	lang:vi	
vietnamita	4	10600	lang:vi	
vietnamita	5	11400	lang:vi	
vietnamitas	3	13101	lang:vi	
vietnamitas	4	10601	lang:vi	
vietnamiti	5	11401	lang:vi	
vietnamkrieg	1	14900	genre:war vietnam	
vietnamkriegs	1	14902	genre:war vietnam	
vietnamli	6	8600	lang:vi	vietnamlı
vieux	2		year:-1979	
viewing order	0		#order	
vigneron	2		wine	
vignoble	2		wine	
vignobles	2		wine	
viking	2		viking	
viking	2		#english	
vikingo	3		viking	
vikingos	3		viking	
vikings	2		viking	
vikings	2		#english	
village	2		small town	
village	2		#english	
villages	2		small town	
villages	2		#english	
villana	3		villain	
villanas	3		villain	
villano	3		villain	
villanos	3		villain	
vincitori dell'oscar	5		award:oscar	
vincitori di oscar	5		award:oscar	
vinedo	3		wine	viñedo
vinedos	3		wine	viñedos
vinganca	4		revenge	vingança
vinganca	4		#english	
vingtieme siecle	2		year:1900-1999	vingtième siècle
vino	3		wine	
vinos	3		wine	
vins	2		wine	
vintage	0		year:-1979	
vintage	0		#modifier	
viol	2		rape	
viol	2		#english	
violacion	3		rape	violación
violaciones	3		rape	
violence	2		violence	
violence	2		#english	
violence conjugale	2		domestic violence	
violences	2		violence	
violences conjugales	2		domestic violence	
violencia	3		violence	
violencia de genero	3		domestic violence	violencia de género
violencia domestica	3		domestic violence	violencia doméstica
violent	2		violence	
violent	2		#english	
violenta	3		violence	
violentas	3		violence	
violente	2		violence	
violentes	2		violence	
violento	3		violence	
violentos	3		violence	
violents	2		violence	
viols	2		rape	
viren	1		virus	
virtuelle realitat	1		virtual reality	virtuelle realität
virtueller realitat	1		virtual reality	virtueller realität
virus	1		virus	
virus	1		#english	
virus	2		virus	
virus	2		#english	
virus	3		virus	
virus	3		#english	
viuda	3		widow	
viudas	3		widow	
viudo	3		widow	
viudos	3		widow	
vizyondaki	6		sort:year	
vogel	1		bird	
vogel	1		#english	
vogeln	1		bird	vögeln
voglio vedere	5		-	
voir	2		-	
voiture	2		car	
voitures	2		car	
volcan	2		volcano	
volcan	3		volcano	volcán
volcanes	3		volcano	
volcans	2		volcano	
voleibol	3		volleyball	
voleur	2		thief	
voleurs	2		thief	
voleuse	2		thief	
voleuses	2		thief	
volkermord	1		genocide	völkermord
volley	2		volleyball	
volleyball	1		volleyball	
volleyball	1		#english	
volver al futuro	3		back to the future	
vom	1		-	
von	1		#between	
von	1		-	
von regisseur	1		#director	
voodoo	1		voodoo	
voodoo	1		#english	
vor	1		#before	
vor dem jahr	1		#before	
vorganger von	1		#previous	vorgänger von
vorgeschichte von	1		#previous	
vorkommen	1		-	
vorkommt	1		-	
vostfr	2		-	
voyage	2		road trip	
voyage	2		#english	
voyage dans le temps	2		time travel	
voyage temporel	2		time travel	
voyager dans le temps	2		time travel	
voyages	2		road trip	
voyages dans le temps	2		time travel	
voyages temporels	2		time travel	
voyant	2		psychic	
voyante	2		psychic	
voyantes	2		psychic	
voyants	2		psychic	
voyou	2	14504	genre:crime gangster	
voyous	2	14505	genre:crime gangster	
vudu	3		voodoo	vudú
vulkan	1		volcano	
vulkanausbruch	1		volcano	
vulkane	1		volcano	
w	7		-	
w kosmosie	7		space	
w latach	7		#decade	
w latach czterdziestych	7		year:1940-1949	
w latach dwudziestych	7		year:1920-1929	
w latach dwutysiecznych	7		year:2000-2009	w latach dwutysięcznych
w latach dziewiecdziesiatych	7		year:1990-1999	w latach dziewięćdziesiątych
w latach osiemdziesiatych	7		year:1980-1989	w latach osiemdziesiątych
w latach piecdziesiatych	7		year:1950-1959	w latach pięćdziesiątych
w latach siedemdziesiatych	7		year:1970-1979	w latach siedemdziesiątych
w latach szescdziesiatych	7		year:1960-1969	w latach sześćdziesiątych
w latach trzydziestych	7		year:1930-1939	
w rezyserii	7		-	w reżyserii
w rolach glownych	7		-	w rolach głównych
w roli glownej	7		-	w roli głównej
wachkoma	1		coma	
wachowski brothers	0		director:"Lana Wachowski" director:"Lilly Wachowski"	
wachowski siblings	0		director:"Lana Wachowski" director:"Lilly Wachowski"	
wachowski sisters	0		director:"Lana Wachowski" director:"Lilly Wachowski"	
wachowskis	0		director:"Lana Wachowski" director:"Lilly Wachowski"	
waffen	1		gun	
waffenhandler	1		arms dealer	waffenhändler
wahl	1		election	
wahlen	1		election	
wahlkampf	1		election	
wahnsinn	1		obsession	
wahre begebenheit	1		true story	
wahre geschichte	1		true story	
wahren begebenheiten	1		true story	
wahren geschichte	1		true story	
wahren geschichten	1		true story	
wahrer begebenheit	1		true story	
wahrsagerin	1		psychic	
waise	1		orphan	
waise	1		#english	
waisen	1		orphan	
waisenhaus	1		orphan	
waisenkind	1		orphan	
waisenkinder	1		orphan	
wakin phoenix	0		person:"Joaquin Phoenix"	
wal	1		whale	
wal	1		#english	
wald	1		forest	
walder	1		forest	wälder
waldern	1		forest	wäldern
wale	1		whale	
wampir	7		vampire	
wampirach	7		vampire	
wampirow	7		vampire	wampirów
wampiry	7		vampire	
war	0	1900	genre:war	
war	0		#english	
war drama	0	3900	genre:drama,war	
war dramas	0	3901	genre:drama,war	
war on drugs	0		drug war	
wars	0	1901	genre:war	
warte obejrzenia	7		-	
wartime	0		world war ii	
warto obejrzec	7		-	warto obejrzeć
was	0		-	
watch	0		-	
watch online	0		-	
watch order	0		#order	
wciagajaca	7	16601	mood:thrilling	wciągająca
wciagajace	7	16602	mood:thrilling	wciągające
wciagajacy	7	16505	mood:thrilling	wciągający
wciagajacych	7	16603	mood:thrilling	wciągających
wczesne lata	7		#early	
wczesniejsze niz	7		#before	wcześniejsze niż
wczesnych lat	7		#early	
we	0		-	
we	7		-	
wegierska	7	10501	lang:hu	węgierska
wegierski	7	10500	lang:hu	węgierski
wegierskich	7	10503	lang:hu	węgierskich
wegierskie	7	10502	lang:hu	węgierskie
wegry	7	10504	lang:hu	węgry
weihnacht	1		christmas	
weihnachten	1		christmas	
weihnachtlich	1		christmas	
weihnachtliche	1		christmas	
weihnachts	1		christmas	
weihnachtsfilm	1		christmas	
weihnachtsfilme	1		christmas	
weihnachtsmann	1		santa claus	
wein	1		wine	
wein	1		#english	
weine	1		wine	
well known	0		sort:popularity	
well rated	0		sort:rating	
welpe	1		dog	
welpen	1		dog	
welsh	0	9400	lang:en wales	
welsh	0	25300	lang:cy	
weltall	1		space	
weltkrieg	1		world war ii	
weltkriegs	1		world war ii	
weltraum	1		space	
weltraums	1		space	
weltuntergang	1		apocalypse	
weniger als	1		#under	
wer ist der tater	1	14800	genre:mystery	wer ist der täter
were	0		-	
werwolf	1		werewolf	
werwolfe	1		werewolf	werwölfe
werwolfen	1		werewolf	werwölfen
western	0	2000	genre:western	
western	1	5300	genre:western	
western	2	5300	genre:western	
western	3	6200	genre:western	
western a la italiana	3	6800	genre:western lang:it	
western all'italiana	5	5401	genre:western lang:it	
western filmleri	6	3404	genre:western	
western italiani	5	5500	genre:western lang:it	
western italiano	5	5402	genre:western lang:it	
western spaghetti	2	5800	genre:western lang:it	
westernow	7	5301	genre:western	westernów
westerns	0	2001	genre:western	
westerns	2	5301	genre:western	
westerns	3	6201	genre:western	
westerns a la italiana	3	6801	genre:western lang:it	
westerns spaghettis	2	5801	genre:western lang:it	
westerny	7	5300	genre:western	
what are	0		-	
what are the	0		-	
what is	0		-	
what to watch	0		-	
what's	0		-	
whats	0		-	
where	0		-	
which	0		-	
which are	0		-	
which is not	0		#not	
which isn't	0		#not	
whistleblower	1		whistleblower	
whistleblower	1		#english	
who	0		-	
who is not	0		#not	
whodunit	0	1603	genre:mystery	
whodunit	2	14600	genre:mystery	
whodunits	0	1604	genre:mystery	
whodunnit	0	1605	genre:mystery	
whodunnits	0	1606	genre:mystery	
wholesome	0	8103	mood:heartwarming	
whose	0		-	
widerstand	1		resistance	
widerstandskampfer	1		resistance	widerstandskämpfer
wie	1		-	
wiecej niz	7		#over	więcej niż
wiedergeburt	1		reincarnation	
wiedzma	7		witch	wiedźma
wiedzmy	7		witch	wiedźmy
wielka brytania	7	7703	lang:en england	
wien	1		vienna	
wiener	1		vienna	
wietnam	7	11704	lang:vi	
wietnamska	7	11701	lang:vi	
wietnamski	7	11700	lang:vi	
wietnamskich	7	11703	lang:vi	
wietnamskie	7	11702	lang:vi	
wikinger	1		viking	
wikingern	1		viking	
wild west	0		old west	
wilder westen	1	5304	genre:western	
wildwest	1	5301	genre:western	
wildwestfilm	1	5302	genre:western	
wildwestfilme	1	5303	genre:western	
wilkolak	7		werewolf	wilkołak
wilkolakach	7		werewolf	wilkołakach
wilkolaki	7		werewolf	wilkołaki
winter	0		#english	
winter	1		winter	
winter	1		#english	
winzer	1		wine	
wirbelsturm	1		tornado	
wirtschaftskrise	1		financial crisis	
wissenschaftler	1		scientist	
wissenschaftlern	1		scientist	
with	0		-	
with actor	0		-	
with actress	0		-	
with no	0		#not	
with subtitles	0	9911	lang:!en	
within	0		#under	
without	0		#not	
witwe	1		widow	
witwen	1		widow	
witwer	1		widow	
witzig	1	16906	mood:funny	
witzige	1	16907	mood:funny	
witzigen	1	16908	mood:funny	
witziger	1	17001	mood:funny	
witziges	1	17002	mood:funny	
wlochy	7	7304	lang:it	włochy
wloska	7	7301	lang:it	włoska
wloski	7	7300	lang:it	włoski
wloskich	7	7303	lang:it	włoskich
wloskie	7	7302	lang:it	włoskie
wo	1		-	
wo es um	1		-	
wohlfuhl	1	17203	mood:feel-good	wohlfühl
wohlfuhlfilm	1	17204	mood:feel-good	wohlfühlfilm
wohlfuhlfilme	1	17205	mood:feel-good	wohlfühlfilme
wohnung	1		apartment	
wohnungen	1		apartment	
wojenna	7	5001	genre:war	
wojenne	7	5002	genre:war	
wojenny	7	5000	genre:war	
wojennych	7	5003	genre:war	
wojna	7	5004	genre:war	
wojnie	7	5005	genre:war	
wolf	1		wolf	
wolf	1		#english	
wolfe	1		wolf	wölfe
wolfe	1		#english	
wolfen	1		wolf	wölfen
wolfs	1		wolf	
wolof	0	25900	lang:wo	
won an academy award	0		award:oscar	
won an oscar	0		award:oscar	
won best picture	0		award:oscar-picture	
won cannes	0		award:palme-d'or	
won the oscar	0		award:oscar	
won the palme d' or	0		award:palme-d'or	won the palme d'or
wonderful	0		-	
worin	1		-	
work	0		#ending	
works	0		#ending	
world cinema	0	9909	lang:!en	
world war 1	0		world war i	
world war 2	0		world war ii	
world war i	0		world war i	
world war ii	0		world war ii	
world war one	0		world war i	
world war two	0		world war ii	
worst	0		award:razzie	
worst	0		#modifier	
worst ever	0		award:razzie	
worst picture	0		award:razzie	
worst rated	0		sort:-rating	
worst reviewed	0		award:razzie	
wrestling	1		wrestling	
wrestling	1		#english	
written by	0		-	
wspolczesna	7		year:2010-	współczesna
wspolczesne	7		year:2010-	współczesne
wspolczesny	7		year:2010-	współczesny
wspolczesnych	7		year:2010-	współczesnych
wstrzasajaca	7	16005	mood:disturbing	wstrząsająca
wstrzasajace	7	16101	mood:disturbing	wstrząsające
wstrzasajacy	7	16004	mood:disturbing	wstrząsający
wstrzasajacych	7	16102	mood:disturbing	wstrząsających
wunderkind	1		genius	
wuste	1		desert	wüste
wusten	1		desert	wüsten
wuxia	1		wuxia	
wuxia	1		#english	
wuxia	2		wuxia	
wuxia	2		#english	
wuxia	3		wuxia	
wuxia	3		#english	
ww ii	0		world war ii	
ww1	0		world war i	
ww2	0		world war ii	
wwi	0		world war i	
wwii	0		world war ii	
wybitna	7		sort:rating	
wybitne	7		sort:rating	
wybitny	7		sort:rating	
wybitnych	7		sort:rating	
wyciskacz lez	7	15005	mood:sad	wyciskacz łez
wyciskacze lez	7	15006	mood:sad	wyciskacze łez
wylaczajac	7		#not	wyłączając
wyrezyserowane przez	7		-	wyreżyserowane przez
wystepuje	7		-	występuje
wzruszajaca	7	14202	mood:heartwarming	wzruszająca
wzruszajace	7	14203	mood:heartwarming	wzruszające
wzruszajacy	7	14201	mood:heartwarming	wzruszający
wzruszajacych	7	14204	mood:heartwarming	wzruszających
wzwyz	7		#later	wzwyż
x mas	0		christmas	x-mas
x メン	10		x-men	X-メン
xhosa	0	25700	lang:xh	
xmas	0		christmas	
xx secolo	5		year:1900-1999	
xx wiek	7		year:1900-1999	
xx wieku	7		year:1900-1999	
xxe siecle	2		year:1900-1999	xxe siècle
xxi secolo	5		year:2000-	
xxi wiek	7		year:2000-	
xxi wieku	7		year:2000-	
y	3		#and	
y los	3		#and	
y posteriores	3		#later	
ya da	6		-	
yabanci	6	9400	lang:!en	yabancı
yakuza	1		yakuza	
yakuza	1		#english	
yakuza	2		yakuza	
yakuza	2		#english	
yakuza	3		yakuza	
yakuza	3		#english	
yakuzas	2		yakuza	
yakuzas	3		yakuza	
yapim	6		-	yapım
yapimi	6		-	yapımı
yapimi	6	9506	#movie	yapımı
yasanmis	6		true story	yaşanmış
yasanmis hikayeler	6		true story	yaşanmış hikayeler
yavas	6	11301	mood:slow	yavaş
yegua	3		horse	
yeguas	3		horse	
yeni	6		sort:year	
yeni cikan	6		sort:year	yeni çıkan
yerli	6	7603	lang:tr	
yerli film	6	7700	lang:tr	
yerli filmler	6	7701	lang:tr	
yesilcam	6	7800	lang:tr year:1950-1989	yeşilçam
yesilcam filmi	6	7801	lang:tr year:1950-1989	yeşilçam filmi
yesilcam filmleri	6	7802	lang:tr year:1950-1989	yeşilçam filmleri
yeti	1		bigfoot	
yeti	1		#english	
yeti	2		bigfoot	yéti
yeti	2		#english	
yeti	3		bigfoot	
yeti	3		#english	
yetmisler	6		year:1970-1979	yetmişler
yetmisli yillar	6		year:1970-1979	yetmişli yıllar
yiddish	0	24800	lang:yi	
yilbasi	6		christmas	yılbaşı
yili	6		-	yılı
yilinda	6		-	yılında
yilindan	6		-	yılından
yilindan once	6		#earlier	yılından önce
yilindan sonra	6		#later	yılından sonra
yirminci yuzyil	6		year:1900-1999	yirminci yüzyıl
yoneten	6		-	yöneten
yonetmen	6		-	yönetmen
yonetmeni	6		-	yönetmeni
yonetmenin	6		-	yönetmenin
yonettigi	6		-	yönettiği
yoruba	0	26000	lang:yo	
you	0		-	
yougoslave	2	13600	lang:sr,hr,bs,sh,sl,mk	
yougoslaves	2	13601	lang:sr,hr,bs,sh,sl,mk	
yougoslavie	2	13602	lang:sr,hr,bs,sh,sl,mk	
yugoslav	0	16100	lang:sr,hr,bs,sh,sl,mk	
yugoslava	3	14701	lang:sr,hr,bs,sh,sl,mk	
yugoslavas	3	14703	lang:sr,hr,bs,sh,sl,mk	
yugoslavia	3	14704	lang:sr,hr,bs,sh,sl,mk	
yugoslavia	3		#english	
yugoslavian	0	16101	lang:sr,hr,bs,sh,sl,mk	
yugoslavo	3	14700	lang:sr,hr,bs,sh,sl,mk	
yugoslavos	3	14702	lang:sr,hr,bs,sh,sl,mk	
yuksek puanli	6		sort:rating	yüksek puanlı
yuletide	0		christmas	
yunan	6	7500	lang:el	
yunanistan	6	7501	lang:el	
yurek isitan	6	10003	mood:heartwarming	yürek ısıtan
yuz	6		#100	yüz
yuz yirmi	6		#120	yüz yirmi
z	7		-	
z hongkongu	7	6705	lang:cn,zh	
z konca lat	7		#late	z końca lat
z lat	7		#decade	
z lat czterdziestych	7		year:1940-1949	
z lat dwudziestych	7		year:1920-1929	
z lat dwutysiecznych	7		year:2000-2009	z lat dwutysięcznych
z lat dziewiecdziesiatych	7		year:1990-1999	z lat dziewięćdziesiątych
z lat osiemdziesiatych	7		year:1980-1989	z lat osiemdziesiątych
z lat piecdziesiatych	7		year:1950-1959	z lat pięćdziesiątych
z lat siedemdziesiatych	7		year:1970-1979	z lat siedemdziesiątych
z lat szescdziesiatych	7		year:1960-1969	z lat sześćdziesiątych
z lat trzydziestych	7		year:1930-1939	
z oscarem	7		award:oscar	
z poczatku lat	7		#early	z początku lat
z polowy lat	7		#mid	z połowy lat
z roku	7		-	
z wyjatkiem	7		#not	z wyjątkiem
za	7		-	
zabawna	7	14506	mood:funny	
zabawne	7	14507	mood:funny	
zabawny	7	14505	mood:funny	
zabawnych	7	14601	mood:funny	
zach efron	0		person:"Zac Efron"	
zach galifinakis	0		person:"Zach Galifianakis"	
zack efron	0		person:"Zac Efron"	
zagadka	7	3300	genre:mystery	
zagraniczna	7	13001	lang:!en	
zagraniczne	7	13002	lang:!en	
zagraniczny	7	13000	lang:!en	
zagranicznych	7	13003	lang:!en	
zakrecona	7	16202	mood:mind-bending	zakręcona
zakrecone	7	16203	mood:mind-bending	zakręcone
zakrecony	7	16201	mood:mind-bending	zakręcony
zakreconych	7	16204	mood:mind-bending	zakręconych
zaman yolculugu	6		time travel	zaman yolculuğu
zamanda yolculuk	6		time travel	
zauber	1		magic	
zauberei	1		magic	
zauberer	1		wizard	
zauberern	1		wizard	
zauberkunstler	1		magician	zauberkünstler
zdobywcy oscara	7		award:oscar	
ze	7		-	
zehnerjahre	1		year:2010-2019	
zehnerjahren	1		year:2010-2019	
zeichentrick	1	1800	genre:animation	
zeichentrick fur kinder	1	2401	genre:animation,family	zeichentrick für kinder
zeichentrickfilm	1	1801	genre:animation	
zeichentrickfilme	1	1802	genre:animation	
zeichentrickfilme fur kinder	1	2500	genre:animation,family	zeichentrickfilme für kinder
zeitgenossisch	1		year:2010-	zeitgenössisch
zeitgenossische	1		year:2010-	zeitgenössische
zeitmaschine	1		time travel	
zeitreise	1		time travel	
zeitreisen	1		time travel	
zeitreisende	1		time travel	
zeitschleife	1		time loop	
zeitschleifen	1		time loop	
zeitung	1		newspaper	
zeitungen	1		newspaper	
zellwegger	0		person:"Renée Zellweger"	
zelten	1		camping	
zemscie	7		revenge	zemście
zemsta	7		revenge	
zeuge	1		witness	
zeugen	1		witness	
zihin acici	6	10804	mood:mind-bending	zihin açıcı
zirkus	1		circus	
zirkusfilm	1		circus	
zirkusfilme	1		circus	
zlota palma	7		award:palme-d'or	złota palma
zloty lew	7		award:golden-lion	złoty lew
zloty niedzwiedz	7		award:golden-bear	złoty niedźwiedź
znana	7		sort:popularity	
znane	7		sort:popularity	
znany	7		sort:popularity	
znanych	7		sort:popularity	
zobaczyc	7		-	zobaczyć
zocker	1		gambling	
zombi	3		zombie	
zombi	5		zombie	
zombi	5		#english	
zombi	6		zombie	
zombi filmleri	6		zombie	
zombie	0		zombie	
zombie	1		zombie	
zombie	1		#english	
zombie	2		zombie	
zombie	2		#english	
zombie	3		zombie	
zombie	3		#english	
zombie	7		zombie	
zombies	0		zombie	
zombies	1		zombie	
zombies	1		#english	
zombies	2		zombie	
zombies	2		#english	
zombies	3		zombie	
zombies	3		#english	
zombiler	6		zombie	
zombis	3		zombie	
zorra	3		fox	
zorras	3		fox	
zorro	3		fox	
zorro	3		#english	
zorros	3		fox	
zu	1		-	
zug	1		train	
zug	1		#english	
zuge	1		train	züge
zugen	1		train	zügen
zukunft	1		future	
zukunfts	1	3104	genre:science-fiction	
zulu	0	25600	lang:zu	
zum	1		-	
zum heulen	1	17602	mood:sad	
zum kuscheln	1	19106	mood:cosy	
zum lachen	1	17101	mood:funny	
zum mond	1		moon	
zum weinen	1	17601	mood:sad	
zum wohlfuhlen	1	17302	mood:feel-good	zum wohlfühlen
zumbi	4		zombie	
zumbis	4		zombie	
zur	1		-	
zuruck in die zukunft	1		back to the future	zurück in die zukunft
zwangsheirat	1		arranged marriage	
zwanziger	1		year:1920-1929	
zwanziger jahre	1		year:1920-1929	
zwanziger jahren	1		year:1920-1929	
zwanzigern	1		year:1920-1929	
zwanzigsten jahrhundert	1		year:1900-1999	
zwei	1		#2	
zweitausender	1		year:2000-2009	
zweitausendern	1		year:2000-2009	
zweite	1		#second	
zweite weltkrieg	1		world war ii	
zweiten	1		#second	
zweiten weltkrieg	1		world war ii	
zweiter	1		#second	
zweiter weltkrieg	1		world war ii	
zweites	1		#second	
zwerg	1		dwarf	
zwerge	1		dwarf	
zwergen	1		dwarf	
zwilling	1		twins	
zwillinge	1		twins	
zwillingen	1		twins	
zwischen	1		#between	
а	8		#and	
австралии	8	10803	lang:en australia	
австралииская	8	10701	lang:en australia	австралийская
австралииские	8	10703	lang:en australia	австралийские
австралиискии	8	10700	lang:en australia	австралийский
австралииских	8	10800	lang:en australia	австралийских
австралииское	8	10702	lang:en australia	австралийское
австралиискую	8	10801	lang:en australia	австралийскую
австралия	8	10802	lang:en australia	
австралия	8		#english	
австрии	8	13102	lang:de austria	
австрииская	8	13001	lang:de austria	австрийская
австрииские	8	13003	lang:de austria	австрийские
австриискии	8	13000	lang:de austria	австрийский
австрииских	8	13004	lang:de austria	австрийских
австрииское	8	13002	lang:de austria	австрийское
австриискую	8	13100	lang:de austria	австрийскую
австрия	8	13101	lang:de austria	
адам сэндлер	8		person:"Adam Sandler"	
адама сэндлера	8		person:"Adam Sandler"	
адамом сэндлером	8		person:"Adam Sandler"	
азиатская	8	18201	lang:ko,ja,zh,cn,th,vi,id,tl	
азиатские	8	18203	lang:ko,ja,zh,cn,th,vi,id,tl	
азиатскии	8	18200	lang:ko,ja,zh,cn,th,vi,id,tl	азиатский
азиатских	8	18204	lang:ko,ja,zh,cn,th,vi,id,tl	
азиатское	8	18202	lang:ko,ja,zh,cn,th,vi,id,tl	
азиатскую	8	18300	lang:ko,ja,zh,cn,th,vi,id,tl	
азии	8	18302	lang:ko,ja,zh,cn,th,vi,id,tl	
азия	8	18301	lang:ko,ja,zh,cn,th,vi,id,tl	
акира куросава	8		person:"Akira Kurosawa"	
актер	8		-	
актер	8		-	актёр
актера	8		-	
актера	8		-	актёра
актеры	8		-	
актеры	8		-	актёры
актриса	8		-	
актрисы	8		-	
акул	8		shark	
акула	8		shark	
акулах	8		shark	
акулы	8		shark	
аль пачино	8		person:"Al Pacino"	
альфред хичкок	8		person:"Alfred Hitchcock"	
альфреда хичкока	8		person:"Alfred Hitchcock"	
америка	8	9803	lang:en	
американская	8	9601	lang:en	
американские	8	9603	lang:en	
американскии	8	9600	lang:en	американский
американских	8	9604	lang:en	
американское	8	9602	lang:en	
американскую	8	9700	lang:en	
англии	8	10201	lang:en england	
англииская	8	10001	lang:en england	английская
англииские	8	10003	lang:en england	английские
англиискии	8	10000	lang:en england	английский
англииских	8	10004	lang:en england	английских
англииское	8	10002	lang:en england	английское
англиискую	8	10005	lang:en england	английскую
англия	8	10200	lang:en england	
англоязычная	8	9805	lang:en	
англоязычное	8	9900	lang:en	
англоязычную	8	9903	lang:en	
англоязычные	8	9901	lang:en	
англоязычныи	8	9804	lang:en	англоязычный
англоязычных	8	9902	lang:en	
андреи звягинцев	8		person:"Andrey Zvyagintsev"	андрей звягинцев
андреи тарковскии	8		person:"Andrei Tarkovsky"	андрей тарковский
андрея тарковского	8		person:"Andrei Tarkovsky"	
анимации	8	1801	genre:animation	
анимационная	8	1803	genre:animation	
анимационное	8	1804	genre:animation	
анимационную	8	1902	genre:animation	
анимационные	8	1900	genre:animation	
анимационныи	8	1802	genre:animation	анимационный
анимационных	8	1901	genre:animation	
анимация	8	1800	genre:animation	
аниме	8	2200	genre:animation lang:ja	
антиутопии	8		dystopia	
антиутопия	8		dystopia	
апокалипсис	8		apocalypse	
апокалипсис	8		#english	
арабская	8	16001	lang:ar	
арабские	8	16003	lang:ar	
арабскии	8	16000	lang:ar	арабский
арабских	8	16004	lang:ar	
арабское	8	16002	lang:ar	
арабскую	8	16005	lang:ar	
аргентина	8	12401	lang:es argentina	
аргентинская	8	12301	lang:es argentina	
аргентинские	8	12303	lang:es argentina	
аргентинскии	8	12300	lang:es argentina	аргентинский
аргентинских	8	12304	lang:es argentina	
аргентинское	8	12302	lang:es argentina	
аргентинскую	8	12400	lang:es argentina	
аргентины	8	12402	lang:es argentina	
арнольд шварценеггер	8		person:"Arnold Schwarzenegger"	
арнольда шварценеггера	8		person:"Arnold Schwarzenegger"	
атмосферная	8	23508	mood:cosy	
атмосферное	8	23601	mood:cosy	
атмосферную	8	23604	mood:cosy	
атмосферные	8	23602	mood:cosy	
атмосферныи	8	23507	mood:cosy	атмосферный
атмосферных	8	23603	mood:cosy	
африка	8		africa	
африканская	8		africa	
африканские	8		africa	
африканскии	8		africa	африканский
африканских	8		africa	
африканское	8		africa	
африканскую	8		africa	
баиопик	8		biography	байопик
баиопики	8		biography	байопики
бандитов	8	19400	genre:crime gangster	
бандиты	8	19304	genre:crime gangster	
без	8		#not	
безысходные	8	21903	mood:bleak	
бельгииская	8	13401	lang:fr,nl belgium	бельгийская
бельгииские	8	13403	lang:fr,nl belgium	бельгийские
бельгиискии	8	13400	lang:fr,nl belgium	бельгийский
бельгииских	8	13404	lang:fr,nl belgium	бельгийских
бельгииское	8	13402	lang:fr,nl belgium	бельгийское
бельгиискую	8	13500	lang:fr,nl belgium	бельгийскую
бельгия	8	13501	lang:fr,nl belgium	
бесплатно	8		-	
биографии	8		biography	
биографическая	8		biography	
биографические	8		biography	
биографическии	8		biography	биографический
биографических	8		biography	
биографическое	8		biography	
биографическую	8		biography	
биография	8		biography	
боевик	8	1100	genre:action	
боевик комедия	8	1202	genre:action,comedy	
боевики	8	1101	genre:action	
боевиков	8	1102	genre:action	
боевиком	8	1103	genre:action	
боевые искусства	8		martial arts	
боевых искусств	8		martial arts	
более	8		#over	
болливуд	8	11700	lang:hi	
болливудская	8	11702	lang:hi	
болливудские	8	11704	lang:hi	
болливудскии	8	11701	lang:hi	болливудский
болливудских	8	11705	lang:hi	
болливудское	8	11703	lang:hi	
болливудскую	8	11800	lang:hi	
больше	8		#over	
бразилии	8	12002	lang:pt brazil	
бразилия	8	12001	lang:pt brazil	
бразилия	8		#english	
бразильская	8	11901	lang:pt brazil	
бразильские	8	11903	lang:pt brazil	
бразильскии	8	11900	lang:pt brazil	бразильский
бразильских	8	11904	lang:pt brazil	
бразильское	8	11902	lang:pt brazil	
бразильскую	8	12000	lang:pt brazil	
бред питт	8		person:"Brad Pitt"	
британская	8	10101	lang:en england	
британские	8	10103	lang:en england	
британскии	8	10100	lang:en england	британский
британских	8	10104	lang:en england	
британское	8	10102	lang:en england	
британскую	8	10105	lang:en england	
брэд питт	8		person:"Brad Pitt"	
брэда питта	8		person:"Brad Pitt"	
брэдом питтом	8		person:"Brad Pitt"	
брюс уиллис	8		person:"Bruce Willis"	
брюса уиллиса	8		person:"Bruce Willis"	
брюсом уиллисом	8		person:"Bruce Willis"	
бы	8		-	
в	8		-	
в главнои роли	8		-	в главной роли
в жанре	8		-	
в конце	8		#late	
в которои	8		-	в которой
в котором	8		-	
в которых	8		-	
в роли	8		-	
в ролях	8		-	
в середине	8		#mid	
в хорошем качестве	8		-	
вампир	8		vampire	
вампирах	8		vampire	
вампиров	8		vampire	
вампиры	8		vampire	
вдохновляющая	8	23702	mood:inspiring	
вдохновляющие	8	23704	mood:inspiring	
вдохновляющии	8	23701	mood:inspiring	вдохновляющий
вдохновляющих	8	23801	mood:inspiring	
вдохновляющое	8	23703	mood:inspiring	
вдохновляющую	8	23802	mood:inspiring	
ведьм	8		witch	
ведьма	8		witch	
ведьма	8		#english	
ведьмы	8		witch	
ведьмы	8		#english	
великая отечественная	8		world war ii	
великобритании	8	10203	lang:en england	
великобритания	8	10202	lang:en england	
великои отечественнои	8		world war ii	великой отечественной
венгерская	8	14801	lang:hu	
венгерские	8	14803	lang:hu	
венгерскии	8	14800	lang:hu	венгерский
венгерских	8	14804	lang:hu	
венгерское	8	14802	lang:hu	
венгерскую	8	14805	lang:hu	
венгрии	8	14901	lang:hu	
венгрия	8	14900	lang:hu	
веселые	8	20808	mood:funny	
веселые	8	20901	mood:funny	весёлые
веселыи	8	20902	mood:funny	веселый
веселыи	8	20903	mood:funny	весёлый
вестерн	8	6400	genre:western	
вестернов	8	6402	genre:western	
вестерны	8	6401	genre:western	
взрывающие мозг	8	22902	mood:mind-bending	
во	8		-	
вов	8		world war ii	
военная	8	6101	genre:war	
военная драма	8	6300	genre:war,drama	
военное	8	6102	genre:war	
военную	8	6105	genre:war	
военные	8	6103	genre:war	
военные драмы	8	6301	genre:war,drama	
военныи	8	6100	genre:war	военный
военных	8	6104	genre:war	
воина	8	6106	genre:war	война
воина	8		#english	
воине	8	6200	genre:war	войне
воину	8	6202	genre:war	войну
воины	8	6107	genre:war	войны
воины	8		#english	
восьмидесятые	8		year:1980-1989	
восьмидесятых	8		year:1980-1989	
восьмидесятых годов	8		year:1980-1989	
вроде	8		-	
вторая мировая	8		world war ii	
вторая мировая воина	8		world war ii	вторая мировая война
второи мировои	8		world war ii	второй мировой
второи мировои воине	8		world war ii	второй мировой войне
вынос мозга	8	22905	mood:mind-bending	
выносящие мозг	8	22903	mood:mind-bending	
выпущенные	8		-	
вышедшие	8		-	
вьетнам	8	16500	lang:vi	
вьетнамская	8	16401	lang:vi	
вьетнамские	8	16403	lang:vi	
вьетнамскии	8	16400	lang:vi	вьетнамский
вьетнамских	8	16404	lang:vi	
вьетнамское	8	16402	lang:vi	
вьетнамскую	8	16405	lang:vi	
гаи ричи	8		person:"Guy Ritchie"	гай ричи
гангстер	8	19200	genre:crime gangster	
гангстер	8		#english	
гангстеров	8	19202	genre:crime gangster	
гангстерская	8	19204	genre:crime gangster	
гангстерские	8	19301	genre:crime gangster	
гангстерскии	8	19203	genre:crime gangster	гангстерский
гангстерских	8	19302	genre:crime gangster	
гангстерское	8	19300	genre:crime gangster	
гангстерскую	8	19303	genre:crime gangster	
гангстеры	8	19201	genre:crime gangster	
гая ричи	8		person:"Guy Ritchie"	
где	8		-	
германии	8	8907	lang:de	
германия	8	8906	lang:de	
германская	8	9001	lang:de	
германские	8	9003	lang:de	
германскии	8	9000	lang:de	германский
германских	8	9004	lang:de	
германское	8	9002	lang:de	
германскую	8	9005	lang:de	
главная роль	8		-	
год	8		-	
года	8		-	
годов	8		#decade	
годов	8		-	
году	8		-	
годы	8		#decade	
голландия	8	13802	lang:nl	
голландская	8	13601	lang:nl	
голландские	8	13603	lang:nl	
голландскии	8	13600	lang:nl	голландский
голландских	8	13604	lang:nl	
голландское	8	13602	lang:nl	
голландскую	8	13605	lang:nl	
голливудская	8	9702	lang:en	
голливудские	8	9704	lang:en	
голливудскии	8	9701	lang:en	голливудский
голливудских	8	9800	lang:en	
голливудское	8	9703	lang:en	
голливудскую	8	9801	lang:en	
гонконг	8	8300	lang:cn,zh	
гонконга	8	8301	lang:cn,zh	
гонконгская	8	8303	lang:cn,zh	
гонконгские	8	8305	lang:cn,zh	
гонконгскии	8	8302	lang:cn,zh	гонконгский
гонконгских	8	8400	lang:cn,zh	
гонконгское	8	8304	lang:cn,zh	
гонконгскую	8	8401	lang:cn,zh	
греции	8	15200	lang:el	
греция	8	15106	lang:el	
греческая	8	15101	lang:el	
греческие	8	15103	lang:el	
греческии	8	15100	lang:el	греческий
греческих	8	15104	lang:el	
греческое	8	15102	lang:el	
греческую	8	15105	lang:el	
грустная	8	21302	mood:sad	
грустное	8	21303	mood:sad	
грустную	8	21306	mood:sad	
грустные	8	21304	mood:sad	
грустныи	8	21301	mood:sad	грустный
грустных	8	21305	mood:sad	
дании	8	14007	lang:da	
дания	8	14006	lang:da	
датская	8	14001	lang:da	
датские	8	14003	lang:da	
датскии	8	14000	lang:da	датский
датских	8	14004	lang:da	
датское	8	14002	lang:da	
датскую	8	14005	lang:da	
два	8		#2	
двадцатого века	8		year:1900-1999	
двадцатые	8		year:1920-1929	
двадцатыи век	8		year:1900-1999	двадцатый век
двадцатых	8		year:1920-1929	
двадцатых годов	8		year:1920-1929	
двадцать первыи век	8		year:2000-	двадцать первый век
две	8		#2	
двух	8		#2	
двухтысячные	8		year:2000-2009	
двухтысячных	8		year:2000-2009	
де ниро	8		person:"Robert De Niro"	
девяносто	8		#90	
девяностые	8		year:1990-1999	
девяностых	8		year:1990-1999	
девяностых годов	8		year:1990-1999	
деиствие происходит	8		-	действие происходит
депрессивная	8	21801	mood:bleak	
депрессивное	8	21802	mood:bleak	
депрессивную	8	21805	mood:bleak	
депрессивные	8	21803	mood:bleak	
депрессивныи	8	21707	mood:bleak	депрессивный
депрессивных	8	21804	mood:bleak	
держащие в напряжении	8	22203	mood:tense	
держит в напряжении	8	22204	mood:tense	
десятилетие	8		#decade	
десятые годы	8		year:2010-2019	
десятых годов	8		year:2010-2019	
детектив	8	4200	genre:mystery	
детективная	8	4204	genre:mystery	
детективное	8	4205	genre:mystery	
детективную	8	4302	genre:mystery	
детективные	8	4300	genre:mystery	
детективныи	8	4203	genre:mystery	детективный
детективных	8	4301	genre:mystery	
детективов	8	4202	genre:mystery	
детективы	8	4201	genre:mystery	
детская	8	2600	genre:family	
детские	8	2602	genre:family	
детские мультики	8	2400	genre:animation,family	
детские мультфильмы	8	2302	genre:animation,family	
детскии	8	2506	genre:family	детский
детских	8	2603	genre:family	
детское	8	2601	genre:family	
детскую	8	2604	genre:family	
джеисон стетхем	8		person:"Jason Statham"	джейсон стетхем
джеисон стэтхэм	8		person:"Jason Statham"	джейсон стэтхэм
джеисона стэтхэма	8		person:"Jason Statham"	джейсона стэтхэма
джеисоном стэтхэмом	8		person:"Jason Statham"	джейсоном стэтхэмом
джеки чан	8		person:"Jackie Chan"	
джеки чана	8		person:"Jackie Chan"	
джеки чаном	8		person:"Jackie Chan"	
джим керри	8		person:"Jim Carrey"	
джима керри	8		person:"Jim Carrey"	
джимом керри	8		person:"Jim Carrey"	
джонни депп	8		person:"Johnny Depp"	
джонни деппа	8		person:"Johnny Depp"	
джонни деппом	8		person:"Johnny Depp"	
ди каприо	8		person:"Leonardo DiCaprio"	
дикаприо	8		person:"Leonardo DiCaprio"	
динамичная	8	23401	mood:thrilling	
динамичное	8	23402	mood:thrilling	
динамичную	8	23405	mood:thrilling	
динамичные	8	23403	mood:thrilling	
динамичныи	8	23305	mood:thrilling	динамичный
динамичных	8	23404	mood:thrilling	
динозавр	8		dinosaur	
динозавр	8		#english	
динозавров	8		dinosaur	
динозавры	8		dinosaur	
дистопия	8		dystopia	
длинная	8		runtime:150-	
длиннее	8		#over	
длинное	8		runtime:150-	
длинную	8		runtime:150-	
длинные	8		runtime:150-	
длинныи	8		runtime:150-	длинный
длинных	8		runtime:150-	
для	8		-	
для всеи семьи	8	2606	genre:family	для всей семьи
для детеи	8	2605	genre:family	для детей
для поднятия настроения	8	20007	mood:feel-good	
для семеиного просмотра	8	2700	genre:family	для семейного просмотра
до	8		#before	
до	8		#until	
до	8		#under	
до	8		#and	
до слез	8	21406	mood:sad	
до слез	8	21407	mood:sad	до слёз
добрая	8	20002	mood:feel-good	
доброе	8	20003	mood:feel-good	
добрую	8	20006	mood:feel-good	
добрые	8	20004	mood:feel-good	
добрыи	8	20001	mood:feel-good	добрый
добрых	8	20005	mood:feel-good	
документалка	8	6902	genre:documentary	
документалки	8	6903	genre:documentary	
документальная	8	6801	genre:documentary	
документальное	8	6802	genre:documentary	
документальное кино	8	7000	genre:documentary	
документальную	8	6901	genre:documentary	
документальные	8	6803	genre:documentary	
документальные фильмы	8	7002	genre:documentary	
документальныи	8	6800	genre:documentary	документальный
документальныи фильм	8	7001	genre:documentary	документальный фильм
документальных	8	6900	genre:documentary	
долгие	8		runtime:150-	
дольше	8		#over	
дорама	8	7805	lang:ko	
дорамы	8	7806	lang:ko	
драм	8	5202	genre:drama	
драма	8	5200	genre:drama	
драматическая	8	5205	genre:drama	
драматические	8	5300	genre:drama	
драматическии	8	5204	genre:drama	драматический
драматических	8	5301	genre:drama	
драматическое	8	5206	genre:drama	
драматическую	8	5302	genre:drama	
драмеди	8	5402	genre:drama,comedy	
драму	8	5203	genre:drama	
драмы	8	5201	genre:drama	
душевная	8	20502	mood:heartwarming	
душевное	8	20503	mood:heartwarming	
душевную	8	20506	mood:heartwarming	
душевные	8	20504	mood:heartwarming	
душевныи	8	20501	mood:heartwarming	душевный
душевных	8	20505	mood:heartwarming	
дэвид линч	8		person:"David Lynch"	
дэвид финчер	8		person:"David Fincher"	
дэвида линча	8		person:"David Lynch"	
дэвида финчера	8		person:"David Fincher"	
е	8		#decade	
е годы	8		#decade	
европа	8	18002	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
европеиская	8	17801	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	европейская
европеиские	8	17901	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	европейские
европеискии	8	17800	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	европейский
европеиских	8	18000	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	европейских
европеиское	8	17900	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	европейское
европеискую	8	18001	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	европейскую
европы	8	18100	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
египетская	8	16101	lang:ar egypt	
египетские	8	16103	lang:ar egypt	
египетскии	8	16100	lang:ar egypt	египетский
египетских	8	16104	lang:ar egypt	
египетское	8	16102	lang:ar egypt	
египетскую	8	16105	lang:ar egypt	
единоборства	8		martial arts	
есть	8		-	
жанр	8		-	
жанра	8		-	
жизнеутверждающая	8	20204	mood:feel-good	
жизнеутверждающие	8	20302	mood:feel-good	
жизнеутверждающии	8	20203	mood:feel-good	жизнеутверждающий
жизнеутверждающих	8	20303	mood:feel-good	
жизнеутверждающое	8	20301	mood:feel-good	
жизнеутверждающую	8	20401	mood:feel-good	
жуткая	8	22308	mood:scary	
жуткие	8	22402	mood:scary	
жуткии	8	22307	mood:scary	жуткий
жутких	8	22403	mood:scary	
жуткое	8	22401	mood:scary	
жуткую	8	22404	mood:scary	
за	8		-	
за исключением	8		#not	
запутанная	8	22802	mood:mind-bending	
запутанное	8	22803	mood:mind-bending	
запутанную	8	22901	mood:mind-bending	
запутанные	8	22804	mood:mind-bending	
запутанныи	8	22801	mood:mind-bending	запутанный
запутанных	8	22805	mood:mind-bending	
зарубежная	8	18401	lang:!en	
зарубежное	8	18402	lang:!en	
зарубежную	8	18405	lang:!en	
зарубежные	8	18403	lang:!en	
зарубежныи	8	18400	lang:!en	зарубежный
зарубежных	8	18404	lang:!en	
заставляющие думать	8	23001	mood:mind-bending	
захватывающая	8	23102	mood:thrilling	
захватывающие	8	23104	mood:thrilling	
захватывающии	8	23101	mood:thrilling	захватывающий
захватывающих	8	23201	mood:thrilling	
захватывающое	8	23103	mood:thrilling	
захватывающую	8	23202	mood:thrilling	
звягинцев	8		person:"Andrey Zvyagintsev"	
звягинцева	8		person:"Andrey Zvyagintsev"	
знаменитая	8		sort:popularity	
знаменитое	8		sort:popularity	
знаменитую	8		sort:popularity	
знаменитые	8		sort:popularity	
знаменитыи	8		sort:popularity	знаменитый
знаменитых	8		sort:popularity	
золотая пальмовая ветвь	8		award:palme-d'or	
золотои лев	8		award:golden-lion	золотой лев
золотои медведь	8		award:golden-bear	золотой медведь
зомби	8		zombie	
и	8		#and	
и	8		-	
и выше	8		#later	
и далее	8		#later	
и новее	8		#later	
и позже	8		#later	
и ранее	8		#earlier	
и раньше	8		#earlier	
и старше	8		#earlier	
из	8		-	
известная	8		sort:popularity	
известное	8		sort:popularity	
известную	8		sort:popularity	
известные	8		sort:popularity	
известныи	8		sort:popularity	известный
известных	8		sort:popularity	
израиль	8	15900	lang:he	
израильская	8	15801	lang:he	
израильские	8	15803	lang:he	
израильскии	8	15800	lang:he	израильский
израильских	8	15804	lang:he	
израильское	8	15802	lang:he	
израильскую	8	15805	lang:he	
израиля	8	15901	lang:he	
или	8		-	
или более	8		#more	
или больше	8		#more	
или менее	8		#less	
или меньше	8		#less	
индии	8	17102	lang:hi,te,ta,ml,kn,bn,mr,pa	
индииская	8	17001	lang:hi,te,ta,ml,kn,bn,mr,pa	индийская
индииские	8	17003	lang:hi,te,ta,ml,kn,bn,mr,pa	индийские
индиискии	8	17000	lang:hi,te,ta,ml,kn,bn,mr,pa	индийский
индииских	8	17004	lang:hi,te,ta,ml,kn,bn,mr,pa	индийских
индииское	8	17002	lang:hi,te,ta,ml,kn,bn,mr,pa	индийское
индиискую	8	17100	lang:hi,te,ta,ml,kn,bn,mr,pa	индийскую
индия	8	17101	lang:hi,te,ta,ml,kn,bn,mr,pa	
индонезииская	8	16601	lang:id	индонезийская
индонезииские	8	16603	lang:id	индонезийские
индонезиискии	8	16600	lang:id	индонезийский
индонезииских	8	16604	lang:id	индонезийских
индонезииское	8	16602	lang:id	индонезийское
индонезиискую	8	16700	lang:id	индонезийскую
индонезия	8	16701	lang:id	
инопланетян	8		alien	
инопланетяне	8		alien	
иностранная	8	18501	lang:!en	
иностранное	8	18502	lang:!en	
иностранную	8	18505	lang:!en	
иностранные	8	18503	lang:!en	
иностранныи	8	18500	lang:!en	иностранный
иностранных	8	18504	lang:!en	
интересная	8		-	
интересное	8		-	
интересную	8		-	
интересные	8		-	
интересныи	8		-	интересный
интересных	8		-	
иран	8	15706	lang:fa	
ирана	8	15707	lang:fa	
иранская	8	15701	lang:fa	
иранские	8	15703	lang:fa	
иранскии	8	15700	lang:fa	иранский
иранских	8	15704	lang:fa	
иранское	8	15702	lang:fa	
иранскую	8	15705	lang:fa	
ирландии	8	10401	lang:en ireland	
ирландия	8	10400	lang:en ireland	
ирландская	8	10301	lang:en ireland	
ирландские	8	10303	lang:en ireland	
ирландскии	8	10300	lang:en ireland	ирландский
ирландских	8	10304	lang:en ireland	
ирландское	8	10302	lang:en ireland	
ирландскую	8	10305	lang:en ireland	
исключая	8		#not	
исландии	8	14501	lang:is	
исландия	8	14500	lang:is	
исландская	8	14401	lang:is	
исландские	8	14403	lang:is	
исландскии	8	14400	lang:is	исландский
исландских	8	14404	lang:is	
исландское	8	14402	lang:is	
исландскую	8	14405	lang:is	
испании	8	9300	lang:es	
испания	8	9206	lang:es	
испанская	8	9201	lang:es	
испанские	8	9203	lang:es	
испанскии	8	9200	lang:es	испанский
испанских	8	9204	lang:es	
испанское	8	9202	lang:es	
испанскую	8	9205	lang:es	
истории любви	8	702	genre:romance	
историческая	8	5701	genre:history	
историческая драма	8	6000	genre:drama,history	
исторические	8	5703	genre:history	
исторические драмы	8	6001	genre:drama,history	
историческии	8	5700	genre:history	исторический
исторических	8	5704	genre:history	
историческое	8	5702	genre:history	
историческую	8	5800	genre:history	
история	8	5801	genre:history	
история любви	8	701	genre:romance	
италии	8	9501	lang:it	
италия	8	9500	lang:it	
итальянская	8	9401	lang:it	
итальянские	8	9403	lang:it	
итальянскии	8	9400	lang:it	итальянский
итальянскии неореализм	8	18701	lang:it year:1943-1954	итальянский неореализм
итальянских	8	9404	lang:it	
итальянское	8	9402	lang:it	
итальянскую	8	9405	lang:it	
ищу	8		-	
ищу фильм	8		-	
к	8		-	
как	8		-	
какие	8		-	
какои	8		-	какой
какои нибудь	8		-	какой-нибудь
канада	8	11000	lang:en,fr canada	
канадская	8	10901	lang:en,fr canada	
канадские	8	10903	lang:en,fr canada	
канадскии	8	10900	lang:en,fr canada	канадский
канадских	8	10904	lang:en,fr canada	
канадское	8	10902	lang:en,fr canada	
канадскую	8	10905	lang:en,fr canada	
канады	8	11001	lang:en,fr canada	
картина	8		-	
картины	8		-	
катастрофа	8		disaster	
катастрофы	8		disaster	
катастрофы мирового масштаба	8		apocalypse	
квентин тарантино	8		person:"Quentin Tarantino"	
квентина тарантино	8		person:"Quentin Tarantino"	
киану ривз	8		person:"Keanu Reeves"	
киану ривза	8		person:"Keanu Reeves"	
киану ривзом	8		person:"Keanu Reeves"	
кино	8		-	
кино	8	18906	#movie	
кино о	8	19102	#movie	
кино о	8		-	
кино про	8	19101	#movie	
кино про	8		-	
кинофильм	8		-	
кинофильм	8	18907	#movie	
кинофильмы	8		-	
кинофильмы	8	18908	#movie	
китаи	8	8106	lang:zh	китай
китаиская	8	8101	lang:zh	китайская
китаиские	8	8103	lang:zh	китайские
китаискии	8	8100	lang:zh	китайский
китаиских	8	8104	lang:zh	китайских
китаиское	8	8102	lang:zh	китайское
китаискую	8	8105	lang:zh	китайскую
китая	8	8107	lang:zh	
классика	8		year:-1979	
классики	8		year:-1979	
классическая	8		year:-1979	
классические	8		year:-1979	
классическии	8		year:-1979	классический
классических	8		year:-1979	
классическое	8		year:-1979	
классическую	8		year:-1979	
классные	8		-	
колумбииская	8	12801	lang:es colombia	колумбийская
колумбииские	8	12803	lang:es colombia	колумбийские
колумбиискии	8	12800	lang:es colombia	колумбийский
колумбииских	8	12804	lang:es colombia	колумбийских
колумбииское	8	12802	lang:es colombia	колумбийское
колумбиискую	8	12900	lang:es colombia	колумбийскую
комедиеи	8	404	genre:comedy	комедией
комедии	8	301	genre:comedy	
комедии	8	302	genre:comedy	комедий
комедииная	8	305	genre:comedy	комедийная
комедииное	8	306	genre:comedy	комедийное
комедииную	8	402	genre:comedy	комедийную
комедииные	8	400	genre:comedy	комедийные
комедииные боевики	8	1201	genre:action,comedy	комедийные боевики
комедииныи	8	304	genre:comedy	комедийный
комедииныи боевик	8	1200	genre:action,comedy	комедийный боевик
комедииных	8	401	genre:comedy	комедийных
комедию	8	303	genre:comedy	
комедия	8	300	genre:comedy	
комедия драма	8	5403	genre:drama,comedy	
комикс	8		based on comic	
комиксы	8		based on comic	
конец	8		#late	
конец света	8		apocalypse	
конец света	8		#english	
конца	8		#late	
кореи	8	7802	lang:ko	
кореиская	8	7601	lang:ko	корейская
кореиские	8	7603	lang:ko	корейские
кореискии	8	7600	lang:ko	корейский
кореиских	8	7604	lang:ko	корейских
кореиское	8	7602	lang:ko	корейское
кореискую	8	7605	lang:ko	корейскую
корея	8	7801	lang:ko	
короткая	8		runtime:-80	
короткие	8		runtime:-80	
короткии	8		runtime:-80	короткий
коротких	8		runtime:-80	
короткое	8		runtime:-80	
короткометражка	8		runtime:-80	
короткометражки	8		runtime:-80	
короткометражная	8		runtime:-80	
короткометражное	8		runtime:-80	
короткометражную	8		runtime:-80	
короткометражные	8		runtime:-80	
короткометражныи	8		runtime:-80	короткометражный
короткометражных	8		runtime:-80	
короткую	8		runtime:-80	
короче	8		#under	
космическая	8		space	
космические	8		space	
космическии	8		space	космический
космических	8		space	
космическое	8		space	
космическую	8		space	
космос	8		space	
космосе	8		space	
костюмная	8	5803	genre:history	
костюмное	8	5804	genre:history	
костюмную	8	5901	genre:history	
костюмные	8	5805	genre:history	
костюмныи	8	5802	genre:history	костюмный
костюмных	8	5900	genre:history	
котов	8		cat	
которые	8		-	
которыи	8		-	который
которых	8		-	
кошек	8		cat	
кошка	8		cat	
кошки	8		cat	
криминал	8	4500	genre:crime	
криминальная	8	4502	genre:crime	
криминальная драма	8	5600	genre:drama,crime	
криминальная комедия	8	5002	genre:comedy,crime	
криминальное	8	4503	genre:crime	
криминальную	8	4601	genre:crime	
криминальные	8	4504	genre:crime	
криминальные драмы	8	5601	genre:drama,crime	
криминальные комедии	8	5100	genre:comedy,crime	
криминальные триллеры	8	4801	genre:crime,thriller	
криминальныи	8	4501	genre:crime	криминальный
криминальныи триллер	8	4800	genre:crime,thriller	криминальный триллер
криминальных	8	4600	genre:crime	
кристофер нолан	8		person:"Christopher Nolan"	
кристофера нолана	8		person:"Christopher Nolan"	
кроме	8		#not	
крутые	8		-	
кубрик	8		person:"Stanley Kubrick"	
кубрика	8		person:"Stanley Kubrick"	
культовая	8		sort:popularity	
культовое	8		sort:popularity	
культовую	8		sort:popularity	
культовые	8		sort:popularity	
культовыи	8		sort:popularity	культовый
культовых	8		sort:popularity	
куросава	8		person:"Akira Kurosawa"	
куросавы	8		person:"Akira Kurosawa"	
латиноамериканская	8	17201	lang:es,pt	
латиноамериканские	8	17300	lang:es,pt	
латиноамериканскии	8	17200	lang:es,pt	латиноамериканский
латиноамериканских	8	17301	lang:es,pt	
латиноамериканское	8	17202	lang:es,pt	
латиноамериканскую	8	17302	lang:es,pt	
лауреаты оскара	8		award:oscar	
легкие	8	20402	mood:feel-good	лёгкие
легкие	8	20403	mood:feel-good	
лента	8		-	
ленты	8		-	
леонардо ди каприо	8		person:"Leonardo DiCaprio"	
леонардо дикаприо	8		person:"Leonardo DiCaprio"	
лучшая	8		sort:rating	
лучшие	8		sort:rating	
лучшии	8		sort:rating	лучший
лучших	8		sort:rating	
лучшое	8		sort:rating	
лучшую	8		sort:rating	
любви	8	700	genre:romance	
любовная	8	506	genre:romance	
любовная драма	8	1002	genre:romance,drama	
любовное	8	600	genre:romance	
любовную	8	603	genre:romance	
любовные	8	601	genre:romance	
любовныи	8	505	genre:romance	любовный
любовных	8	602	genre:romance	
любовь	8	605	genre:romance	
любовь	8		#english	
максимум	8		#under	
максимум	8		#less	
маньяк	8		serial killer	
маньяки	8		serial killer	
маньяков	8		serial killer	
мартин скорсезе	8		person:"Martin Scorsese"	
мафии	8	19501	genre:crime mafia	
мафию	8	19502	genre:crime mafia	
мафия	8	19500	genre:crime mafia	
медитативная	8	24102	mood:slow	
медитативное	8	24103	mood:slow	
медитативную	8	24201	mood:slow	
медитативные	8	24104	mood:slow	
медитативныи	8	24101	mood:slow	медитативный
медитативных	8	24105	mood:slow	
медленная	8	24002	mood:slow	
медленное	8	24003	mood:slow	
медленную	8	24006	mood:slow	
медленные	8	24004	mood:slow	
медленныи	8	24001	mood:slow	медленный
медленных	8	24005	mood:slow	
между	8		#between	
мексика	8	12601	lang:es mexico	
мексиканская	8	12501	lang:es mexico	
мексиканские	8	12503	lang:es mexico	
мексиканскии	8	12500	lang:es mexico	мексиканский
мексиканских	8	12504	lang:es mexico	
мексиканское	8	12502	lang:es mexico	
мексиканскую	8	12600	lang:es mexico	
мексики	8	12602	lang:es mexico	
мелодрам	8	502	genre:romance	
мелодрама	8	500	genre:romance	
мелодраму	8	503	genre:romance	
мелодрамы	8	501	genre:romance	
менее	8		#under	
меньше	8		#under	
мести	8		revenge	
месть	8		revenge	
месть	8		#english	
мин	8		#minutes	
минимум	8		#over	
минимум	8		#more	
минут	8		#minutes	
минута	8		#minutes	
минуту	8		#minutes	
минуты	8		#minutes	
мистика	8	4303	genre:mystery	
мистики	8	4304	genre:mystery	
мистическая	8	4400	genre:mystery	
мистические	8	4402	genre:mystery	
мистическии	8	4305	genre:mystery	мистический
мистических	8	4403	genre:mystery	
мистическое	8	4401	genre:mystery	
мистическую	8	4404	genre:mystery	
миядзаки	8		person:"Hayao Miyazaki"	
мотивирующая	8	23804	mood:inspiring	
мотивирующие	8	23901	mood:inspiring	
мотивирующии	8	23803	mood:inspiring	мотивирующий
мотивирующих	8	23902	mood:inspiring	
мотивирующое	8	23805	mood:inspiring	
мотивирующую	8	23903	mood:inspiring	
мрачная	8	21702	mood:bleak	
мрачное	8	21703	mood:bleak	
мрачную	8	21706	mood:bleak	
мрачные	8	21704	mood:bleak	
мрачныи	8	21701	mood:bleak	мрачный
мрачных	8	21705	mood:bleak	
музыкальная	8	6604	genre:music	
музыкальное	8	6605	genre:music	
музыкальную	8	6702	genre:music	
музыкальные	8	6700	genre:music	
музыкальныи	8	6603	genre:music	музыкальный
музыкальных	8	6701	genre:music	
музыку	8	6704	genre:music	
мультик	8	1703	genre:animation	
мультики	8	1704	genre:animation	
мультики для детеи	8	2301	genre:animation,family	мультики для детей
мультиков	8	1705	genre:animation	
мультипликационная	8	2000	genre:animation	
мультипликационное	8	2001	genre:animation	
мультипликационную	8	2101	genre:animation	
мультипликационные	8	2002	genre:animation	
мультипликационныи	8	1903	genre:animation	мультипликационный
мультипликационных	8	2100	genre:animation	
мультфильм	8	1700	genre:animation	
мультфильмов	8	1702	genre:animation	
мультфильмы	8	1701	genre:animation	
мультфильмы для детеи	8	2300	genre:animation,family	мультфильмы для детей
мюзикл	8	6600	genre:music	
мюзиклов	8	6602	genre:music	
мюзиклы	8	6601	genre:music	
на	8		-	
на англииском	8	9904	lang:en	на английском
на испанском	8	9301	lang:es	
на итальянском	8	9502	lang:it	
на китаиском	8	8200	lang:zh	на китайском
на немецком	8	9100	lang:de	
на основе реальных событии	8		true story	на основе реальных событий
на реальных событиях	8		true story	
на русском	8	11400	lang:ru	
на тему	8		-	
на французском	8	8802	lang:fr	
на японском	8	8000	lang:ja	
наиди	8		-	найди
наити	8		-	найти
напряженная	8	22002	mood:tense	
напряженная	8	22103	mood:tense	напряжённая
напряженное	8	22003	mood:tense	
напряженное	8	22104	mood:tense	напряжённое
напряженную	8	22101	mood:tense	
напряженную	8	22202	mood:tense	напряжённую
напряженные	8	22004	mood:tense	
напряженные	8	22105	mood:tense	напряжённые
напряженныи	8	22001	mood:tense	напряженный
напряженныи	8	22102	mood:tense	напряжённый
напряженных	8	22005	mood:tense	
напряженных	8	22201	mood:tense	напряжённых
научная фантастика	8	3301	genre:science-fiction	
научно фантастическая	8	3400	genre:science-fiction	научно-фантастическая
научно фантастические	8	3500	genre:science-fiction	научно-фантастические
научно фантастическии	8	3302	genre:science-fiction	научно-фантастический
научно фантастических	8	3501	genre:science-fiction	научно-фантастических
научно фантастическое	8	3401	genre:science-fiction	научно-фантастическое
научно фантастическую	8	3600	genre:science-fiction	научно-фантастическую
начала	8		#early	
начало	8		#early	
начиная с	8		#since	
не	8		#not	
не более	8		#under	
не больше	8		#under	
не длиннее	8		#under	
не короче	8		#over	
не менее	8		#over	
не позже	8		#until	
не раньше	8		#since	
недавние	8		sort:year	
немая	8		year:-1929	
немецкая	8	8901	lang:de	
немецкие	8	8903	lang:de	
немецкии	8	8900	lang:de	немецкий
немецкии экспрессионизм	8	18800	lang:de year:1913-1933	немецкий экспрессионизм
немецких	8	8904	lang:de	
немецкое	8	8902	lang:de	
немецкую	8	8905	lang:de	
немое	8		year:-1929	
немое кино	8		year:-1929	
немои	8		year:-1929	немой
немую	8		year:-1929	
немые	8		year:-1929	
немые фильмы	8		year:-1929	
немых	8		year:-1929	
неореализм	8	18700	lang:it year:1943-1954	
неплохие	8		-	
нидерландская	8	13701	lang:nl	
нидерландские	8	13703	lang:nl	
нидерландскии	8	13700	lang:nl	нидерландский
нидерландских	8	13704	lang:nl	
нидерландское	8	13702	lang:nl	
нидерландскую	8	13800	lang:nl	
нидерланды	8	13801	lang:nl	
никита михалков	8		person:"Nikita Mikhalkov"	
никиты михалкова	8		person:"Nikita Mikhalkov"	
но не	8		#not	
новая	8		sort:year	
новая волна	8	18601	lang:fr year:1958-1968	
новее	8		#after	
новеишие	8		sort:year	новейшие
новинка	8		sort:year	
новинки	8		sort:year	
новогодная	8		new year's eve	
новогодние	8		new year's eve	
новогоднии	8		new year's eve	новогодний
новогодних	8		new year's eve	
новогодное	8		new year's eve	
новогодную	8		new year's eve	
новогодняя	8		new year's eve	
новое	8		sort:year	
новую	8		sort:year	
новые	8		sort:year	
новыи	8		sort:year	новый
новыи год	8		new year's eve	новый год
новых	8		sort:year	
нолан	8		person:"Christopher Nolan"	
нолана	8		person:"Christopher Nolan"	
норвегии	8	14201	lang:no	
норвегия	8	14200	lang:no	
норвежская	8	14101	lang:no	
норвежские	8	14103	lang:no	
норвежскии	8	14100	lang:no	норвежский
норвежских	8	14104	lang:no	
норвежское	8	14102	lang:no	
норвежскую	8	14105	lang:no	
нуар	8		film noir	
нуары	8		film noir	
нулевые	8		year:2000-2009	
нулевых	8		year:2000-2009	
о	8		-	
о воине	8	6108	genre:war	о войне
о любви	8	606	genre:romance	
об	8		-	
оборотень	8		werewolf	
оборотнеи	8		werewolf	оборотней
оборотни	8		werewolf	
обязательные к просмотру	8		sort:rating	
ограбление	8		heist	
ограбление банка	8		heist	
ограбления	8		heist	
один	8		#1	
одна	8		#1	
одного	8		#1	
около	8		#around	
онлаин	8		-	онлайн
оскар	8		award:oscar	
оскара	8		award:oscar	
оскаров	8		award:oscar	
оскаром	8		award:oscar	
оскароносная	8		award:oscar	
оскароносное	8		award:oscar	
оскароносную	8		award:oscar	
оскароносные	8		award:oscar	
оскароносныи	8		award:oscar	оскароносный
оскароносных	8		award:oscar	
основанные на реальных событиях	8		true story	
основанныи на реальных событиях	8		true story	основанный на реальных событиях
основано на реальных событиях	8		true story	
остросюжетная	8	3902	genre:thriller	
остросюжетное	8	3903	genre:thriller	
остросюжетную	8	4002	genre:thriller	
остросюжетные	8	4000	genre:thriller	
остросюжетныи	8	3901	genre:thriller	остросюжетный
остросюжетных	8	4001	genre:thriller	
от	8		#since	
от	8		#over	
от	8		#between	
от	8		-	
отечественная	8	11300	lang:ru	
отечественное	8	11301	lang:ru	
отечественную	8	11304	lang:ru	
отечественные	8	11302	lang:ru	
отечественныи	8	11206	lang:ru	отечественный
отечественных	8	11303	lang:ru	
очень	8		-	
пальмовая ветвь	8		award:palme-d'or	
пародии	8	7201	genre:comedy parody	
пародииная	8	7203	genre:comedy parody	пародийная
пародииное	8	7204	genre:comedy parody	пародийное
пародииную	8	7301	genre:comedy parody	пародийную
пародииные	8	7205	genre:comedy parody	пародийные
пародииныи	8	7202	genre:comedy parody	пародийный
пародииных	8	7300	genre:comedy parody	пародийных
пародия	8	7200	genre:comedy parody	
первая мировая	8		world war i	
первая мировая воина	8		world war i	первая мировая война
первои мировои	8		world war i	первой мировой
первои мировои воине	8		world war i	первой мировой войне
печальная	8	21401	mood:sad	
печальное	8	21402	mood:sad	
печальную	8	21405	mood:sad	
печальные	8	21403	mood:sad	
печальныи	8	21307	mood:sad	печальный
печальных	8	21404	mood:sad	
по	8		#until	
по	8		#and	
по	8		-	
по видеоиграм	8		based on video game	
по видеоигре	8		based on video game	
по играм	8		based on video game	
по игре	8		based on video game	
по книге	8		based on novel	
по комиксам	8		based on comic	
по мотивам романа	8		based on novel	
по реальным событиям	8		true story	
по реитингу	8		sort:rating	по рейтингу
по роману	8		based on novel	
подборка	8		-	
поднимающие настроение	8	20101	mood:feel-good	
подростки	8		teenager	
подростков	8		teenager	
подростковое	8		teenager	
поздние	8		#late	
поздних	8		#late	
позже	8		#after	
позитивная	8	20103	mood:feel-good	
позитивное	8	20104	mood:feel-good	
позитивную	8	20202	mood:feel-good	
позитивные	8	20105	mood:feel-good	
позитивныи	8	20102	mood:feel-good	позитивный
позитивных	8	20201	mood:feel-good	
получившие оскар	8		award:oscar	
польская	8	14601	lang:pl	
польские	8	14603	lang:pl	
польскии	8	14600	lang:pl	польский
польских	8	14604	lang:pl	
польское	8	14602	lang:pl	
польскую	8	14605	lang:pl	
польша	8	14606	lang:pl	
польши	8	14607	lang:pl	
популярная	8		sort:popularity	
популярное	8		sort:popularity	
популярную	8		sort:popularity	
популярные	8		sort:popularity	
популярныи	8		sort:popularity	популярный
популярных	8		sort:popularity	
порекомендуи	8		-	порекомендуй
португалия	8	12201	lang:pt	
португальская	8	12101	lang:pt	
португальские	8	12103	lang:pt	
португальскии	8	12100	lang:pt	португальский
португальских	8	12104	lang:pt	
португальское	8	12102	lang:pt	
португальскую	8	12200	lang:pt	
после	8		#after	
после года	8		#after	
последние	8		sort:year	
последнии	8		sort:year	последний
последних	8		sort:year	
посмотреть	8		-	
посоветуи	8		-	посоветуй
посоветуите	8		-	посоветуйте
постапокалипсис	8		post-apocalypse	
постапокалиптическая	8		post-apocalypse	
постапокалиптические	8		post-apocalypse	
постапокалиптическии	8		post-apocalypse	постапокалиптический
постапокалиптических	8		post-apocalypse	
постапокалиптическое	8		post-apocalypse	
постапокалиптическую	8		post-apocalypse	
преступление	8	4602	genre:crime	
преступления	8	4603	genre:crime	
преступников	8	4700	genre:crime	
приблизительно	8		#around	
привидение	8		ghost	
привидение	8		#english	
привидения	8		ghost	
призрак	8		ghost	
призрак	8		#english	
призраки	8		ghost	
призраков	8		ghost	
приключение	8	1401	genre:adventure	
приключении	8	1402	genre:adventure	приключений
приключения	8	1400	genre:adventure	
приключенческая	8	1500	genre:adventure	
приключенческие	8	1502	genre:adventure	
приключенческие боевики	8	1301	genre:action,adventure	
приключенческии	8	1403	genre:adventure	приключенческий
приключенческии боевик	8	1300	genre:action,adventure	приключенческий боевик
приключенческих	8	1503	genre:adventure	
приключенческое	8	1501	genre:adventure	
приключенческую	8	1600	genre:adventure	
примерно	8		#around	
пришельцев	8		alien	
пришельцы	8		alien	
про	8		-	
про воину	8	6201	genre:war	про войну
про зомби	8		zombie	
про космос	8		space	
про любовь	8	604	genre:romance	
про музыку	8	6703	genre:music	
про новыи год	8		new year's eve	про новый год
про преступников	8	4604	genre:crime	
про путешествия во времени	8		time travel	
про рождество	8		christmas	
про спорт	8	19901	genre:drama sport	
про супергероев	8		superhero	
про футбол	8		soccer	
про школу	8		school	
происходит	8		-	
происходящие	8		-	
психологические триллеры	8	3900	genre:thriller	
психологическии триллер	8	3804	genre:thriller	психологический триллер
пугающая	8	22406	mood:scary	
пугающие	8	22408	mood:scary	
пугающии	8	22405	mood:scary	пугающий
пугающих	8	22501	mood:scary	
пугающое	8	22407	mood:scary	
пугающую	8	22502	mood:scary	
путешествие во времени	8		time travel	
путешествия во времени	8		time travel	
путешествиях во времени	8		time travel	
пятидесятые	8		year:1950-1959	
пятидесятых	8		year:1950-1959	
пятидесятых годов	8		year:1950-1959	
ранее	8		#before	
ранние	8		#early	
ранних	8		#early	
раньше	8		#before	
реальная история	8		true story	
реальнои истории	8		true story	реальной истории
реальные события	8		true story	
реальных событиях	8		true story	
режиссер	8		-	
режиссер	8		-	режиссёр
режиссера	8		-	
режиссера	8		-	режиссёра
рекомендации	8		-	
рекомендуемые	8		-	
роберт де ниро	8		person:"Robert De Niro"	
рождественская	8		christmas	
рождественские	8		christmas	
рождественскии	8		christmas	рождественский
рождественских	8		christmas	
рождественское	8		christmas	
рождественскую	8		christmas	
рождество	8		christmas	
рождество	8		#english	
романтика	8	504	genre:romance	
романтическая	8	21002	mood:romantic	
романтическая драма	8	1000	genre:romance,drama	
романтическая комедия	8	800	genre:romance,comedy	
романтические	8	21004	mood:romantic	
романтические драмы	8	1001	genre:romance,drama	
романтические комедии	8	801	genre:romance,comedy	
романтическии	8	21001	mood:romantic	романтический
романтических	8	21101	mood:romantic	
романтических комедии	8	900	genre:romance,comedy	романтических комедий
романтическое	8	21003	mood:romantic	
романтическую	8	21102	mood:romantic	
романтическую комедию	8	901	genre:romance,comedy	
романтичная	8	21104	mood:romantic	
романтичное	8	21105	mood:romantic	
романтичную	8	21203	mood:romantic	
романтичные	8	21201	mood:romantic	
романтичныи	8	21103	mood:romantic	романтичный
романтичных	8	21202	mood:romantic	
ромком	8	902	genre:romance,comedy	
ромкомы	8	903	genre:romance,comedy	
россии	8	11205	lang:ru	
россииская	8	11107	lang:ru	российская
россииские	8	11201	lang:ru	российские
россиискии	8	11106	lang:ru	российский
россииских	8	11202	lang:ru	российских
россииское	8	11200	lang:ru	российское
россиискую	8	11203	lang:ru	российскую
россия	8	11204	lang:ru	
румыния	8	15006	lang:ro	
румынская	8	15001	lang:ro	
румынские	8	15003	lang:ro	
румынскии	8	15000	lang:ro	румынский
румынских	8	15004	lang:ro	
румынское	8	15002	lang:ro	
румынскую	8	15005	lang:ro	
русская	8	11101	lang:ru	
русские	8	11103	lang:ru	
русскии	8	11100	lang:ru	русский
русских	8	11104	lang:ru	
русское	8	11102	lang:ru	
русскую	8	11105	lang:ru	
с	8		#since	
с	8		#between	
с	8		-	
с высоким реитингом	8		sort:rating	с высоким рейтингом
с оскаром	8		award:oscar	
с субтитрами	8		-	
с участием	8		-	
самое	8		-	
самые	8		-	
самые длинные	8		sort:runtime	
самые короткие	8		sort:-runtime	
самые лучшие	8		sort:rating	
самые новые	8		sort:year	
самые популярные	8		sort:popularity	
самые старые	8		sort:-year	
самые страшные	8	22503	mood:scary	
самые худшие	8		award:razzie	
самыи	8		-	самый
сатира	8	7400	genre:comedy satire	
сатирическая	8	7402	genre:comedy satire	
сатирические	8	7404	genre:comedy satire	
сатирическии	8	7401	genre:comedy satire	сатирический
сатирических	8	7500	genre:comedy satire	
сатирическое	8	7403	genre:comedy satire	
сатирическую	8	7501	genre:comedy satire	
свежие	8		sort:year	
свыше	8		#over	
северная корея	8		north korea	
севернои корее	8		north korea	северной корее
северокореиская	8		north korea	северокорейская
северокореиские	8		north korea	северокорейские
северокореискии	8		north korea	северокорейский
северокореиских	8		north korea	северокорейских
северокореиское	8		north korea	северокорейское
северокореискую	8		north korea	северокорейскую
семеиная	8	2501	genre:family	семейная
семеиная драма	8	5500	genre:drama,family	семейная драма
семеиная комедия	8	2800	genre:family,comedy	семейная комедия
семеиное	8	2502	genre:family	семейное
семеиную	8	2505	genre:family	семейную
семеиные	8	2503	genre:family	семейные
семеиные драмы	8	5501	genre:drama,family	семейные драмы
семеиные комедии	8	2801	genre:family,comedy	семейные комедии
семеиныи	8	2500	genre:family	семейный
семеиных	8	2504	genre:family	семейных
семидесятые	8		year:1970-1979	
семидесятых	8		year:1970-1979	
семидесятых годов	8		year:1970-1979	
сербии	8	15607	lang:sr	
сербия	8	15606	lang:sr	
сербская	8	15601	lang:sr	
сербские	8	15603	lang:sr	
сербскии	8	15600	lang:sr	сербский
сербских	8	15604	lang:sr	
сербское	8	15602	lang:sr	
сербскую	8	15605	lang:sr	
сергеи эизенштеин	8		person:"Sergei Eisenstein"	сергей эйзенштейн
середина	8		#mid	
середины	8		#mid	
серииные убиицы	8		serial killer	серийные убийцы
серииныи убиица	8		serial killer	серийный убийца
серииных убииц	8		serial killer	серийных убийц
серия	8		-	
сильвестр сталлоне	8		person:"Sylvester Stallone"	
сказка	8	2903	genre:fantasy	
сказки	8	2904	genre:fantasy	
сказок	8	2905	genre:fantasy	
скандинавия	8	17702	lang:sv,da,no,fi,is	
скандинавская	8	17601	lang:sv,da,no,fi,is	
скандинавские	8	17603	lang:sv,da,no,fi,is	
скандинавскии	8	17600	lang:sv,da,no,fi,is	скандинавский
скандинавских	8	17700	lang:sv,da,no,fi,is	
скандинавское	8	17602	lang:sv,da,no,fi,is	
скандинавскую	8	17701	lang:sv,da,no,fi,is	
скарлетт иоханссон	8		person:"Scarlett Johansson"	скарлетт йоханссон
скорсезе	8		person:"Martin Scorsese"	
слезливая	8	21503	mood:sad	
слезливое	8	21504	mood:sad	
слезливую	8	21601	mood:sad	
слезливые	8	21505	mood:sad	
слезливыи	8	21502	mood:sad	слезливый
слезливых	8	21506	mood:sad	
смешная	8	20802	mood:funny	
смешное	8	20803	mood:funny	
смешнои	8	20807	mood:funny	смешной
смешную	8	20806	mood:funny	
смешные	8	20804	mood:funny	
смешныи	8	20801	mood:funny	смешный
смешных	8	20805	mood:funny	
смотреть	8		-	
смотреть онлаин	8		-	смотреть онлайн
снял	8		-	
снятые	8		-	
снятые в	8		-	
снятыи	8		-	снятый
со	8		-	
со смыслом	8	22904	mood:mind-bending	
собак	8		dog	
собака	8		dog	
собаки	8		dog	
собаку	8		dog	
советская	8	11501	lang:ru year:1922-1991	
советские	8	11503	lang:ru year:1922-1991	
советскии	8	11500	lang:ru year:1922-1991	советский
советских	8	11504	lang:ru year:1922-1991	
советское	8	11502	lang:ru year:1922-1991	
советское кино	8	11602	lang:ru year:1922-1991	
советскую	8	11600	lang:ru year:1922-1991	
советы	8		-	
современная	8		year:2010-	
современное	8		year:2010-	
современную	8		year:2010-	
современные	8		year:2010-	
современныи	8		year:2010-	современный
современных	8		year:2010-	
сороковые	8		year:1940-1949	
сороковых	8		year:1940-1949	
сороковых годов	8		year:1940-1949	
спагетти вестерн	8	6500	genre:western lang:it	спагетти-вестерн
спагетти вестерны	8	6501	genre:western lang:it	спагетти-вестерны
спилберг	8		person:"Steven Spielberg"	
спилберга	8		person:"Steven Spielberg"	
список	8		-	
список фильмов	8		-	
спорт	8	19800	genre:drama sport	
спортивная	8	19802	genre:drama sport	
спортивное	8	19803	genre:drama sport	
спортивную	8	19900	genre:drama sport	
спортивные	8	19804	genre:drama sport	
спортивныи	8	19801	genre:drama sport	спортивный
спортивных	8	19805	genre:drama sport	
ссср	8	11601	lang:ru year:1922-1991	
сталлоне	8		person:"Sylvester Stallone"	
старинные	8		year:-1979	
старое	8		year:-1979	
старше	8		#before	
старые	8		year:-1979	
старыи	8		year:-1979	старый
старых	8		year:-1979	
стетхем	8		person:"Jason Statham"	
стивен спилберг	8		person:"Steven Spielberg"	
стивена спилберга	8		person:"Steven Spielberg"	
стиль	8		-	
сто	8		#100	
сто двадцать	8		#120	
страшная	8	22302	mood:scary	
страшное	8	22303	mood:scary	
страшную	8	22306	mood:scary	
страшные	8	22304	mood:scary	
страшныи	8	22301	mood:scary	страшный
страшных	8	22305	mood:scary	
стэнли кубрик	8		person:"Stanley Kubrick"	
стэнли кубрика	8		person:"Stanley Kubrick"	
стэтхэм	8		person:"Jason Statham"	
супергероев	8		superhero	
супергерои	8		superhero	супергерой
супергерои	8		superhero	
супергероиская	8		superhero	супергеройская
супергероиские	8		superhero	супергеройские
супергероискии	8		superhero	супергеройский
супергероиских	8		superhero	супергеройских
супергероиское	8		superhero	супергеройское
супергероискую	8		superhero	супергеройскую
супергероях	8		superhero	
сша	8	9802	lang:en	
таивань	8	8601	lang:zh taiwan	тайвань
таиваньская	8	8501	lang:zh taiwan	тайваньская
таиваньские	8	8503	lang:zh taiwan	тайваньские
таиваньскии	8	8500	lang:zh taiwan	тайваньский
таиваньских	8	8504	lang:zh taiwan	тайваньских
таиваньское	8	8502	lang:zh taiwan	тайваньское
таиваньскую	8	8600	lang:zh taiwan	тайваньскую
таиланд	8	16206	lang:th	
таиландская	8	16300	lang:th	
таиландские	8	16302	lang:th	
таиландскии	8	16207	lang:th	таиландский
таиландских	8	16303	lang:th	
таиландское	8	16301	lang:th	
таиландскую	8	16304	lang:th	
таина	8	4405	genre:mystery	тайна
таиская	8	16201	lang:th	тайская
таиские	8	16203	lang:th	тайские
таискии	8	16200	lang:th	тайский
таиских	8	16204	lang:th	тайских
таиское	8	16202	lang:th	тайское
таискую	8	16205	lang:th	тайскую
тарантино	8		person:"Quentin Tarantino"	
тарковскии	8		person:"Andrei Tarkovsky"	тарковский
тарковского	8		person:"Andrei Tarkovsky"	
телефильм	8	7100	genre:tv-movie	
телефильмы	8	7101	genre:tv-movie	
тема	8		-	
теплые	8	20702	mood:heartwarming	тёплые
теплые	8	20703	mood:heartwarming	
тип	8		-	
только не	8		#not	
том круз	8		person:"Tom Cruise"	
том хэнкс	8		person:"Tom Hanks"	
тома круза	8		person:"Tom Cruise"	
тома хэнкса	8		person:"Tom Hanks"	
томом крузом	8		person:"Tom Cruise"	
томом хэнксом	8		person:"Tom Hanks"	
топ	8		sort:rating	
тот	8		-	
трагикомедии	8	5401	genre:drama,comedy	
трагикомедия	8	5400	genre:drama,comedy	
тревожная	8	22702	mood:disturbing	
тревожное	8	22703	mood:disturbing	
тревожную	8	22706	mood:disturbing	
тревожные	8	22704	mood:disturbing	
тревожныи	8	22701	mood:disturbing	тревожный
тревожных	8	22705	mood:disturbing	
трех	8		#3	
трех	8		#3	трёх
три	8		#3	
тридцатые	8		year:1930-1939	
тридцатых	8		year:1930-1939	
тридцатых годов	8		year:1930-1939	
триллер	8	3800	genre:thriller	
триллер ужасы	8	4100	genre:thriller,horror	
триллеров	8	3802	genre:thriller	
триллером	8	3803	genre:thriller	
триллеры	8	3801	genre:thriller	
трогательная	8	20602	mood:heartwarming	
трогательное	8	20603	mood:heartwarming	
трогательную	8	20701	mood:heartwarming	
трогательные	8	20604	mood:heartwarming	
трогательныи	8	20601	mood:heartwarming	трогательный
трогательных	8	20605	mood:heartwarming	
турецкая	8	15301	lang:tr	
турецкие	8	15303	lang:tr	
турецкии	8	15300	lang:tr	турецкий
турецких	8	15304	lang:tr	
турецкое	8	15302	lang:tr	
турецкую	8	15305	lang:tr	
турции	8	15307	lang:tr	
турция	8	15306	lang:tr	
тяжелые	8	21901	mood:bleak	
тяжелые	8	21902	mood:bleak	тяжёлые
у	8		-	
увлекательная	8	23204	mood:thrilling	
увлекательное	8	23301	mood:thrilling	
увлекательную	8	23304	mood:thrilling	
увлекательные	8	23302	mood:thrilling	
увлекательныи	8	23203	mood:thrilling	увлекательный
увлекательных	8	23303	mood:thrilling	
ужас	8	100	genre:horror	
ужасов	8	102	genre:horror	
ужастик	8	103	genre:horror	
ужастики	8	104	genre:horror	
ужастики	8		#english	
ужастиков	8	105	genre:horror	
ужасы	8	101	genre:horror	
уилл смит	8		person:"Will Smith"	
уилла смита	8		person:"Will Smith"	
уиллом смитом	8		person:"Will Smith"	
украина	8	15500	lang:uk	
украинская	8	15401	lang:uk	
украинские	8	15403	lang:uk	
украинскии	8	15400	lang:uk	украинский
украинских	8	15404	lang:uk	
украинское	8	15402	lang:uk	
украинскую	8	15405	lang:uk	
украины	8	15501	lang:uk	
уморительные	8	20904	mood:funny	
уютная	8	23502	mood:cosy	
уютное	8	23503	mood:cosy	
уютную	8	23506	mood:cosy	
уютные	8	23504	mood:cosy	
уютныи	8	23501	mood:cosy	уютный
уютных	8	23505	mood:cosy	
фантастика	8	3100	genre:science-fiction	
фантастики	8	3101	genre:science-fiction	
фантастику	8	3102	genre:science-fiction	
фантастическая	8	3200	genre:science-fiction	
фантастические	8	3202	genre:science-fiction	
фантастические ужасы	8	3700	genre:science-fiction,horror	
фантастическии	8	3103	genre:science-fiction	фантастический
фантастических	8	3203	genre:science-fiction	
фантастическое	8	3201	genre:science-fiction	
фантастическую	8	3300	genre:science-fiction	
фентези	8	2901	genre:fantasy	
филиппинская	8	16801	lang:tl	
филиппинские	8	16803	lang:tl	
филиппинскии	8	16800	lang:tl	филиппинский
филиппинских	8	16804	lang:tl	
филиппинское	8	16802	lang:tl	
филиппинскую	8	16900	lang:tl	
фильм	8		-	
фильм	8	18900	#movie	
фильм катастрофа	8		disaster	фильм-катастрофа
фильм нуар	8		film noir	фильм-нуар
фильм о	8	19002	#movie	
фильм о	8		-	
фильм об	8	19006	#movie	
фильм об	8		-	
фильм про	8	19004	#movie	
фильм про	8		-	
фильм с	8	19000	#movie	
фильм с	8		-	
фильм ужасов	8	201	genre:horror	
фильма	8		-	
фильма	8	18902	#movie	
фильмах	8		-	
фильмах	8	18905	#movie	
фильме	8		-	
фильме	8	18904	#movie	
фильмов	8		-	
фильмов	8	18903	#movie	
фильму	8		-	
фильмы	8		-	
фильмы	8	18901	#movie	
фильмы катастрофы	8		disaster	фильмы-катастрофы
фильмы о	8	19003	#movie	
фильмы о	8		-	
фильмы об	8	19100	#movie	
фильмы об	8		-	
фильмы про	8	19005	#movie	
фильмы про	8		-	
фильмы режиссера	8	19103	#movie	
фильмы режиссера	8	19104	#movie	фильмы режиссёра
фильмы режиссера	8		-	
фильмы режиссера	8		-	фильмы режиссёра
фильмы с	8	19001	#movie	
фильмы с	8		-	
фильмы ужасов	8	202	genre:horror	
финляндии	8	14307	lang:fi	
финляндия	8	14306	lang:fi	
финская	8	14301	lang:fi	
финские	8	14303	lang:fi	
финскии	8	14300	lang:fi	финский
финских	8	14304	lang:fi	
финское	8	14302	lang:fi	
финскую	8	14305	lang:fi	
финчер	8		person:"David Fincher"	
франции	8	8801	lang:fr	
франция	8	8800	lang:fr	
французская	8	8701	lang:fr	
французская новая волна	8	18600	lang:fr year:1958-1968	
французские	8	8703	lang:fr	
французскии	8	8700	lang:fr	французский
французских	8	8704	lang:fr	
французское	8	8702	lang:fr	
французскую	8	8705	lang:fr	
футбол	8		soccer	
фэнтези	8	2900	genre:fantasy	
фэнтезииная	8	3000	genre:fantasy	фэнтезийная
фэнтезииное	8	3001	genre:fantasy	фэнтезийное
фэнтезииную	8	3004	genre:fantasy	фэнтезийную
фэнтезииные	8	3002	genre:fantasy	фэнтезийные
фэнтезииныи	8	2906	genre:fantasy	фэнтезийный
фэнтезииных	8	3003	genre:fantasy	фэнтезийных
фэнтэзи	8	2902	genre:fantasy	
х	8		#decade	
х гг	8		#decade	
х годов	8		#decade	
хаяо миядзаки	8		person:"Hayao Miyazaki"	
хиты	8		sort:popularity	
хичкок	8		person:"Alfred Hitchcock"	
хичкок	8		#english	
хичкока	8		person:"Alfred Hitchcock"	
хорошая	8		-	
хорошие	8		-	
хорошии	8		-	хороший
хороших	8		-	
хорошое	8		-	
хорошую	8		-	
хоррор	8	106	genre:horror	
хорроров	8	200	genre:horror	
хорроры	8	107	genre:horror	
хочу посмотреть	8		-	
худшая	8		award:razzie	
худшие	8		award:razzie	
худшии	8		award:razzie	худший
худших	8		award:razzie	
худшое	8		award:razzie	
худшую	8		award:razzie	
час	8		#hours	
часа	8		#hours	
часов	8		#hours	
чб	8		black and white	
черная комедия	8	4900	genre:comedy,crime	
черная комедия	8	4901	genre:comedy,crime	чёрная комедия
черно белая	8		black and white	черно-белая
черно белая	8		black and white	чёрно-белая
черно белое	8		black and white	черно-белое
черно белое	8		black and white	чёрно-белое
черно белую	8		black and white	черно-белую
черно белую	8		black and white	чёрно-белую
черно белые	8		black and white	черно-белые
черно белые	8		black and white	чёрно-белые
черно белыи	8		black and white	черно-белый
черно белыи	8		black and white	чёрно-белый
черно белых	8		black and white	черно-белых
черно белых	8		black and white	чёрно-белых
черные комедии	8	4902	genre:comedy,crime	
черные комедии	8	4903	genre:comedy,crime	чёрные комедии
черныи юмор	8	5000	genre:comedy,crime	черный юмор
черныи юмор	8	5001	genre:comedy,crime	чёрный юмор
чехии	8	14707	lang:cs	
чехия	8	14706	lang:cs	
чешская	8	14701	lang:cs	
чешские	8	14703	lang:cs	
чешскии	8	14700	lang:cs	чешский
чешских	8	14704	lang:cs	
чешское	8	14702	lang:cs	
чешскую	8	14705	lang:cs	
чили	8	12706	lang:es chile	
чилииская	8	12701	lang:es chile	чилийская
чилииские	8	12703	lang:es chile	чилийские
чилиискии	8	12700	lang:es chile	чилийский
чилииских	8	12704	lang:es chile	чилийских
чилииское	8	12702	lang:es chile	чилийское
чилиискую	8	12705	lang:es chile	чилийскую
что	8		-	
что нибудь	8		-	что-нибудь
что посмотреть	8		-	
чтобы поплакать	8	21501	mood:sad	
чтобы посмеяться	8	20905	mood:funny	
шварценеггер	8		person:"Arnold Schwarzenegger"	
шварценеггером	8		person:"Arnold Schwarzenegger"	
шведская	8	13901	lang:sv	
шведские	8	13903	lang:sv	
шведскии	8	13900	lang:sv	шведский
шведских	8	13904	lang:sv	
шведское	8	13902	lang:sv	
шведскую	8	13905	lang:sv	
швеицария	8	13302	lang:de,fr,it switzerland	швейцария
швеицарская	8	13201	lang:de,fr,it switzerland	швейцарская
швеицарские	8	13203	lang:de,fr,it switzerland	швейцарские
швеицарскии	8	13200	lang:de,fr,it switzerland	швейцарский
швеицарских	8	13300	lang:de,fr,it switzerland	швейцарских
швеицарское	8	13202	lang:de,fr,it switzerland	швейцарское
швеицарскую	8	13301	lang:de,fr,it switzerland	швейцарскую
швеции	8	13907	lang:sv	
швеция	8	13906	lang:sv	
шедевр	8		sort:rating	
шедевры	8		sort:rating	
шестидесятые	8		year:1960-1969	
шестидесятых	8		year:1960-1969	
шестидесятых годов	8		year:1960-1969	
школа	8		school	
школу	8		school	
шокирующая	8	22602	mood:disturbing	
шокирующие	8	22604	mood:disturbing	
шокирующии	8	22601	mood:disturbing	шокирующий
шокирующих	8	22605	mood:disturbing	
шокирующое	8	22603	mood:disturbing	
шокирующую	8	22606	mood:disturbing	
шотландия	8	10601	lang:en scotland	
шотландская	8	10501	lang:en scotland	
шотландские	8	10503	lang:en scotland	
шотландскии	8	10500	lang:en scotland	шотландский
шотландских	8	10504	lang:en scotland	
шотландское	8	10502	lang:en scotland	
шотландскую	8	10600	lang:en scotland	
шпион	8	19600	genre:thriller spy	
шпион	8		#english	
шпионов	8	19602	genre:thriller spy	
шпионская	8	19604	genre:thriller spy	
шпионские	8	19606	genre:thriller spy	
шпионскии	8	19603	genre:thriller spy	шпионский
шпионских	8	19700	genre:thriller spy	
шпионское	8	19605	genre:thriller spy	
шпионскую	8	19701	genre:thriller spy	
шпионы	8	19601	genre:thriller spy	
ые	8		#decade	
ых	8		#decade	
эизенштеин	8		person:"Sergei Eisenstein"	эйзенштейн
эизенштеина	8		person:"Sergei Eisenstein"	эйзенштейна
экранизации	8		based on novel	
экранизации книг	8		based on novel	
экранизация	8		based on novel	
экранизация романа	8		based on novel	
экшен	8	1104	genre:action	
экшн	8	1105	genre:action	
это	8		-	
юар	8		south africa	
южная корея	8	7803	lang:ko	
южноамериканская	8	17401	lang:es,pt	
южноамериканские	8	17403	lang:es,pt	
южноамериканскии	8	17400	lang:es,pt	южноамериканский
южноамериканских	8	17500	lang:es,pt	
южноамериканское	8	17402	lang:es,pt	
южноамериканскую	8	17501	lang:es,pt	
южноафриканская	8		south africa	
южноафриканские	8		south africa	
южноафриканскии	8		south africa	южноафриканский
южноафриканских	8		south africa	
южноафриканское	8		south africa	
южноафриканскую	8		south africa	
южнои кореи	8	7804	lang:ko	южной кореи
южнокореиская	8	7701	lang:ko	южнокорейская
южнокореиские	8	7703	lang:ko	южнокорейские
южнокореискии	8	7700	lang:ko	южнокорейский
южнокореиских	8	7704	lang:ko	южнокорейских
южнокореиское	8	7702	lang:ko	южнокорейское
южнокореискую	8	7800	lang:ko	южнокорейскую
юмор	8	403	genre:comedy	
японии	8	7907	lang:ja	
япония	8	7906	lang:ja	
японская	8	7901	lang:ja	
японская анимация	8	2201	genre:animation lang:ja	
японские	8	7903	lang:ja	
японскии	8	7900	lang:ja	японский
японских	8	7904	lang:ja	
японское	8	7902	lang:ja	
японскую	8	7905	lang:ja	
あの世	10		afterlife	
ある	10		-	
いい	10		-	
いじめ	10		bullying	
いる	10		-	
うさぎ	10		rabbit	
うつ病	10		depression	
おじいさん	10		grandfather	
おじいちゃん	10		grandfather	
おすすめ	10		-	
おとぎ話	10		fairy tale	
おとり捜査	10		undercover	
おばあさん	10		grandmother	
おばあちゃん	10		grandmother	
おばけ	10		ghost	
おもしろい	10		-	
おもちゃ	10		toy	
および	10		#and	
おススメ	10		-	
お仕事	10		office	
お勧め	10		-	
お化け	10		ghost	
お化け屋敷	10		haunted house	
お坊さん	10		buddhism	
お城	10		castle	
お姫様	10		princess	
お宝	10		treasure	
お正月	10		new year's eve	
お母さん	10		mother	
お父さん	10		father	
お笑い	10	203	genre:comedy	
お笑い芸人	10		comedian	
お薦め	10		-	
お見合い	10		arranged marriage	
お金	10		money	
かつ	10		#and	
から	10		#since	
が	10		-	
がいる	10		-	
がん	10		cancer	
がテーマの	10		-	
が出てくる	10		-	
が出る	10		-	
が登場する	10		-	
が舞台の	10		-	
きょうだい	10		siblings	
くらい	10		#around	
くらいの	10		#around	
ぐらい	10		#around	
ぐらいの	10		#around	
こっくりさん	10		seance	
こども向け	10	1800	genre:family	
こわい	10	13402	mood:scary	
さめ	10		shark	
さん	10		-	
した	10		-	
しゃべる動物	10		talking animal	
じゃない	10		#excluded	
すべての	10		#every	
する	10		-	
だ	10		-	
で	10		-	
です	10		-	
ではない	10		#excluded	
と	10		#and	
どんでん返し	10		twist ending	
な	10		-	
なし	10		#excluded	
なしの	10		#excluded	
な作品	10		-	
な映画	10		-	
に	10		-	
についての	10		-	
に関する	10		-	
ねこ	10		cat	
の	10		-	
のない	10		#excluded	
のような	10		-	
の出てくる	10		-	
の出る	10		-	
の間	10		#between	
は	10		-	
ふたご	10		twins	
へ	10		-	
ほっこり	10	14106	mood:heartwarming	
ほっこりする	10	14107	mood:heartwarming	
まで	10		#until	
までの	10		#until	
まとめ	10		-	
みたいな	10		-	
も	10		-	
もの	10		-	
ものの	10		-	
や	10		-	
やくざ	10		yakuza	
やる気が出る	10	14603	mood:inspiring	
ゆすり	10		blackmail	
ゆったりした	10	14702	mood:slow	
よい	10		-	
より前	10		#before	
より後	10		#after	
るろうに剣心	10		rurouni kenshin	
るろ剣	10		rurouni kenshin	
ろう者	10		deaf	
わんこ	10		dog	
を	10		-	
をテーマにした	10		-	
を描いた	10		-	
を舞台にした	10		-	
を超える	10		#over	
を除いた	10		#excluded	
を除く	10		#excluded	
を題材にした	10		-	
アイアンマン	10		iron man	
アイスホッケー	10		hockey	
アイスランド	10	8600	lang:is	
アイス・エイジ	10		ice age	
アイデンティティ	10		identity	
アイドル	10		singer	
アイルランド	10	6100	lang:en ireland	
アウシュビッツ	10		concentration camp	
アウトロー	10		outlaw	
アカデミー賞	10		award:oscar	
アカデミー賞ノミネート	10		award:oscar-nominee	
アカデミー賞作品賞	10		award:oscar-picture	
アカデミー賞受賞	10		award:oscar	
アカデミー賞受賞作	10		award:oscar	
アガサクリスティ	10		agatha christie	
アガサ・クリスティ	10		agatha christie	
アキカウリスマキ	10		person:"Aki Kaurismäki"	
アキ・カウリスマキ	10		person:"Aki Kaurismäki"	
アクション	10	800	genre:action	
アクションもの	10	801	genre:action	
アクションアドベンチャー	10	1200	genre:action,adventure	
アクションコメディ	10	900	genre:action,comedy	
アクションスリラー	10	1000	genre:action,thriller	
アジア	10	10700	lang:ko,ja,zh,cn,th,vi,id,tl	
アジア映画	10	10701	lang:ko,ja,zh,cn,th,vi,id,tl	
アステリックス	10		asterix	
アダムサンドラー	10		person:"Adam Sandler"	
アダムドライバー	10		person:"Adam Driver"	
アダム・サンドラー	10		person:"Adam Sandler"	
アダム・ドライバー	10		person:"Adam Driver"	
アッバスキアロスタミ	10		person:"Abbas Kiarostami"	
アッバス・キアロスタミ	10		person:"Abbas Kiarostami"	
アドベンチャー	10	1101	genre:adventure	
アナと雪の女王	10		frozen	
アナコンダ	10		snake	
アナデアルマス	10		person:"Ana de Armas"	
アナ・デ・アルマス	10		person:"Ana de Armas"	
アナ雪	10		frozen	
アニメ	10	1301	genre:animation	
アニメーション	10	1300	genre:animation	
アニメ映画	10	1302	genre:animation	
アニャテイラージョイ	10		person:"Anya Taylor-Joy"	
アニャ・テイラー・ジョイ	10		person:"Anya Taylor-Joy"	
アパルトヘイト	10		apartheid	
アパート	10		apartment	
アフリカ	10		africa	
アベンジャーズ	10		avengers	
アマゾン	10		jungle	
アマンダサイフリッド	10		person:"Amanda Seyfried"	
アマンダセイフライド	10		person:"Amanda Seyfried"	
アマンダ・サイフリッド	10		person:"Amanda Seyfried"	
アマンダ・セイフライド	10		person:"Amanda Seyfried"	
アメコミ	10		superhero	
アメコミ原作	10		based on comic	
アメフト	10		american football	
アメリカ	10	5900	lang:en	
アメリカンフットボール	10		american football	
アメリカ映画	10	5904	lang:en	
アラスカ	10		alaska	
アラビア語	10	9701	lang:ar	
アラブ	10	9700	lang:ar	
アランドロン	10		person:"Alain Delon"	
アラン・ドロン	10		person:"Alain Delon"	
アリ	10		ant	
アリアスター	10		person:"Ari Aster"	
アリ・アスター	10		person:"Ari Aster"	
アルコール依存症	10		alcoholism	
アルジェリア	10	10800	lang:fr,ar algeria	
アルゼンチン	10	7100	lang:es argentina	
アルツハイマー	10		dementia	
アルパチーノ	10		person:"Al Pacino"	
アルフォンソキュアロン	10		person:"Alfonso Cuarón"	
アルフォンソ・キュアロン	10		person:"Alfonso Cuarón"	
アルフレッドヒッチコック	10		person:"Alfred Hitchcock"	
アルフレッド・ヒッチコック	10		person:"Alfred Hitchcock"	
アルモドバル	10		person:"Pedro Almodóvar"	
アル・パチーノ	10		person:"Al Pacino"	
アル中	10		alcoholism	
アレハンドロゴンサレスイニャリトゥ	10		person:"Alejandro González Iñárritu"	
アレハンドロ・ゴンサレス・イニャリトゥ	10		person:"Alejandro González Iñárritu"	
アンジェリーナジョリー	10		person:"Angelina Jolie"	
アンジェリーナ・ジョリー	10		person:"Angelina Jolie"	
アンソニーホプキンス	10		person:"Anthony Hopkins"	
アンソニー・ホプキンス	10		person:"Anthony Hopkins"	
アンソロジー	10		anthology	
アンソンギ	10		person:"Ahn Sung-ki"	
アンディラウ	10		person:"Andy Lau"	
アンディ・ラウ	10		person:"Andy Lau"	
アントニオバンデラス	10		person:"Antonio Banderas"	
アントニオ・バンデラス	10		person:"Antonio Banderas"	
アンドレイタルコフスキー	10		person:"Andrei Tarkovsky"	
アンドレイ・タルコフスキー	10		person:"Andrei Tarkovsky"	
アンドロイド	10		android	
アンハサウェイ	10		person:"Anne Hathaway"	
アンリー	10		person:"Ang Lee"	
アン・ソンギ	10		person:"Ahn Sung-ki"	
アン・ハサウェイ	10		person:"Anne Hathaway"	
アン・リー	10		person:"Ang Lee"	
アーサー王	10		king arthur	
アーティスト	10		artist	
アート	10		artist	
アードマン	10		aardman	
アーノルドシュワルツェネッガー	10		person:"Arnold Schwarzenegger"	
アーノルド・シュワルツェネッガー	10		person:"Arnold Schwarzenegger"	
アーミルカーン	10		person:"Aamir Khan"	
アーミル・カーン	10		person:"Aamir Khan"	
イエス	10		jesus	
イギリス	10	6000	lang:en england	
イギリス映画	10	6002	lang:en england	
イザベルユペール	10		person:"Isabelle Huppert"	
イザベル・ユペール	10		person:"Isabelle Huppert"	
イジェフン	10		person:"Lee Je-hoon"	
イジメ	10		bullying	
イジュニク	10		person:"Lee Joon-ik"	
イジョンジェ	10		person:"Lee Jung-jae"	
イスタンブール	10		istanbul	
イスラエル	10	9600	lang:he	
イスラム	10		muslim	
イスラム教	10		muslim	
イソンギュン	10		person:"Lee Sun-kyun"	
イタリア	10	5800	lang:it	
イタリア映画	10	5802	lang:it	
イタリア語	10	5801	lang:it	
イチャンドン	10		person:"Lee Chang-dong"	
イップマン	10		ip man	
イップ・マン	10		ip man	
イニャリトゥ	10		person:"Alejandro González Iñárritu"	
イヌ	10		dog	
イビョンホン	10		person:"Lee Byung-hun"	
イマジナリーフレンド	10		imaginary friend	
イムシワン	10		person:"Yim Si-wan"	
イムスジョン	10		person:"Lim Soo-jung"	
イム・シワン	10		person:"Yim Si-wan"	
イム・スジョン	10		person:"Lim Soo-jung"	
イヨンエ	10		person:"Lee Young-ae"	
イライジャウッド	10		person:"Elijah Wood"	
イライジャ・ウッド	10		person:"Elijah Wood"	
イラク戦争	10		iraq war	
イラン	10	9500	lang:fa	
イルカ	10		dolphin	
イルミネーション	10		illumination	
イングマールベルイマン	10		person:"Ingmar Bergman"	
イングマール・ベルイマン	10		person:"Ingmar Bergman"	
イングリッドバーグマン	10		person:"Ingrid Bergman"	
イングリッド・バーグマン	10		person:"Ingrid Bergman"	
インターネット	10		internet	
インディアン	10		native american	
インディジョーンズ	10		indiana jones	
インディ・ジョーンズ	10		indiana jones	
インディーズ	10		-	
インド	10	10300	lang:hi,te,ta,ml,kn,bn,mr,pa	
インドネシア	10	10100	lang:id	
インド映画	10	10301	lang:hi,te,ta,ml,kn,bn,mr,pa	
インファナル・アフェア	10		infernal affairs	
イ・ジェフン	10		person:"Lee Je-hoon"	
イ・ジュニク	10		person:"Lee Joon-ik"	
イ・ジョンジェ	10		person:"Lee Jung-jae"	
イ・ソンギュン	10		person:"Lee Sun-kyun"	
イ・チャンドン	10		person:"Lee Chang-dong"	
イ・ビョンホン	10		person:"Lee Byung-hun"	
イ・ヨンエ	10		person:"Lee Young-ae"	
イースター	10		easter	
イーストウッド	10		person:"Clint Eastwood"	
ウィノナライダー	10		person:"Winona Ryder"	
ウィノナ・ライダー	10		person:"Winona Ryder"	
ウィルス	10		virus	
ウィルスミス	10		person:"Will Smith"	
ウィルフェレル	10		person:"Will Ferrell"	
ウィル・スミス	10		person:"Will Smith"	
ウィル・フェレル	10		person:"Will Ferrell"	
ウィーン	10		vienna	
ウイルス	10		virus	
ウェイトレス	10		waitress	
ウェスアンダーソン	10		person:"Wes Anderson"	
ウェスタン	10	4002	genre:western	
ウェス・アンダーソン	10		person:"Wes Anderson"	
ウェディング	10		wedding	
ウエスタン	10	4001	genre:western	
ウエスタン映画	10	4003	genre:western	
ウォシャウスキー	10		person:"Lana Wachowski"	
ウォシャウスキー姉妹	10		person:"Lana Wachowski"	
ウォンカーウァイ	10		person:"Wong Kar-Wai"	
ウォンビン	10		person:"Won Bin"	
ウォン・カーウァイ	10		person:"Wong Kar-Wai"	
ウォール街	10		stock market	
ウクライナ	10	9300	lang:uk	
ウサギ	10		rabbit	
ウッディアレン	10		person:"Woody Allen"	
ウッディ・アレン	10		person:"Woody Allen"	
ウディアレン	10		person:"Woody Allen"	
ウディ・アレン	10		person:"Woody Allen"	
ウルグアイ	10	7700	lang:es uruguay	
エイズ	10		aids	
エイミーアダムス	10		person:"Amy Adams"	
エイミー・アダムス	10		person:"Amy Adams"	
エイリアン	10		alien	
エイリアン侵略	10		alien invasion	
エクソシスト	10		exorcism	
エクソシズム	10		exorcism	
エジプト	10		egypt	
エジプト映画	10	9800	lang:ar egypt	
エスエフ	10	2103	genre:science-fiction	
エックスメン	10		x-men	
エディマーフィ	10		person:"Eddie Murphy"	
エディレッドメイン	10		person:"Eddie Redmayne"	
エディ・マーフィ	10		person:"Eddie Murphy"	
エディ・レッドメイン	10		person:"Eddie Redmayne"	
エディーマーフィー	10		person:"Eddie Murphy"	
エディー・マーフィー	10		person:"Eddie Murphy"	
エドガーライト	10		person:"Edgar Wright"	
エドガー・ライト	10		person:"Edgar Wright"	
エドワードノートン	10		person:"Edward Norton"	
エドワード・ノートン	10		person:"Edward Norton"	
エマストーン	10		person:"Emma Stone"	
エマトンプソン	10		person:"Emma Thompson"	
エマワトソン	10		person:"Emma Watson"	
エマ・ストーン	10		person:"Emma Stone"	
エマ・トンプソン	10		person:"Emma Thompson"	
エマ・ワトソン	10		person:"Emma Watson"	
エミリーブラント	10		person:"Emily Blunt"	
エミリー・ブラント	10		person:"Emily Blunt"	
エリザベステイラー	10		person:"Elizabeth Taylor"	
エリザベス・テイラー	10		person:"Elizabeth Taylor"	
エルフ	10		elf	
エレベーター	10		elevator	
エロ	10		erotic	
エロス	10		erotic	
エロティック	10		erotic	
エンジニア	10		engineer	
エヴァ	10		evangelion	
エヴァンゲリオン	10		evangelion	
オオカミ	10		wolf	
オカルト	10		supernatural	
オスカー	10		award:oscar	
オススメ	10		-	
オダルス	10		person:"Oh Dal-su"	
オドレイトトゥ	10		person:"Audrey Tautou"	
オドレイ・トトゥ	10		person:"Audrey Tautou"	
オフィス	10		office	
オペラ	10		opera	
オムニバス	10		anthology	
オランダ	10	8100	lang:nl	
オリバーストーン	10		person:"Oliver Stone"	
オリバー・ストーン	10		person:"Oliver Stone"	
オリンピック	10		olympics	
オ・ダルス	10		person:"Oh Dal-su"	
オーガ	10		ogre	
オーケストラ	10		classical music	
オーストラリア	10	6300	lang:en australia	
オーストリア	10	7800	lang:de austria	
オートバイ	10		motorcycle	
オードリーヘップバーン	10		person:"Audrey Hepburn"	
オードリーヘプバーン	10		person:"Audrey Hepburn"	
オードリー・ヘップバーン	10		person:"Audrey Hepburn"	
オードリー・ヘプバーン	10		person:"Audrey Hepburn"	
オーランドブルーム	10		person:"Orlando Bloom"	
オーランド・ブルーム	10		person:"Orlando Bloom"	
カウボーイ	10		cowboy	
カウンセラー	10		psychiatrist	
カエル	10		frog	
カジノ	10		casino	
カナダ	10	6500	lang:en,fr canada	
カニバリズム	10		cannibalism	
カフェ	10		coffee	
カメ	10		turtle	
カメラマン	10		photographer	
カラオケ	10		karaoke	
カルト	10		cult	
カルト宗教	10		cult	
カルト教団	10		cult	
カンジェギュ	10		person:"Kang Je-kyu"	
カンドンウォン	10		person:"Gang Dong-won"	
カンヌ受賞作	10		award:palme-d'or	
カンヌ国際映画祭受賞作	10		award:palme-d'or	
カンハヌル	10		person:"Kang Ha-neul"	
カンバーバッチ	10		person:"Benedict Cumberbatch"	
カンフー	10		kung fu	
カンフーパンダ	10		kung fu panda	
カンフー・パンダ	10		kung fu panda	
カンヘジョン	10		person:"Kang Hye-jung"	
カン・ジェギュ	10		person:"Kang Je-kyu"	
カン・ドンウォン	10		person:"Gang Dong-won"	
カン・ハヌル	10		person:"Kang Ha-neul"	
カン・ヘジョン	10		person:"Kang Hye-jung"	
カーアクション	10		racing	
カーチェイス	10		car chase	
カーレース	10		racing	
ガイリッチー	10		person:"Guy Ritchie"	
ガイ・リッチー	10		person:"Guy Ritchie"	
ガルガドット	10		person:"Gal Gadot"	
ガル・ガドット	10		person:"Gal Gadot"	
ガン	10		cancer	
ガンアクション	10		gun	
ガンマン	10		cowboy	
ガーディアンズ・オブ・ギャラクシー	10		guardians of the galaxy	
キアヌ	10		person:"Keanu Reeves"	
キアヌリーブス	10		person:"Keanu Reeves"	
キアヌリーヴス	10		person:"Keanu Reeves"	
キアヌ・リーブス	10		person:"Keanu Reeves"	
キアヌ・リーヴス	10		person:"Keanu Reeves"	
キッズ	10	1606	genre:family	
キッズアニメ	10	1502	genre:animation,family	
キツネ	10		fox	
キムウビン	10		person:"Kim Woo-bin"	
キムギドク	10		person:"Kim Ki-duk"	
キムゴウン	10		person:"Kim Go-eun"	
キムジウン	10		person:"Kim Jee-woon"	
キムソンス	10		person:"Kim Sung-soo"	
キムソンフン	10		person:"Kim Seong-hun"	
キムダミ	10		person:"Kim Da-mi"	
キムテリ	10		person:"Kim Tae-ri"	
キムハンミン	10		person:"Kim Han-min"	
キムミニ	10		person:"Kim Min-hee"	
キムユンソク	10		person:"Kim Yoon-seok"	
キムヨンファ	10		person:"Kim Yong-hwa"	
キム・ウビン	10		person:"Kim Woo-bin"	
キム・ギドク	10		person:"Kim Ki-duk"	
キム・ゴウン	10		person:"Kim Go-eun"	
キム・ジウン	10		person:"Kim Jee-woon"	
キム・ソンス	10		person:"Kim Sung-soo"	
キム・ソンフン	10		person:"Kim Seong-hun"	
キム・ダミ	10		person:"Kim Da-mi"	
キム・テリ	10		person:"Kim Tae-ri"	
キム・ハンミン	10		person:"Kim Han-min"	
キム・ミニ	10		person:"Kim Min-hee"	
キム・ユンソク	10		person:"Kim Yoon-seok"	
キム・ヨンファ	10		person:"Kim Yong-hwa"	
キャプテンアメリカ	10		captain america	
キャプテン・アメリカ	10		captain america	
キャメロン	10		person:"James Cameron"	
キャメロンディアス	10		person:"Cameron Diaz"	
キャメロン・ディアス	10		person:"Cameron Diaz"	
キャンパス	10		college	
キャンプ	10		summer camp	
キュンキュン	10	14002	mood:romantic	
キューバ	10	7600	lang:es cuba	
キューブリック	10		person:"Stanley Kubrick"	
キリアンマーフィー	10		person:"Cillian Murphy"	
キリアン・マーフィー	10		person:"Cillian Murphy"	
キリスト	10		jesus	
キリスト教	10		christian	
キングコング	10		king kong	
キングスマン	10		kingsman	
キーラナイトレイ	10		person:"Keira Knightley"	
キーラ・ナイトレイ	10		person:"Keira Knightley"	
ギタリスト	10		guitar	
ギター	10		guitar	
ギャグ	10	204	genre:comedy	
ギャング	10	11800	genre:crime gangster	
ギャングもの	10	11801	genre:crime gangster	
ギャンブル	10		gambling	
ギリシア	10	9101	lang:el	
ギリシャ	10	9100	lang:el	
ギリシャ神話	10		greek mythology	
ギレルモデルトロ	10		person:"Guillermo del Toro"	
ギレルモ・デル・トロ	10		person:"Guillermo del Toro"	
クァクジェヨン	10		person:"Kwak Jae-yong"	
クァクドウォン	10		person:"Kwak Do-won"	
クァク・ジェヨン	10		person:"Kwak Jae-yong"	
クァク・ドウォン	10		person:"Kwak Do-won"	
クィア	10		lgbt	
クイア	10		lgbt	
クエンティンタランティーノ	10		person:"Quentin Tarantino"	
クエンティン・タランティーノ	10		person:"Quentin Tarantino"	
クジラ	10		whale	
クソ映画	10		sort:-rating	
クッキング	10		cooking	
クマ	10		bear	
クモ	10		spider	
クライミング	10		climbing	
クライム	10	2901	genre:crime	
クライムコメディ	10	3001	genre:comedy,crime	
クライムサスペンス	10	2600	genre:crime,thriller	
クライムスリラー	10	2603	genre:crime,thriller	
クライムドラマ	10	3501	genre:drama,crime	
クラシック	10		year:-1979	
クラシック音楽	10		classical music	
クラブ	10		nightclub	
クリスエバンス	10		person:"Chris Evans"	
クリスエヴァンス	10		person:"Chris Evans"	
クリスチャンベール	10		person:"Christian Bale"	
クリスチャン・ベール	10		person:"Christian Bale"	
クリステンスチュワート	10		person:"Kristen Stewart"	
クリステン・スチュワート	10		person:"Kristen Stewart"	
クリストファーノーラン	10		person:"Christopher Nolan"	
クリストファー・ノーラン	10		person:"Christopher Nolan"	
クリスプラット	10		person:"Chris Pratt"	
クリスヘムズワース	10		person:"Chris Hemsworth"	
クリスマス	10		christmas	
クリス・エバンス	10		person:"Chris Evans"	
クリス・エヴァンス	10		person:"Chris Evans"	
クリス・プラット	10		person:"Chris Pratt"	
クリス・ヘムズワース	10		person:"Chris Hemsworth"	
クリントイーストウッド	10		person:"Clint Eastwood"	
クリント・イーストウッド	10		person:"Clint Eastwood"	
クルマ	10		car	
クルーズ船	10		cruise ship	
クレイアニメ	10	4902	genre:animation stop motion	
クローネンバーグ	10		person:"David Cronenberg"	
クローン	10		clone	
クローン人間	10		clone	
クンフー	10		kung fu	
グザヴィエドラン	10		person:"Xavier Dolan"	
グザヴィエ・ドラン	10		person:"Xavier Dolan"	
グラディエーター	10		gladiator	
グルメ	10		food	
グレゴリーペック	10		person:"Gregory Peck"	
グレゴリー・ペック	10		person:"Gregory Peck"	
グレタガーウィグ	10		person:"Greta Gerwig"	
グレタ・ガーウィグ	10		person:"Greta Gerwig"	
グレースケリー	10		person:"Grace Kelly"	
グレース・ケリー	10		person:"Grace Kelly"	
グロ	10		gore	
グロい	10		gore	
ケイトウィンスレット	10		person:"Kate Winslet"	
ケイトブランシェット	10		person:"Cate Blanchett"	
ケイト・ウィンスレット	10		person:"Kate Winslet"	
ケイト・ブランシェット	10		person:"Cate Blanchett"	
ケイパー	10		heist	
ケビンコスナー	10		person:"Kevin Costner"	
ケビン・コスナー	10		person:"Kevin Costner"	
ケベック	10	6600	lang:fr quebec	
ケヴィンコスナー	10		person:"Kevin Costner"	
ケヴィン・コスナー	10		person:"Kevin Costner"	
ケーリーグラント	10		person:"Cary Grant"	
ケーリー・グラント	10		person:"Cary Grant"	
ゲイ	10		gay	
ゲイリーオールドマン	10		person:"Gary Oldman"	
ゲイリー・オールドマン	10		person:"Gary Oldman"	
ゲリラ	10		guerrilla	
ゲーム	10		video game	
ゲームの映画化	10		based on video game	
ゲーム原作	10		based on video game	
ゲーリーオールドマン	10		person:"Gary Oldman"	
ゲーリー・オールドマン	10		person:"Gary Oldman"	
コッポラ	10		person:"Francis Ford Coppola"	
コナン	10		detective conan	
コマ撮り	10	4901	genre:animation stop motion	
コミック原作	10		based on comic	
コメディ	10	200	genre:comedy	
コメディアクション	10	901	genre:action,comedy	
コメディアン	10		comedian	
コメディドラマ	10	3300	genre:drama,comedy	
コメディホラー	10	12201	genre:comedy,horror	
コメディー	10	201	genre:comedy	
コリンファース	10		person:"Colin Firth"	
コリン・ファース	10		person:"Colin Firth"	
コロンビア	10	7400	lang:es colombia	
コンサート	10		concert	
コンピュータ	10		computer	
コンピューター	10		computer	
コンユ	10		person:"Gong Yoo"	
コンリー	10		person:"Gong Li"	
コン・ユ	10		person:"Gong Yoo"	
コン・リー	10		person:"Gong Li"	
コーエン兄弟	10		person:"Joel Coen"	
コーヒー	10		coffee	
ゴア	10		gore	
ゴジラ	10		godzilla	
ゴダール	10		person:"Jean-Luc Godard"	
ゴリラ	10		gorilla	
ゴルフ	10		golf	
ゴーストバスターズ	10		ghostbusters	
ゴールデングローブ賞	10		award:golden-globe	
サイエンスフィクション	10	2101	genre:science-fiction	
サイコキネシス	10		telekinesis	
サイコサスペンス	10	2402	genre:thriller	
サイコスリラー	10	2400	genre:thriller	
サイコパス	10		psychopath	
サイコホラー	10	12300	genre:horror psychological	
サイコロジカルホラー	10	12302	genre:horror psychological	
サイバーパンク	10		cyberpunk	
サイファイ	10	2104	genre:science-fiction	
サイボーグ	10		cyborg	
サイレント	10		year:-1929	
サイレント映画	10		year:-1929	
サスペンス	10	2301	genre:thriller	
サスペンスホラー	10	2502	genre:thriller,horror	
サスペンスミステリー	10	2801	genre:mystery,thriller	
サタン	10		devil	
サッカー	10		soccer	
サバイバル	10		survival	
サマーキャンプ	10		summer camp	
サミュエル l ジャクソン	10		person:"Samuel L. Jackson"	サミュエルLジャクソン
サミュエル・ l ・ジャクソン	10		person:"Samuel L. Jackson"	サミュエル・L・ジャクソン
サムライ	10		samurai	
サムライミ	10		person:"Sam Raimi"	
サム・ライミ	10		person:"Sam Raimi"	
サメ	10		shark	
サラリーマン	10		office	
サル	10		monkey	
サンタ	10		santa claus	
サンタクロース	10		santa claus	
サンドラブロック	10		person:"Sandra Bullock"	
サンドラ・ブロック	10		person:"Sandra Bullock"	
サーカス	10		circus	
サーファー	10		surfing	
サーフィン	10		surfing	
ザックスナイダー	10		person:"Zack Snyder"	
ザック・スナイダー	10		person:"Zack Snyder"	
シアーシャローナン	10		person:"Saoirse Ronan"	
シアーシャ・ローナン	10		person:"Saoirse Ronan"	
シェイクスピア	10		shakespeare	
シェフ	10		chef	
シカゴ	10		chicago	
シガニーウィーバー	10		person:"Sigourney Weaver"	
シガニー・ウィーバー	10		person:"Sigourney Weaver"	
シスター	10		nun	
シネマ	10		-	
シネマ	10	11604	#movie	
シムウンギョン	10		person:"Shim Eun-kyung"	
シム・ウンギョン	10		person:"Shim Eun-kyung"	
シャマラン	10		person:"M. Night Shyamalan"	
シャーリーズセロン	10		person:"Charlize Theron"	
シャーリーズ・セロン	10		person:"Charlize Theron"	
シャールクカーン	10		person:"Shah Rukh Khan"	
シャーロックホームズ	10		sherlock holmes	
シャーロック・ホームズ	10		sherlock holmes	
シャー・ルク・カーン	10		person:"Shah Rukh Khan"	
シュルレアリスム	10		surreal	
シュレック	10		shrek	
シュワちゃん	10		person:"Arnold Schwarzenegger"	
シュワルツェネッガー	10		person:"Arnold Schwarzenegger"	
シュール	10		surreal	
ショートフィルム	10		runtime:-80	
ショーンコネリー	10		person:"Sean Connery"	
ショーン・コネリー	10		person:"Sean Connery"	
シリアルキラー	10		serial killer	
シリーズ	10		#series	
シリーズ	10		-	
シルベスタースタローン	10		person:"Sylvester Stallone"	
シルベスター・スタローン	10		person:"Sylvester Stallone"	
シルヴェスタースタローン	10		person:"Sylvester Stallone"	
シルヴェスター・スタローン	10		person:"Sylvester Stallone"	
シンガー	10		singer	
シングルマザー	10		single mother	
シンデレラ	10		cinderella	
シンハギュン	10		person:"Shin Ha-kyun"	
シン・ハギュン	10		person:"Shin Ha-kyun"	
シークレットサービス	10		secret service	
ジェイクギレンホール	10		person:"Jake Gyllenhaal"	
ジェイクジレンホール	10		person:"Jake Gyllenhaal"	
ジェイク・ギレンホール	10		person:"Jake Gyllenhaal"	
ジェイク・ジレンホール	10		person:"Jake Gyllenhaal"	
ジェイソンステイサム	10		person:"Jason Statham"	
ジェイソン・ステイサム	10		person:"Jason Statham"	
ジェイソン・ボーン	10		jason bourne	
ジェシカチャステイン	10		person:"Jessica Chastain"	
ジェシカ・チャステイン	10		person:"Jessica Chastain"	
ジェットリー	10		person:"Jet Li"	
ジェット・リー	10		person:"Jet Li"	
ジェニファーアニストン	10		person:"Jennifer Aniston"	
ジェニファーローレンス	10		person:"Jennifer Lawrence"	
ジェニファー・アニストン	10		person:"Jennifer Aniston"	
ジェニファー・ローレンス	10		person:"Jennifer Lawrence"	
ジェームズガン	10		person:"James Gunn"	
ジェームズキャメロン	10		person:"James Cameron"	
ジェームズスチュアート	10		person:"James Stewart"	
ジェームズステュアート	10		person:"James Stewart"	
ジェームズディーン	10		person:"James Dean"	
ジェームズボンド	10		james bond	
ジェームズマカヴォイ	10		person:"James McAvoy"	
ジェームズワン	10		person:"James Wan"	
ジェームズ・ガン	10		person:"James Gunn"	
ジェームズ・キャメロン	10		person:"James Cameron"	
ジェームズ・スチュアート	10		person:"James Stewart"	
ジェームズ・ステュアート	10		person:"James Stewart"	
ジェームズ・ディーン	10		person:"James Dean"	
ジェームズ・ボンド	10		james bond	
ジェームズ・マカヴォイ	10		person:"James McAvoy"	
ジェームズ・ワン	10		person:"James Wan"	
ジブリ	10		ghibli	
ジムキャリー	10		person:"Jim Carrey"	
ジムジャームッシュ	10		person:"Jim Jarmusch"	
ジム・キャリー	10		person:"Jim Carrey"	
ジム・ジャームッシュ	10		person:"Jim Jarmusch"	
ジャズ	10		jazz	
ジャッキーチェン	10		person:"Jackie Chan"	
ジャッキー・チェン	10		person:"Jackie Chan"	
ジャックニコルソン	10		person:"Jack Nicholson"	
ジャックブラック	10		person:"Jack Black"	
ジャック・ニコルソン	10		person:"Jack Nicholson"	
ジャック・ブラック	10		person:"Jack Black"	
ジャングル	10		jungle	
ジャンピエールジュネ	10		person:"Jean-Pierre Jeunet"	
ジャンリュックゴダール	10		person:"Jean-Luc Godard"	
ジャンル	10		-	
ジャンレノ	10		person:"Jean Reno"	
ジャン・ピエール・ジュネ	10		person:"Jean-Pierre Jeunet"	
ジャン・リュック・ゴダール	10		person:"Jean-Luc Godard"	
ジャン・レノ	10		person:"Jean Reno"	
ジャーナリスト	10		journalist	
ジュゼッペトルナトーレ	10		person:"Giuseppe Tornatore"	
ジュゼッペ・トルナトーレ	10		person:"Giuseppe Tornatore"	
ジュラシックパーク	10		jurassic park	
ジュラシックワールド	10		jurassic world	
ジュラシック・パーク	10		jurassic park	
ジュラシック・ワールド	10		jurassic world	
ジュリアロバーツ	10		person:"Julia Roberts"	
ジュリアンムーア	10		person:"Julianne Moore"	
ジュリアン・ムーア	10		person:"Julianne Moore"	
ジュリア・ロバーツ	10		person:"Julia Roberts"	
ジュリエットビノシュ	10		person:"Juliette Binoche"	
ジュリエット・ビノシュ	10		person:"Juliette Binoche"	
ジュードロウ	10		person:"Jude Law"	
ジュード・ロウ	10		person:"Jude Law"	
ジョエルコーエン	10		person:"Joel Coen"	
ジョエル・コーエン	10		person:"Joel Coen"	
ジョディフォスター	10		person:"Jodie Foster"	
ジョディ・フォスター	10		person:"Jodie Foster"	
ジョニデ	10		person:"Johnny Depp"	
ジョニーデップ	10		person:"Johnny Depp"	
ジョニートー	10		person:"Johnnie To"	
ジョニー・デップ	10		person:"Johnny Depp"	
ジョニー・トー	10		person:"Johnnie To"	
ジョンウィック	10		john wick	
ジョンウェイン	10		person:"John Wayne"	
ジョンウー	10		person:"John Woo"	
ジョンカーペンター	10		person:"John Carpenter"	
ジョントラボルタ	10		person:"John Travolta"	
ジョンフォード	10		person:"John Ford"	
ジョン・ウィック	10		john wick	
ジョン・ウェイン	10		person:"John Wayne"	
ジョン・ウー	10		person:"John Woo"	
ジョン・カーペンター	10		person:"John Carpenter"	
ジョン・トラボルタ	10		person:"John Travolta"	
ジョン・フォード	10		person:"John Ford"	
ジョージクルーニー	10		person:"George Clooney"	
ジョージルーカス	10		person:"George Lucas"	
ジョージ・クルーニー	10		person:"George Clooney"	
ジョージ・ルーカス	10		person:"George Lucas"	
ジョーズ	10		jaws	
ジョーダンピール	10		person:"Jordan Peele"	
ジョーダン・ピール	10		person:"Jordan Peele"	
スイス	10	7900	lang:de,fr,it switzerland	
スウェーデン	10	8200	lang:sv	
スカッとする	10	13902	mood:thrilling	
スカヨハ	10		person:"Scarlett Johansson"	
スカンジナビア	10	10501	lang:sv,da,no,fi,is	
スカーレットヨハンソン	10		person:"Scarlett Johansson"	
スカーレット・ヨハンソン	10		person:"Scarlett Johansson"	
スキー	10		skiing	
スクリーム	10		scream	
スケボー	10		skateboard	
スケート	10		ice skating	
スケートボード	10		skateboard	
スコセッシ	10		person:"Martin Scorsese"	
スコットランド	10	6200	lang:en scotland	
スタジオジブリ	10		ghibli	
スタローン	10		person:"Sylvester Stallone"	
スタンリーキューブリック	10		person:"Stanley Kubrick"	
スタンリー・キューブリック	10		person:"Stanley Kubrick"	
スターウォーズ	10		star wars	
スタートレック	10		star trek	
スター・ウォーズ	10		star wars	
スター・トレック	10		star trek	
スティーブマックイーン	10		person:"Steve McQueen"	
スティーブンキング	10		stephen king	
スティーブンスピルバーグ	10		person:"Steven Spielberg"	
スティーブン・キング	10		stephen king	
スティーブン・スピルバーグ	10		person:"Steven Spielberg"	
スティーブ・マックイーン	10		person:"Steve McQueen"	
スティーヴマックイーン	10		person:"Steve McQueen"	
スティーヴンスピルバーグ	10		person:"Steven Spielberg"	
スティーヴンソダーバーグ	10		person:"Steven Soderbergh"	
スティーヴン・キング	10		stephen king	
スティーヴン・スピルバーグ	10		person:"Steven Spielberg"	
スティーヴン・ソダーバーグ	10		person:"Steven Soderbergh"	
スティーヴ・マックイーン	10		person:"Steve McQueen"	
ストップモーション	10	4900	genre:animation stop motion	
ストライキ	10		strike	
ストーカー	10		stalker	
ストーカー愛	10		obsession	
スナイパー	10		sniper	
スパイ	10		spy	
スパイもの	10		spy	
スパイクリー	10		person:"Spike Lee"	
スパイク・リー	10		person:"Spike Lee"	
スパイスリラー	10	12900	genre:thriller spy	
スパイダーマン	10		spider-man	
スピルバーグ	10		person:"Steven Spielberg"	
スプラッター	10		gore	
スペイン	10	5700	lang:es	
スペイン映画	10	5702	lang:es	
スペイン語	10	5701	lang:es	
スペース	10		space	
スポーツ	10		sport	
スポーツドラマ	10	13100	genre:drama sport	
スポ根	10		sport	
スマーフ	10		smurfs	
スラッシャー	10	4500	genre:horror slasher	
スラッシャー映画	10	4501	genre:horror slasher	
スラップスティック	10	4800	genre:comedy slapstick	
スリ	10		thief	
スリラー	10	2300	genre:thriller	
スリル	10	2302	genre:thriller	
スーパーヒーロー	10		superhero	
スーパーマン	10		superman	
セックス	10		sex	
セネガル	10	10900	lang:fr,wo senegal	
セリーヌシアマ	10		person:"Céline Sciamma"	
セリーヌ・シアマ	10		person:"Céline Sciamma"	
セルジオレオーネ	10		person:"Sergio Leone"	
セルジオ・レオーネ	10		person:"Sergio Leone"	
セルビア	10	9400	lang:sr	
セールスマン	10		salesman	
ゼメキス	10		person:"Robert Zemeckis"	
ゼロ年代	10		year:2000-2009	
ゼンデイヤ	10		person:Zendaya	
ソウ	10		saw	
ソウル	10		seoul	
ソダーバーグ	10		person:"Steven Soderbergh"	
ソフィアコッポラ	10		person:"Sofia Coppola"	
ソフィア・コッポラ	10		person:"Sofia Coppola"	
ソフィーマルソー	10		person:"Sophie Marceau"	
ソフィー・マルソー	10		person:"Sophie Marceau"	
ソルギョング	10		person:"Sul Kyung-gu"	
ソル・ギョング	10		person:"Sul Kyung-gu"	
ソンイェジン	10		person:"Son Ye-jin"	
ソンガンホ	10		person:"Song Kang-ho"	
ソンジュンギ	10		person:"Song Joong-ki"	
ソン・イェジン	10		person:"Son Ye-jin"	
ソン・ガンホ	10		person:"Song Kang-ho"	
ソン・ジュンギ	10		person:"Song Joong-ki"	
ソーシャルメディア	10		social media	
ソ連	10	6702	lang:ru	
ゾウ	10		elephant	
ゾッとする	10	13404	mood:scary	
ゾンビ	10		zombie	
ゾンビもの	10		zombie	
タイ	10	9900	lang:th	
タイカワイティティ	10		person:"Taika Waititi"	
タイカ・ワイティティ	10		person:"Taika Waititi"	
タイムスリップ	10		time travel	
タイムトラベル	10		time travel	
タイムマシン	10		time travel	
タイムリープ	10		time travel	
タイムループ	10		time loop	
タイ映画	10	9901	lang:th	
タクシー	10		taxi driver	
タコ	10		octopus	
タランティーノ	10		person:"Quentin Tarantino"	
タルコフスキー	10		person:"Andrei Tarkovsky"	
タンウェイ	10		person:"Tang Wei"	
タンゴ	10		tango	
タン・ウェイ	10		person:"Tang Wei"	
ターザン	10		tarzan	
ターミネーター	10		terminator	
ダイハード	10		die hard	
ダイバー	10		diver	
ダイビング	10		diver	
ダイヤモンド	10		diamond	
ダイ・ハード	10		die hard	
ダスティンホフマン	10		person:"Dustin Hoffman"	
ダスティン・ホフマン	10		person:"Dustin Hoffman"	
ダニエルクレイグ	10		person:"Daniel Craig"	
ダニエルラドクリフ	10		person:"Daniel Radcliffe"	
ダニエル・クレイグ	10		person:"Daniel Craig"	
ダニエル・ラドクリフ	10		person:"Daniel Radcliffe"	
ダニーボイル	10		person:"Danny Boyle"	
ダニー・ボイル	10		person:"Danny Boyle"	
ダリオアルジェント	10		person:"Dario Argento"	
ダリオ・アルジェント	10		person:"Dario Argento"	
ダンサー	10		dance	
ダンス	10		dance	
ダーレンアロノフスキー	10		person:"Darren Aronofsky"	
ダーレン・アロノフスキー	10		person:"Darren Aronofsky"	
チアガール	10		cheerleader	
チアリーダー	10		cheerleader	
チェコ	10	8800	lang:cs	
チェス	10		chess	
チェドンフン	10		person:"Choi Dong-hoon"	
チェミンシク	10		person:"Choi Min-sik"	
チェ・ドンフン	10		person:"Choi Dong-hoon"	
チェ・ミンシク	10		person:"Choi Min-sik"	
チャウシンチー	10		person:"Stephen Chow"	
チャウ・シンチー	10		person:"Stephen Chow"	
チャップリン	10		person:"Charlie Chaplin"	
チャテヒョン	10		person:"Cha Tae-hyun"	
チャンイーモウ	10		person:"Zhang Yimou"	
チャンジュナン	10		person:"Jang Joon-hwan"	
チャンツィイー	10		person:"Zhang Ziyi"	
チャンドンゴン	10		person:"Jang Dong-gun"	
チャンバラ	10		samurai	
チャン・イーモウ	10		person:"Zhang Yimou"	
チャン・ジュナン	10		person:"Jang Joon-hwan"	
チャン・ツィイー	10		person:"Zhang Ziyi"	
チャン・ドンゴン	10		person:"Jang Dong-gun"	
チャ・テヒョン	10		person:"Cha Tae-hyun"	
チャーリーチャップリン	10		person:"Charlie Chaplin"	
チャーリー・チャップリン	10		person:"Charlie Chaplin"	
チャールズチャップリン	10		person:"Charlie Chaplin"	
チャールズ・チャップリン	10		person:"Charlie Chaplin"	
チュジフン	10		person:"Ju Ji-hoon"	
チュニジア	10		tunisia	
チュ・ジフン	10		person:"Ju Ji-hoon"	
チョインソン	10		person:"Zo In-sung"	
チョウユンファ	10		person:"Chow Yun-Fat"	
チョウ・ユンファ	10		person:"Chow Yun-Fat"	
チョコレート	10		chocolate	
チョジヌン	10		person:"Cho Jin-woong"	
チョンウソン	10		person:"Jung Woo-sung"	
チョンウヒ	10		person:"Chun Woo-hee"	
チョンジェヨン	10		person:"Jung Jae-young"	
チョンジヒョン	10		person:"Gianna Jun"	
チョンドヨン	10		person:"Jeon Do-yeon"	
チョンビョンギル	10		person:"Jung Byung-gil"	
チョンヘイン	10		person:"Jung Hae-in"	
チョンユミ	10		person:"Jung Yu-mi"	
チョン・ウソン	10		person:"Jung Woo-sung"	
チョン・ウヒ	10		person:"Chun Woo-hee"	
チョン・ジェヨン	10		person:"Jung Jae-young"	
チョン・ジヒョン	10		person:"Gianna Jun"	
チョン・ドヨン	10		person:"Jeon Do-yeon"	
チョン・ビョンギル	10		person:"Jung Byung-gil"	
チョン・ヘイン	10		person:"Jung Hae-in"	
チョン・ユミ	10		person:"Jung Yu-mi"	
チョ・インソン	10		person:"Zo In-sung"	
チョ・ジヌン	10		person:"Cho Jin-woong"	
チリ	10	7300	lang:es chile	
ティムバートン	10		person:"Tim Burton"	
ティム・バートン	10		person:"Tim Burton"	
ティモシーシャラメ	10		person:"Timothée Chalamet"	
ティモシー・シャラメ	10		person:"Timothée Chalamet"	
ティルダスウィントン	10		person:"Tilda Swinton"	
ティルダ・スウィントン	10		person:"Tilda Swinton"	
ティーン	10		teenager	
ティーンエイジャー	10		teenager	
テキサス	10		texas	
テニス	10		tennis	
テレパシー	10		telepathy	
テレビ	10		television	
テレビゲーム	10		video game	
テレビ局	10		television	
テレビ映画	10	4300	genre:tv-movie	
テレビ番組	10		television show	
テレフィーチャー	10	4301	genre:tv-movie	
テロ	10		terrorist	
テロリスト	10		terrorist	
テーマ	10		-	
テーマの	10		-	
ディカプリオ	10		person:"Leonardo DiCaprio"	
ディザスター	10		disaster	
ディストピア	10		dystopia	
ディズニー	10		disney	
デイミアンチャゼル	10		person:"Damien Chazelle"	
デイミアン・チャゼル	10		person:"Damien Chazelle"	
デイヴィッドリンチ	10		person:"David Lynch"	
デイヴィッド・リンチ	10		person:"David Lynch"	
デザイナー	10		fashion	
デスゲーム	10		death game	
デスノート	10		death note	
デッドプール	10		deadpool	
デニーロ	10		person:"Robert De Niro"	
デビッドフィンチャー	10		person:"David Fincher"	
デビッドリンチ	10		person:"David Lynch"	
デビッド・フィンチャー	10		person:"David Fincher"	
デビッド・リンチ	10		person:"David Lynch"	
デミアンチャゼル	10		person:"Damien Chazelle"	
デミアン・チャゼル	10		person:"Damien Chazelle"	
デルトロ	10		person:"Guillermo del Toro"	
デル・トロ	10		person:"Guillermo del Toro"	
デンゼルワシントン	10		person:"Denzel Washington"	
デンゼル・ワシントン	10		person:"Denzel Washington"	
デンマーク	10	8300	lang:da	
デヴィッドクローネンバーグ	10		person:"David Cronenberg"	
デヴィッドフィンチャー	10		person:"David Fincher"	
デヴィッドリンチ	10		person:"David Lynch"	
デヴィッド・クローネンバーグ	10		person:"David Cronenberg"	
デヴィッド・フィンチャー	10		person:"David Fincher"	
デヴィッド・リンチ	10		person:"David Lynch"	
デート	10		dating	
デーモン	10		demon	
トイストーリー	10		toy story	
トイ・ストーリー	10		toy story	
トナカイ	10		reindeer	
トニーレオン	10		person:"Tony Leung Chiu-wai"	
トニー・レオン	10		person:"Tony Leung Chiu-wai"	
トムクルーズ	10		person:"Tom Cruise"	
トムハンクス	10		person:"Tom Hanks"	
トムハーディ	10		person:"Tom Hardy"	
トムハーディー	10		person:"Tom Hardy"	
トムヒドルストン	10		person:"Tom Hiddleston"	
トムホランド	10		person:"Tom Holland"	
トム・クルーズ	10		person:"Tom Cruise"	
トム・ハンクス	10		person:"Tom Hanks"	
トム・ハーディ	10		person:"Tom Hardy"	
トム・ハーディー	10		person:"Tom Hardy"	
トム・ヒドルストン	10		person:"Tom Hiddleston"	
トム・ホランド	10		person:"Tom Holland"	
トラ	10		tiger	
トラック	10		truck	
トラック野郎	10		truck	
トランスジェンダー	10		transgender	
トランスフォーマー	10		transformers	
トリ	10		bird	
トリュフォー	10		person:"François Truffaut"	
トルコ	10	9200	lang:tr	
トワイライト	10		twilight	
ドイツ	10	5600	lang:de	
ドイツ映画	10	5602	lang:de	
ドイツ表現主義	10	11500	lang:de year:1913-1933	
ドイツ語	10	5601	lang:de	
ドゥニヴィルヌーヴ	10		person:"Denis Villeneuve"	
ドゥニ・ヴィルヌーヴ	10		person:"Denis Villeneuve"	
ドウェインジョンソン	10		person:"Dwayne Johnson"	
ドウェイン・ジョンソン	10		person:"Dwayne Johnson"	
ドキドキする	10	13806	mood:tense	
ドキュメンタリー	10	4200	genre:documentary	
ドキュメント	10	4202	genre:documentary	
ドクター	10		doctor	
ドタバタ	10	4801	genre:comedy slapstick	
ドタバタ喜劇	10	4802	genre:comedy slapstick	
ドッペルゲンガー	10		doppelganger	
ドニーイェン	10		person:"Donnie Yen"	
ドニー・イェン	10		person:"Donnie Yen"	
ドブネズミ	10		rat	
ドラえもん	10		doraemon	
ドラキュラ	10		dracula	
ドラゴン	10		dragon	
ドラゴンボール	10		dragon ball	
ドラッグ	10		drugs	
ドラマ	10	3100	genre:drama	
ドリューバリモア	10		person:"Drew Barrymore"	
ドリュー・バリモア	10		person:"Drew Barrymore"	
ドリームワークス	10		dreamworks	
ドワーフ	10		dwarf	
ナイト	10		knight	
ナイトクラブ	10		nightclub	
ナタリーポートマン	10		person:"Natalie Portman"	
ナタリー・ポートマン	10		person:"Natalie Portman"	
ナチ	10		nazi	
ナチス	10		nazi	
ナホンジン	10		person:"Na Hong-jin"	
ナポレオン	10		napoleon	
ナルト	10		naruto	
ナルニア	10		narnia	
ナルニア国物語	10		narnia	
ナ・ホンジン	10		person:"Na Hong-jin"	
ナース	10		nurse	
ニコラスケイジ	10		person:"Nicolas Cage"	
ニコラス・ケイジ	10		person:"Nicolas Cage"	
ニコールキッドマン	10		person:"Nicole Kidman"	
ニコール・キッドマン	10		person:"Nicole Kidman"	
ニュージーランド	10	6400	lang:en new zealand	
ニューヨーク	10		new york	
ニワトリ	10		chicken	
ニンジャ	10		ninja	
ニート	10		unemployment	
ヌーベルバーグ	10	11301	lang:fr year:1958-1968	
ヌーヴェルヴァーグ	10	11300	lang:fr year:1958-1968	
ネイティブアメリカン	10		native american	
ネオリアリズモ	10	11401	lang:it year:1943-1954	
ネオレアリズモ	10	11400	lang:it year:1943-1954	
ネコ	10		cat	
ネズミ	10		mouse	
ネット	10		internet	
ネットフリックス	10		netflix	
ネトフリ	10		netflix	
ノスタルジー	10		nostalgia	
ノルウェー	10	8400	lang:no	
ノワール	10	2902	genre:crime	
ノーラン	10		person:"Christopher Nolan"	
ハイジャック	10		hijacking	
ハイスクール	10		high school	
ハジョンウ	10		person:"Ha Jung-woo"	
ハッカー	10		hacker	
ハッキング	10		hacker	
ハビエルバルデム	10		person:"Javier Bardem"	
ハビエル・バルデム	10		person:"Javier Bardem"	
ハラハラ	10	13801	mood:tense	
ハラハラする	10	13802	mood:tense	
ハリウッド	10	5901	lang:en	
ハリウッドの裏側	10		hollywood	
ハリケーン	10		tornado	
ハリソンフォード	10		person:"Harrison Ford"	
ハリソン・フォード	10		person:"Harrison Ford"	
ハリポタ	10		harry potter	
ハリーポッター	10		harry potter	
ハリー・ポッター	10		harry potter	
ハロウィン	10		halloween	
ハロウィーン	10		halloween	
ハワイ	10		hawaii	
ハンガリー	10	8900	lang:hu	
ハンガーゲーム	10		hunger games	
ハンガー・ゲーム	10		hunger games	
ハンソッキュ	10		person:"Han Suk-kyu"	
ハンター	10		hunter	
ハンヒョジュ	10		person:"Han Hyo-joo"	
ハンフリーボガート	10		person:"Humphrey Bogart"	
ハンフリー・ボガート	10		person:"Humphrey Bogart"	
ハン・ソッキュ	10		person:"Han Suk-kyu"	
ハン・ヒョジュ	10		person:"Han Hyo-joo"	
ハ・ジョンウ	10		person:"Ha Jung-woo"	
バイオハザード	10		resident evil	
バイオレンス	10		violence	
バイキング	10		viking	
バイク	10		motorcycle	
バウンティハンター	10		bounty hunter	
バカンス	10		vacation	
バス	10		bus	
バスケ	10		basketball	
バスケットボール	10		basketball	
バスターキートン	10		person:"Buster Keaton"	
バスター・キートン	10		person:"Buster Keaton"	
バックトゥザフューチャー	10		back to the future	
バック・トゥ・ザ・フューチャー	10		back to the future	
バットマン	10		batman	
バルカン	10	11201	lang:sr,hr,bs,sh,sl,mk	
バルセロナ	10		barcelona	
バレエ	10		ballet	
バレリーナ	10		ballet	
バレンタイン	10		valentine's day	
バレンタインデー	10		valentine's day	
バレーボール	10		volleyball	
バンド	10		band	
バンパイア	10		vampire	
バーチャルリアリティ	10		virtual reality	
パイレーツ・オブ・カリビアン	10		pirates of the caribbean	
パイロット	10		pilot	
パクシネ	10		person:"Park Shin-hye"	
パクジョンミン	10		person:"Park Jeong-min"	
パクソジュン	10		person:"Park Seo-jun"	
パクチャヌク	10		person:"Park Chan-wook"	
パクフンジョン	10		person:"Park Hoon-jung"	
パクヘイル	10		person:"Park Hae-il"	
パクヘス	10		person:"Park Hae-soo"	
パクボヨン	10		person:"Park Bo-young"	
パク・シネ	10		person:"Park Shin-hye"	
パク・ジョンミン	10		person:"Park Jeong-min"	
パク・ソジュン	10		person:"Park Seo-jun"	
パク・チャヌク	10		person:"Park Chan-wook"	
パク・フンジョン	10		person:"Park Hoon-jung"	
パク・ヘイル	10		person:"Park Hae-il"	
パク・ヘス	10		person:"Park Hae-soo"	
パク・ボヨン	10		person:"Park Bo-young"	
パソコン	10		computer	
パディントン	10		paddington	
パニックもの	10		disaster	
パニック映画	10		disaster	
パパ	10		father	
パラレルワールド	10		parallel world	
パリ	10		paris	
パルムドール	10		award:palme-d'or	
パルムドール受賞作	10		award:palme-d'or	
パレスチナ	10	11100	lang:ar palestine	
パロディ	10	4600	genre:comedy parody	
パンク	10		punk	
パンダ	10		panda	
パンデミック	10		pandemic	
パン屋	10		bakery	
パーティ	10		party	
パーティー	10		party	
ヒックとドラゴン	10		how to train your dragon	
ヒッチコック	10		person:"Alfred Hitchcock"	
ヒット	10		sort:popularity	
ヒットマン	10		hit man	
ヒッピー	10		hippie	
ヒップホップ	10		hip hop	
ヒトラー	10		nazi	
ヒマラヤ	10		himalayas	
ヒューグラント	10		person:"Hugh Grant"	
ヒュージャックマン	10		person:"Hugh Jackman"	
ヒューマン	10	3200	genre:drama	
ヒューマンコメディ	10	3301	genre:drama,comedy	
ヒューマンドラマ	10	3102	genre:drama	
ヒュー・グラント	10		person:"Hugh Grant"	
ヒュー・ジャックマン	10		person:"Hugh Jackman"	
ヒョンビン	10		person:"Hyun Bin"	
ヒンディー語	10	6801	lang:hi	
ヒースレジャー	10		person:"Heath Ledger"	
ヒース・レジャー	10		person:"Heath Ledger"	
ヒーロー	10		superhero	
ヒーローもの	10		superhero	
ビッグフット	10		bigfoot	
ビデオゲーム	10		video game	
ビリーワイルダー	10		person:"Billy Wilder"	
ビリー・ワイルダー	10		person:"Billy Wilder"	
ビルマーレイ	10		person:"Bill Murray"	
ビル・マーレイ	10		person:"Bill Murray"	
ビーチ	10		beach	
ビートたけし	10		person:"Takeshi Kitano"	
ビール	10		beer	
ピアニスト	10		pianist	
ピアノ	10		pianist	
ピアースブロスナン	10		person:"Pierce Brosnan"	
ピアース・ブロスナン	10		person:"Pierce Brosnan"	
ピエロ	10		clown	
ピクサー	10		pixar	
ピラミッド	10		ancient egypt	
ピータージャクソン	10		person:"Peter Jackson"	
ピーターパン	10		peter pan	
ピーター・ジャクソン	10		person:"Peter Jackson"	
ピーター・パン	10		peter pan	
ファウンドフッテージ	10		found footage	
ファッション	10		fashion	
ファッションデザイナー	10		fashion designer	
ファミリー	10	1600	genre:family	
ファミリーアニメ	10	1503	genre:animation,family	
ファミリーコメディ	10	1900	genre:family,comedy	
ファミリードラマ	10	3402	genre:drama,family	
ファムファタール	10		femme fatale	
ファラオ	10		ancient egypt	
ファンジョンミン	10		person:"Hwang Jung-min"	
ファンタジー	10	2000	genre:fantasy	
ファンタジー系	10	2002	genre:fantasy	
ファンタスティック・ビースト	10		fantastic beasts	
ファン・ジョンミン	10		person:"Hwang Jung-min"	
フィギュアスケート	10		ice skating	
フィリピン	10	10200	lang:tl	
フィルム	10		-	
フィルム	10	11603	#movie	
フィルム・ノワール	10		film noir	
フィンチャー	10		person:"David Fincher"	
フィンランド	10	8500	lang:fi	
フェイクドキュメンタリー	10		found footage	
フェデリコフェリーニ	10		person:"Federico Fellini"	
フェデリコ・フェリーニ	10		person:"Federico Fellini"	
フェミニズム	10		feminism	
フェリーニ	10		person:"Federico Fellini"	
フクロウ	10		owl	
フラメンコ	10		flamenco	
フランケンシュタイン	10		frankenstein	
フランシスフォードコッポラ	10		person:"Francis Ford Coppola"	
フランシス・フォード・コッポラ	10		person:"Francis Ford Coppola"	
フランス	10	5500	lang:fr	
フランス映画	10	5502	lang:fr	
フランス語	10	5501	lang:fr	
フランス革命	10		french revolution	
フランソワトリュフォー	10		person:"François Truffaut"	
フランソワ・トリュフォー	10		person:"François Truffaut"	
フローレンスピュー	10		person:"Florence Pugh"	
フローレンス・ピュー	10		person:"Florence Pugh"	
ブライアンデパルマ	10		person:"Brian De Palma"	
ブライアン・デ・パルマ	10		person:"Brian De Palma"	
ブラジル	10	6900	lang:pt brazil	
ブラックコメディ	10	3002	genre:comedy,crime	
ブラックユーモア	10	3003	genre:comedy,crime	
ブラッドピット	10		person:"Brad Pitt"	
ブラッド・ピット	10		person:"Brad Pitt"	
ブラピ	10		person:"Brad Pitt"	
ブラムハウス	10		blumhouse	
ブルースウィリス	10		person:"Bruce Willis"	
ブルースリー	10		person:"Bruce Lee"	
ブルース・ウィリス	10		person:"Bruce Willis"	
ブルース・リー	10		person:"Bruce Lee"	
ブードゥー	10		voodoo	
プラバース	10		person:Prabhas	
プリンセス	10		princess	
プレデター	10		predator	
プロム	10		prom	
プロレス	10		wrestling	
ヘビ	10		snake	
ヘプバーン	10		person:"Audrey Hepburn"	
ヘリ	10		helicopter	
ヘリコプター	10		helicopter	
ベスト	10		sort:rating	
ベトナム	10	10000	lang:vi	
ベトナム戦争	10	12000	genre:war vietnam	
ベニス	10		venice	
ベネズエラ	10		venezuela	
ベネチア	10		venice	
ベネディクトカンバーバッチ	10		person:"Benedict Cumberbatch"	
ベネディクト・カンバーバッチ	10		person:"Benedict Cumberbatch"	
ベビーシッター	10		nanny	
ベルイマン	10		person:"Ingmar Bergman"	
ベルギー	10	8000	lang:fr,nl belgium	
ベルリン	10		berlin	
ベンアフレック	10		person:"Ben Affleck"	
ベンスティラー	10		person:"Ben Stiller"	
ベン・アフレック	10		person:"Ben Affleck"	
ベン・スティラー	10		person:"Ben Stiller"	
ペドゥナ	10		person:"Bae Doona"	
ペドロアルモドバル	10		person:"Pedro Almodóvar"	
ペドロ・アルモドバル	10		person:"Pedro Almodóvar"	
ペネロペクルス	10		person:"Penélope Cruz"	
ペネロペ・クルス	10		person:"Penélope Cruz"	
ペルシャ	10	9501	lang:fa	
ペルー	10	7500	lang:es peru	
ペンギン	10		penguin	
ペ・ドゥナ	10		person:"Bae Doona"	
ホアキンフェニックス	10		person:"Joaquin Phoenix"	
ホアキン・フェニックス	10		person:"Joaquin Phoenix"	
ホッケー	10		hockey	
ホテル	10		hotel	
ホビット	10		the hobbit	
ホラー	10	100	genre:horror	
ホラーもの	10	103	genre:horror	
ホラーコメディ	10	12200	genre:comedy,horror	
ホラーサスペンス	10	2500	genre:thriller,horror	
ホラースリラー	10	2501	genre:thriller,horror	
ホロコースト	10		holocaust	
ホンサンス	10		person:"Hong Sang-soo"	
ホン・サンス	10		person:"Hong Sang-soo"	
ホームアローン	10		home alone	
ホームドラマ	10	3401	genre:drama,family	
ホームレス	10		homeless	
ホーム・アローン	10		home alone	
ボクシング	10		boxing	
ボディガード	10		bodyguard	
ボディビル	10		gym	
ボディホラー	10		body horror	
ボリウッド	10	6800	lang:hi	
ボーイズラブ	10		gay	
ポケットモンスター	10		pokemon	
ポケモン	10		pokemon	
ポストアポカリプス	10		post-apocalypse	
ポリティカルサスペンス	10	13001	genre:thriller politics	
ポルトガル	10	7000	lang:pt	
ポンジュノ	10		person:"Bong Joon Ho"	
ポン・ジュノ	10		person:"Bong Joon Ho"	
ポーカー	10		poker	
ポーランド	10	8700	lang:pl	
ポールトーマスアンダーソン	10		person:"Paul Thomas Anderson"	
ポールニューマン	10		person:"Paul Newman"	
ポールバーホーベン	10		person:"Paul Verhoeven"	
ポールヴァーホーヴェン	10		person:"Paul Verhoeven"	
ポール・トーマス・アンダーソン	10		person:"Paul Thomas Anderson"	
ポール・ニューマン	10		person:"Paul Newman"	
ポール・バーホーベン	10		person:"Paul Verhoeven"	
ポール・ヴァーホーヴェン	10		person:"Paul Verhoeven"	
マイケルファスベンダー	10		person:"Michael Fassbender"	
マイケルベイ	10		person:"Michael Bay"	
マイケル・ファスベンダー	10		person:"Michael Fassbender"	
マイケル・ベイ	10		person:"Michael Bay"	
マカロニウエスタン	10	4400	genre:western lang:it	
マカロニ・ウエスタン	10	4401	genre:western lang:it	
マギーチャン	10		person:"Maggie Cheung"	
マギー・チャン	10		person:"Maggie Cheung"	
マシューマコノヒー	10		person:"Matthew McConaughey"	
マシュー・マコノヒー	10		person:"Matthew McConaughey"	
マジシャン	10		magician	
マスク	10		mask	
マッチングアプリ	10		dating	
マッツミケルセン	10		person:"Mads Mikkelsen"	
マッツ・ミケルセン	10		person:"Mads Mikkelsen"	
マットデイモン	10		person:"Matt Damon"	
マット・デイモン	10		person:"Matt Damon"	
マッドサイエンティスト	10		mad scientist	
マッドハウス	10		madhouse	
マッドマックス	10		mad max	
マトリックス	10		the matrix	
マドリード	10		madrid	
マドンソク	10		person:"Don Lee"	
マフィア	10	11700	genre:crime mafia	
ママ	10		mother	
マラソン	10		running	
マリオンコティヤール	10		person:"Marion Cotillard"	
マリオン・コティヤール	10		person:"Marion Cotillard"	
マリリンモンロー	10		person:"Marilyn Monroe"	
マリリン・モンロー	10		person:"Marilyn Monroe"	
マルチバース	10		multiverse	
マンガ	10		based on manga	
マンガ原作	10		based on manga	
マンション	10		apartment	
マ・ドンソク	10		person:"Don Lee"	
マークウォールバーグ	10		person:"Mark Wahlberg"	
マーク・ウォールバーグ	10		person:"Mark Wahlberg"	
マーゴットロビー	10		person:"Margot Robbie"	
マーゴット・ロビー	10		person:"Margot Robbie"	
マーシャルアーツ	10		martial arts	
マーティンスコセッシ	10		person:"Martin Scorsese"	
マーティン・スコセッシ	10		person:"Martin Scorsese"	
マーベル	10		marvel	
マーベルシリーズ	10		marvel	
マーメイド	10		mermaid	
マーロンブランド	10		person:"Marlon Brando"	
マーロン・ブランド	10		person:"Marlon Brando"	
ミイラ	10		mummy	
ミシェルヨー	10		person:"Michelle Yeoh"	
ミシェル・ヨー	10		person:"Michelle Yeoh"	
ミステリ	10	2701	genre:mystery	
ミステリー	10	2700	genre:mystery	
ミステリーサスペンス	10	2800	genre:mystery,thriller	
ミステリースリラー	10	2802	genre:mystery,thriller	
ミッション : インポッシブル	10		mission impossible	ミッション:インポッシブル
ミッション・インポッシブル	10		mission impossible	
ミツバチ	10		bee	
ミニオン	10		minions	
ミニオンズ	10		minions	
ミニシアター	10		-	
ミヒャエルハネケ	10		person:"Michael Haneke"	
ミヒャエル・ハネケ	10		person:"Michael Haneke"	
ミュージカル	10	4101	genre:music	
ミュージシャン	10		musician	
ミュージック	10	4102	genre:music	
ミュータント	10		mutant	
ミラジョヴォヴィッチ	10		person:"Milla Jovovich"	
ミラ・ジョヴォヴィッチ	10		person:"Milla Jovovich"	
ミリタリー	10	3804	genre:war	
ムスリム	10		muslim	
ムンソリ	10		person:"Moon So-ri"	
ムン・ソリ	10		person:"Moon So-ri"	
ムービー	10		-	
ムービー	10	11602	#movie	
メイド	10		butler	
メキシコ	10	7200	lang:es mexico	
メグライアン	10		person:"Meg Ryan"	
メグ・ライアン	10		person:"Meg Ryan"	
メリルストリープ	10		person:"Meryl Streep"	
メリル・ストリープ	10		person:"Meryl Streep"	
メルギブソン	10		person:"Mel Gibson"	
メルヘン	10		fairy tale	
メル・ギブソン	10		person:"Mel Gibson"	
メロドラマ	10	700	genre:romance,drama	
メン・イン・ブラック	10		men in black	
モキュメンタリー	10		found footage	
モスクワ	10		moscow	
モデル	10		fashion	
モノクロ	10		black and white	
モロッコ	10		morocco	
モンスター	10		monster	
モーガンフリーマン	10		person:"Morgan Freeman"	
モーガン・フリーマン	10		person:"Morgan Freeman"	
ヤクザ	10		yakuza	
ユアイン	10		person:"Yoo Ah-in"	
ユアンマクレガー	10		person:"Ewan McGregor"	
ユアン・マクレガー	10		person:"Ewan McGregor"	
ユダヤ	10		jewish	
ユダヤ人	10		jewish	
ユダヤ人虐殺	10		holocaust	
ユニコーン	10		unicorn	
ユヘジン	10		person:"Yoo Hae-jin"	
ユマサーマン	10		person:"Uma Thurman"	
ユマ・サーマン	10		person:"Uma Thurman"	
ユンヨジョン	10		person:"Youn Yuh-jung"	
ユン・ヨジョン	10		person:"Youn Yuh-jung"	
ユ・アイン	10		person:"Yoo Ah-in"	
ユ・ヘジン	10		person:"Yoo Hae-jin"	
ユーゴスラビア	10	11200	lang:sr,hr,bs,sh,sl,mk	
ヨルゴスランティモス	10		person:"Yorgos Lanthimos"	
ヨルゴス・ランティモス	10		person:"Yorgos Lanthimos"	
ヨンサンホ	10		person:"Yeon Sang-ho"	
ヨン・サンホ	10		person:"Yeon Sang-ho"	
ヨーロッパ	10	10600	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
ヨーロッパ映画	10	10602	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
ライアンゴズリング	10		person:"Ryan Gosling"	
ライアンレイノルズ	10		person:"Ryan Reynolds"	
ライアン・ゴズリング	10		person:"Ryan Gosling"	
ライアン・レイノルズ	10		person:"Ryan Reynolds"	
ライオン	10		lion	
ライオンキング	10		the lion king	
ライオン・キング	10		the lion king	
ライブ	10		concert	
ラグビー	10		rugby	
ラジー賞	10		award:razzie	
ラスベガス	10		las vegas	
ラッセルクロウ	10		person:"Russell Crowe"	
ラッセル・クロウ	10		person:"Russell Crowe"	
ラッパー	10		hip hop	
ラップ	10		hip hop	
ラテンアメリカ	10	10401	lang:es,pt	
ラブコメ	10	502	genre:romance,comedy	
ラブコメディ	10	503	genre:romance,comedy	
ラブストーリー	10	301	genre:romance	
ラブロマンス	10	400	genre:romance	
ランキング	10		sort:rating	
ランニング	10		running	
ランボー	10		rambo	
ラージャマウリ	10		person:"S. S. Rajamouli"	
ラースフォントリアー	10		person:"Lars von Trier"	
ラース・フォン・トリアー	10		person:"Lars von Trier"	
リアリティ番組	10		reality show	
リス	10		squirrel	
リスト	10		-	
リチャードギア	10		person:"Richard Gere"	
リチャードリンクレイター	10		person:"Richard Linklater"	
リチャード・ギア	10		person:"Richard Gere"	
リチャード・リンクレイター	10		person:"Richard Linklater"	
リドリースコット	10		person:"Ridley Scott"	
リドリー・スコット	10		person:"Ridley Scott"	
リベンジ	10		revenge	
リメイク	10		remake	
リュジュンヨル	10		person:"Ryu Jun-yeol"	
リュスンリョン	10		person:"Ryu Seung-ryong"	
リュスンワン	10		person:"Ryoo Seung-wan"	
リュックベッソン	10		person:"Luc Besson"	
リュック・ベッソン	10		person:"Luc Besson"	
リュ・ジュンヨル	10		person:"Ryu Jun-yeol"	
リュ・スンリョン	10		person:"Ryu Seung-ryong"	
リュ・スンワン	10		person:"Ryoo Seung-wan"	
リリーコリンズ	10		person:"Lily Collins"	
リリー・コリンズ	10		person:"Lily Collins"	
リングシリーズ	10		the ring	
リーアムニーソン	10		person:"Liam Neeson"	
リーアム・ニーソン	10		person:"Liam Neeson"	
リースウィザースプーン	10		person:"Reese Witherspoon"	
リース・ウィザースプーン	10		person:"Reese Witherspoon"	
リーマンショック	10		financial crisis	
ループもの	10		time loop	
ルーマニア	10	9000	lang:ro	
レアセドゥ	10		person:"Léa Seydoux"	
レア・セドゥ	10		person:"Léa Seydoux"	
レイチェルマクアダムス	10		person:"Rachel McAdams"	
レイチェル・マクアダムス	10		person:"Rachel McAdams"	
レイプ	10		rape	
レオナルドディカプリオ	10		person:"Leonardo DiCaprio"	
レオナルド・ディカプリオ	10		person:"Leonardo DiCaprio"	
レオ様	10		person:"Leonardo DiCaprio"	
レジスタンス	10		resistance	
レストラン	10		restaurant	
レスリング	10		wrestling	
レスリーチャン	10		person:"Leslie Cheung"	
レスリー・チャン	10		person:"Leslie Cheung"	
レズビアン	10		lesbian	
レトロ	10		nostalgia	
レバノン	10	11000	lang:ar lebanon	
レーシング	10		racing	
レース	10		racing	
ロサンゼルス	10		los angeles	
ロシア	10	6700	lang:ru	
ロシア語	10	6701	lang:ru	
ロシア革命	10		russian revolution	
ロッキー	10		rocky	
ロック	10		rock music	
ロッククライミング	10		climbing	
ロックバンド	10		band	
ロバ	10		donkey	
ロバートエガース	10		person:"Robert Eggers"	
ロバートゼメキス	10		person:"Robert Zemeckis"	
ロバートダウニー jr	10		person:"Robert Downey Jr."	ロバートダウニーJr
ロバートダウニージュニア	10		person:"Robert Downey Jr."	
ロバートデニーロ	10		person:"Robert De Niro"	
ロバートパティンソン	10		person:"Robert Pattinson"	
ロバートレッドフォード	10		person:"Robert Redford"	
ロバート・エガース	10		person:"Robert Eggers"	
ロバート・ゼメキス	10		person:"Robert Zemeckis"	
ロバート・ダウニー・ jr	10		person:"Robert Downey Jr."	ロバート・ダウニー・Jr
ロバート・ダウニー・ジュニア	10		person:"Robert Downey Jr."	
ロバート・デ・ニーロ	10		person:"Robert De Niro"	
ロバート・パティンソン	10		person:"Robert Pattinson"	
ロバート・レッドフォード	10		person:"Robert Redford"	
ロビンウィリアムズ	10		person:"Robin Williams"	
ロビンフッド	10		robin hood	
ロビン・ウィリアムズ	10		person:"Robin Williams"	
ロビン・フッド	10		robin hood	
ロボット	10		robot	
ロボットアニメ	10	12500	genre:animation robot	
ロマコメ	10	601	genre:romance,comedy	
ロマンス	10	302	genre:romance	
ロマンチック	10	14003	mood:romantic	
ロマンチックな	10	14005	mood:romantic	
ロマンチックコメディ	10	501	genre:romance,comedy	
ロマンティック	10	14004	mood:romantic	
ロマンティックコメディ	10	500	genre:romance,comedy	
ロマンポランスキー	10		person:"Roman Polanski"	
ロマン・ポランスキー	10		person:"Roman Polanski"	
ロンドン	10		london	
ロンハワード	10		person:"Ron Howard"	
ロン・ハワード	10		person:"Ron Howard"	
ロードトリップ	10		road trip	
ロードムービー	10		road trip	
ロード・オブ・ザ・リング	10		lord of the rings	
ローマ	10		rome	
ローマ帝国	10		ancient rome	
ローランドエメリッヒ	10		person:"Roland Emmerich"	
ローランド・エメリッヒ	10		person:"Roland Emmerich"	
ワイスピ	10		fast furious	
ワイルドスピード	10		fast furious	
ワイルド・スピード	10		fast furious	
ワイン	10		wine	
ワクワクする	10	13901	mood:thrilling	
ワニ	10		crocodile	
ワンシチュエーション	10		one location	
ワンピース	10		one piece	
ヱヴァンゲリヲン	10		evangelion	
ヴァイキング	10		viking	
ヴァンパイア	10		vampire	
ヴィムヴェンダース	10		person:"Wim Wenders"	
ヴィム・ヴェンダース	10		person:"Wim Wenders"	
ヴィラン	10		villain	
ヴィルヌーヴ	10		person:"Denis Villeneuve"	
ヴィンディーゼル	10		person:"Vin Diesel"	
ヴィン・ディーゼル	10		person:"Vin Diesel"	
ヴェトナム	10	10001	lang:vi	
ヴェネツィア	10		venice	
・	10		-	
一	10		#1	
一些	11		-	
一战	11		world war i	
一番長い	10		sort:runtime	
一覧	10		-	
一部	11		-	
七十年代	10		year:1970-1979	
三	10		#3	
三十年代	10		year:1930-1939	
三合会	10		triad	
三国志	10		three kingdoms	
三池崇史	10		person:"Takashi Miike"	
三浦春馬	10		person:"Haruma Miura"	
三船敏郎	10		person:"Toshirō Mifune"	
三角関係	10		love triangle	
三部作	10		#trilogy	
上世纪	11		year:1900-1999	
上个世纪	11		year:1900-1999	
上映	11		-	
上映的	11		-	
不倫	10		infidelity	
不到	11		#under	
不包括	11		#not	
不含	11		#not	
不快な	10	14305	mood:disturbing	
不是	11		#not	
不朽の名作	10		sort:rating	
不死	10		immortality	
不治の病	10		terminal illness	
不法侵入	10		home invasion	
不眠症	10		insomnia	
不老不死	10		immortality	
不良	10	11802	genre:crime gangster	
不要	11		#not	
不超过	11		#under	
与	11		#and	
世界の終わり	10		apocalypse	
世界大戦	10		world war ii	
世界末日	11		apocalypse	
世紀末もの	10		apocalypse	
两	11		#2	
並行世界	10		parallel world	
丧尸	11		zombie	
丧尸片	11		zombie	
个小时	11		#hours	
中世	10		medieval	
中南米	10	10402	lang:es,pt	
中国	10	5200	lang:zh	
中国映画	10	5202	lang:zh	
中国电影	11	3803	lang:zh	
中国的	11	3804	lang:zh	
中国語	10	5201	lang:zh	
中國電影	11	3813	lang:zh	
中央情報局	10		cia	
中年	10		midlife crisis	
中年の危機	10		midlife crisis	
中文	11	3900	lang:zh	
中文电影	11	3901	lang:zh	
中期	10		#mid	
中毒	10		drug addiction	
中田秀夫	10		person:"Hideo Nakata"	
中盤	10		#mid	
中絶	10		abortion	
中華	10	5203	lang:zh	
中頃	10		#mid	
丹麦	11	6700	lang:da	
丹麦语	11	6701	lang:da	
为止	11		#until	
主演	10		-	
主演	11		-	
主演の	10		-	
主演作	10		-	
主演作品	10		-	
主演的	11		-	
主演的电影	11		-	
之内	11		#under	
之内的	11		#under	
之前	11		#before	
之前的	11		#before	
之后	11		#since	
之后的	11		#since	
乌克兰	11	7700	lang:uk	
乗馬	10		horse	
九十	10		#90	
九十	11		#90	
九十年代	10		year:1990-1999	
乳母	10		nanny	
亀	10		turtle	
予想外の結末	10		twist ending	
二	10		#2	
二十一世纪	11		year:2000-	
二十世紀	10		year:1900-1999	
二十世纪	11		year:1900-1999	
二十年代	10		year:1920-1929	
二千年代	10		year:2000-2009	
二宮和也	10		person:"Kazunari Ninomiya"	
二战	11		world war ii	
二戰	11		world war ii	
二重人格	10		split personality	
五十年代	10		year:1950-1959	
五輪	10		olympics	
亚洲	11	9000	lang:ko,ja,zh,cn,th,vi,id,tl	
亚洲电影	11	9001	lang:ko,ja,zh,cn,th,vi,id,tl	
亞洲	11	9002	lang:ko,ja,zh,cn,th,vi,id,tl	
亡霊	10		ghost	
京アニ	10		kyoto animation	
京都アニメーション	10		kyoto animation	
亲子	11	1306	genre:family	
亲子电影	11	1307	genre:family	
人	10		-	
人体実験	10		experiment	
人工知能	10		artificial intelligence	
人形	10		doll	
人形アニメ	10	4903	genre:animation stop motion	
人気	10		sort:popularity	
人気の	10		sort:popularity	
人狼	10		werewolf	
人種差別	10		racism	
人質	10		hostage	
人造人間	10		android	
人間ドラマ	10	3101	genre:drama	
人類滅亡	10		apocalypse	
人食い	10		cannibalism	
人食いザメ	10		shark	
人魚	10		mermaid	
什么	11		-	
仇討ち	10		revenge	
今敏	10		person:"Satoshi Kon"	
今村昌平	10		person:"Shōhei Imamura"	
从	11		#between	
仏	10	5503	lang:fr	
仏教	10		buddhism	
代の	10		-	
令人不安	11	10501	mood:disturbing	
令人不安的	11	10503	mood:disturbing	
令和	10		year:2019-	
令和の	10		year:2019-	
以上	10		#over	
以上の	10		#over	
以上的	11		#over	
以下	10		#under	
以下の	10		#under	
以下的	11		#under	
以内	10		#under	
以内の	10		#under	
以内的	11		#under	
以前	10		#before	
以前の	10		#before	
以前的	11		#before	
以及	11		#and	
以后	11		#since	
以后的	11		#since	
以外	10		#excluded	
以外の	10		#excluded	
以後	10		#since	
以後の	10		#since	
以来	11		#since	
以来的	11		#since	
以色列	11	8000	lang:he	
以降	10		#since	
以降の	10		#since	
仮想現実	10		virtual reality	
仮想空間	10		virtual reality	
仮面	10		mask	
仲代達矢	10		person:"Tatsuya Nakadai"	
任侠	10		yakuza	
任侠映画	10		yakuza	
任达华	11		person:"Simon Yam"	
伊	10	5803	lang:it	
伊朗	11	7900	lang:fa	
伊朗电影	11	7901	lang:fa	
休日	10		vacation	
休暇	10		vacation	
会社	10		office	
会社員	10		office	
伝染病	10		pandemic	
伝記	10		biography	
伝記もの	10		biography	
伝説	10		folklore	
传记	11		biography	
传记片	11		biography	
传记电影	11		biography	
伤感	11	10106	mood:sad	
伦理片	11	2505	genre:drama	
但不是	11		#not	
低于	11		#under	
佐藤健	10		person:"Takeru Satoh"	
体が入れ替わる	10		body swap	
体育	11	9600	genre:drama sport	
体育片	11	9601	genre:drama sport	
余命	10		terminal illness	
余命わずか	10		terminal illness	
作品	10		-	
作品	10	11601	#movie	
作品賞	10		award:oscar-picture	
作家	10		writer	
佳片	11		sort:rating	
侍	10		samurai	
依存症	10		drug addiction	
侦探	11	2106	genre:mystery	
侦探片	11	2107	genre:mystery	
侯孝賢	11		person:"Hsiao-Hsien Hou"	
侯孝贤	11		person:"Hsiao-Hsien Hou"	
俄国	11	5302	lang:ru	
俄罗斯	11	5300	lang:ru	
俄罗斯电影	11	5304	lang:ru	
俄语	11	5301	lang:ru	
保安官	10		sheriff	
信仰	10		religion	
修道女	10		nun	
俳優	10		-	
傑作	10		sort:rating	
催泪	11	10103	mood:sad	
催泪的	11	10104	mood:sad	
催淚	11	10105	mood:sad	
催眠	10		hypnosis	
催眠術	10		hypnosis	
傭兵	10		mercenary	
傳記片	11		biography	
僧侶	10		buddhism	
僵尸	11		zombie	
僵尸片	11		zombie	
億万長者	10		millionaire	
儿童	11	1302	genre:family	
儿童片	11	1303	genre:family	
儿童电影	11	1304	genre:family	
元気が出る	10	13601	mood:feel-good	
元気になる	10	13603	mood:feel-good	
元気になれる	10	13602	mood:feel-good	
兄妹	10		siblings	
兄弟	10		brothers	
先住民	10		native american	
先生	10		teacher	
克里斯托弗诺兰	11		person:"Christopher Nolan"	克里斯托弗·诺兰
免费	11		-	
兎	10		rabbit	
児童	10	1702	genre:family	
児童虐待	10		child abuse	
入れ替わり	10		body swap	
全ての	10		#every	
全寮制	10		boarding school	
八十年代	10		year:1980-1989	
公害	10		environment	
公開	10		-	
公開された	10		-	
公開の	10		-	
公開順	10		#order	
六十年代	10		year:1960-1969	
共産主義	10		communism	
关于	11		-	
兵士	10		soldier	
内	11		#under	
内地电影	11	3812	lang:zh	
内戦	10		civil war	
内部告発	10		whistleblower	
冒险	11	801	genre:adventure	
冒险片	11	800	genre:adventure	
冒険	10	1100	genre:adventure	
冒険活劇	10	1201	genre:action,adventure	
冒險片	11	803	genre:adventure	
写真	10		photographer	
写真家	10		photographer	
冤罪	10		wrongful conviction	
冬	10		winter	
冯小刚	11		person:"Xiaogang Feng"	
冰岛	11	7000	lang:is	
冷戦	10		cold war	
几部	11		-	
出てくる	10		-	
出る	10		-	
出演	10		-	
出演する	10		-	
出演の	10		-	
出演作	10		-	
出演作品	10		-	
出演的	11		-	
出産	10		pregnancy	
分	10		#minutes	
分鐘	11		#minutes	
分钟	11		#minutes	
分間	10		#minutes	
切ない	10	13703	mood:sad	
刑事	10		detective	
刑事もの	10	2903	genre:crime	
刑侦	11	2207	genre:crime	
刑務所	10		prison	
列車	10		train	
刘德华	11		person:"Andy Lau"	
初恋	10		first love	
初期	10		#early	
初頭	10		#early	
判事	10		judge	
別れ	10		breakup	
到	11		#and	
制作の	10		-	
刺激	11	10701	mood:thrilling	
刺激的	11	10702	mood:thrilling	
前	10		#before	
前半	10		#early	
前向きになれる	10	13606	mood:feel-good	
前後	10		#around	
前後の	10		#around	
前日譚	10		#previous	
剣劇	10		sword fight	
剣術	10		sword fight	
剣豪	10		samurai	
剣闘士	10		gladiator	
剧情	11	2500	genre:drama	
剧情喜剧	11	2601	genre:drama,comedy	
剧情片	11	2501	genre:drama	
剧情电影	11	2502	genre:drama	
劇団	10		theater	
劇場版	10		-	
劇場版	10	11605	#movie	
劇情片	11	2503	genre:drama	
劉德華	11		person:"Andy Lau"	
功夫	10		kung fu	
功夫片	11		martial arts	
功夫电影	11		martial arts	
加拿大	11	5200	lang:en,fr canada	
动作	11	600	genre:action	
动作冒险	11	900	genre:action,adventure	
动作冒险片	11	901	genre:action,adventure	
动作喜剧	11	700	genre:action,comedy	
动作喜剧片	11	701	genre:action,comedy	
动作大片	11	605	genre:action	
动作片	11	601	genre:action	
动作电影	11	602	genre:action	
动漫	11	1005	genre:animation	
动画	11	1000	genre:animation	
动画片	11	1001	genre:animation	
动画电影	11	1002	genre:animation	
励志	11	10901	mood:inspiring	
励志片	11	10903	mood:inspiring	
励志电影	11	10904	mood:inspiring	
励志的	11	10902	mood:inspiring	
労働者	10		strike	
勇気が出る	10	14602	mood:inspiring	
勇気をもらえる	10	14601	mood:inspiring	
動作喜劇	11	702	genre:action,comedy	
動作片	11	603	genre:action	
動作電影	11	604	genre:action	
動物	10		talking animal	
動画	10		-	
動畫	11	1003	genre:animation	
動畫片	11	1004	genre:animation	
勵志	11	10905	mood:inspiring	
匈牙利	11	7300	lang:hu	
北朝鮮	10		north korea	
北極	10		arctic	
北欧	10	10500	lang:sv,da,no,fi,is	
北欧电影	11	8800	lang:sv,da,no,fi,is	
北野武	10		person:"Takeshi Kitano"	
北韩	11		north korea	
医師	10		doctor	
医療	10		doctor	
医者	10		doctor	
十代	10		teenager	
半ば	10		#mid	
半生	10		biography	
华语	11	3805	lang:zh	
华语片	11	3807	lang:zh	
华语电影	11	3806	lang:zh	
卖座	11		sort:popularity	
南アフリカ	10		south africa	
南北戦争	10		civil war	
南極	10		arctic	
南米	10	10400	lang:es,pt	
南非	11		south africa	
南韩	11	3608	lang:ko	
単館系	10		-	
博打	10		gambling	
博物館	10		museum	
占い師	10		psychic	
卡通	11	1006	genre:animation	
卡通片	11	1007	genre:animation	
印地语	11	5501	lang:hi	
印尼	11	8500	lang:id	
印度	11	5400	lang:hi,te,ta,ml,kn,bn,mr,pa	
印度尼西亚	11	8501	lang:id	
印度片	11	5402	lang:hi,te,ta,ml,kn,bn,mr,pa	
印度电影	11	5401	lang:hi,te,ta,ml,kn,bn,mr,pa	
印度電影	11	5403	lang:hi,te,ta,ml,kn,bn,mr,pa	
历史	11	2800	genre:history	
历史剧情片	11	2900	genre:drama,history	
历史片	11	2801	genre:history	
历史电影	11	2802	genre:history	
历险	11	804	genre:adventure	
压抑	11	10202	mood:bleak	
压抑的	11	10203	mood:bleak	
原作小説	10		based on novel	
原子爆弾	10		nuclear bomb	
原恵一	10		person:"Keiichi Hara"	
原爆	10		nuclear bomb	
原発	10		radiation	
原発事故	10		radiation	
原節子	10		person:"Setsuko Hara"	
友情	10		friendship	
友達	10		friendship	
双子	10		twins	
反乌托邦	11		dystopia	
反戦	10	12100	genre:war anti war	
収容所	10		concentration camp	
受賞作	10		award:oscar	
古い	10		year:-1979	
古代エジプト	10		ancient egypt	
古代ギリシャ	10		ancient greece	
古代ローマ	10		ancient rome	
古典	10		year:-1979	
古典电影	11		year:-1979	
古天乐	11		person:"Louis Koo"	
古装	11	2804	genre:history	
古装片	11	2805	genre:history	
可怕	11	10404	mood:scary	
可怕的	11	10405	mood:scary	
台湾	10	5400	lang:zh taiwan	
台湾映画	10	5401	lang:zh taiwan	
台湾电影	11	4100	lang:zh taiwan	
台湾的	11	4101	lang:zh taiwan	
台灣	11	4103	lang:zh taiwan	
台灣電影	11	4104	lang:zh taiwan	
台片	11	4102	lang:zh taiwan	
台風	10		tornado	
史劇	10	3603	genre:history	
史蒂文斯皮尔伯格	11		person:"Steven Spielberg"	史蒂文·斯皮尔伯格
史诗	11	2806	genre:history	
史诗片	11	2807	genre:history	
号泣	10	13704	mood:sad	
号泣必至	10	13707	mood:sad	
司祭	10		priest	
合家欢	11	1305	genre:family	
吉沢亮	10		person:"Ryo Yoshizawa"	
同志电影	11		lgbt	
同性	11		lgbt	
同性恋	11		lgbt	
同性愛	10		lgbt	
名作	10		sort:rating	
名探偵	10		detective	
名探偵コナン	10		detective conan	
向け	10		-	
向けの	10		-	
吓人	11	10402	mood:scary	
吓人的	11	10403	mood:scary	
吳宇森	11		person:"John Woo"	
吴京	11		person:"Wu Jing"	
吴宇森	11		person:"John Woo"	
吸血鬼	10		vampire	
吸血鬼片	11		vampire	
吸血鬼电影	11		vampire	
周星馳	10		person:"Stephen Chow"	
周星驰	11		person:"Stephen Chow"	
周润发	11		person:"Chow Yun-Fat"	
周潤發	11		person:"Chow Yun-Fat"	
周迅	11		person:"Zhou Xun"	
呪い	10		curse	
呪いの人形	10		doll	
呪いの家	10		haunted house	
呪われた	10		curse	
呪われた家	10		haunted house	
呪術廻戦	10		jujutsu kaisen	
和	11		#and	
哥伦比亚	11	6100	lang:es colombia	
哪些	11		-	
哲学	10		philosophy	
哲学的な	10		philosophy	
喜剧	11	200	genre:comedy	
喜剧片	11	201	genre:comedy	
喜剧电影	11	205	genre:comedy	
喜劇	10	202	genre:comedy	
喜劇片	11	202	genre:comedy	
喪失	10		grief	
喫茶店	10		coffee	
営業マン	10		salesman	
噴火	10		volcano	
嚇人	11	10406	mood:scary	
囚人	10		prison	
四十年代	10		year:1940-1949	
団地	10		apartment	
図書館	10		library	
国产	11	3800	lang:zh	
国产动漫	11	1201	genre:animation lang:zh	
国产动画	11	1200	genre:animation lang:zh	
国产动画片	11	1203	genre:animation lang:zh	
国产片	11	3802	lang:zh	
国产电影	11	3801	lang:zh	
国漫	11	1202	genre:animation lang:zh	
国王	10		king	
国産	10	5104	lang:ja	
国産アニメ	10	1402	genre:animation lang:ja	
国语	11	3808	lang:zh	
國語	11	3809	lang:zh	
園子温	10		person:"Sion Sono"	
土耳其	11	7600	lang:tr	
土耳其电影	11	7601	lang:tr	
圣诞	11		christmas	
圣诞电影	11		christmas	
圣诞节	11		christmas	
在线观看	11		-	
地下室	10		basement	
地下鉄	10		subway	
地球外生命体	10		alien	
地球滅亡	10		apocalypse	
地震	10		earthquake	
埃及电影	11	8200	lang:ar egypt	
城	10		castle	
執事	10		butler	
執着	10		obsession	
堕胎	10		abortion	
報道	10		journalist	
塚本晋也	10		person:"Shinya Tsukamoto"	
塞尔维亚	11	7800	lang:sr	
墓地	10		cemetery	
墓場	10		cemetery	
墜落	10		plane crash	
墨西哥	11	5900	lang:es mexico	
売人	10		drug dealer	
売春	10		prostitute	
売春婦	10		prostitute	
复仇	11		revenge	
复仇电影	11		revenge	
夏	10		summer	
夏休み	10		summer	
夏休みもの	10		summer vacation	
外交官	10		ambassador	
外国	11	9100	lang:!en	
外国电影	11	9101	lang:!en	
外国語	10	13300	lang:!en	
外星	11		alien	
外星人	11		alien	
外科医	10		surgeon	
多于	11		#over	
多重人格	10		split personality	
夢	10		dream	
大どんでん返し	10		twist ending	
大ヒット	10		sort:popularity	
大使館	10		ambassador	
大友克洋	10		person:"Katsuhiro Otomo"	
大学	10		college	
大学生	10		college	
大富豪	10		millionaire	
大島渚	10		person:"Nagisa Ōshima"	
大晦日	10		new year's eve	
大洋	10		ocean	
大片	11		-	
大片	11	9308	#movie	
大統領	10		president	
大约	11		#around	
大親友	10		best friends	
大量虐殺	10		genocide	
大金	10		money	
大陆电影	11	3811	lang:zh	
天使	10		angel	
天才	10		genius	
天災	10		natural disaster	
太平洋戦争	10		world war ii	
太空	11		space	
夫婦	10		marriage	
失恋	10		breakup	
失業	10		unemployment	
失踪	10		missing person	
奇幻	11	1500	genre:fantasy	
奇幻片	11	1501	genre:fantasy	
奇術師	10		magician	
奉俊昊	11		person:"Bong Joon Ho"	
奥地利	11	6200	lang:de austria	
奥斯卡	11		award:oscar	
奥斯卡获奖	11		award:oscar	
奥斯卡金像奖	11		award:oscar	
奧斯卡	11		award:oscar	
女の子	10		girl	
女優の人生	10		actress	
女優もの	10		actress	
女子高生	10		high school	
女性	10		feminism	
女王	10		queen	
奴隷	10		slavery	
奴隷制	10		slavery	
好看	11		-	
好看的	11		-	
好看的电影	11		-	
好笑	11	9901	mood:funny	
好笑的	11	9902	mood:funny	
好莱坞	11	4603	lang:en	
好莱坞电影	11	4604	lang:en	
好萊塢	11	4608	lang:en	
妊娠	10		pregnancy	
妊婦	10		pregnancy	
妖怪	10		spirit	
妖精	10		fairy	
姉妹	10		sisters	
姉弟	10		siblings	
姑	10		mother-in-law	
姜文	11		person:"Jiang Wen"	
姫	10		princess	
娘	10		daughter	
娼婦	10		prostitute	
嫁姑	10		mother-in-law	
子ども向け	10	1605	genre:family	
子ども向けアニメ	10	1501	genre:animation,family	
子供	10	1801	genre:family	
子供と見る	10	1705	genre:family	
子供向け	10	1604	genre:family	
子供向けアニメ	10	1500	genre:animation,family	
子供時代	10		childhood	
子犬	10		dog	
孤児	10		orphan	
孤児院	10		orphan	
孤島	10		island	
孤独	10		loneliness	
学園	10		school	
学園もの	10		school	
学園コメディ	10	12401	genre:comedy teenager	
学園祭	10		school	
学校	10		school	
孫悟空	10		monkey king	
宇宙	10		space	
宇宙人	10		alien	
宇宙人侵略	10		alien invasion	
宇宙人襲来	10		alien invasion	
宇宙片	11		space	
宇宙船	10		spaceship	
宇宙飛行士	10		astronaut	
安藤サクラ	10		person:"Sakura Ando"	
宋康昊	11		person:"Song Kang-ho"	
宗教	10		religion	
官能	10		erotic	
定番	10		sort:popularity	
宝くじ	10		lottery	
宝探し	10		treasure	
宝物	10		treasure	
宝石	10		diamond	
宝莱坞	11	5500	lang:hi	
実写化	10		based on manga	
実在の	10		true story	
実話	10		true story	
実話に基づく	10		true story	
実話をもとにした	10		true story	
実話を元にした	10		true story	
実話ベース	10		true story	
実験	10		experiment	
客船	10		ship	
宫崎骏	11		person:"Hayao Miyazaki"	
宮崎あおい	10		person:"Aoi Miyazaki"	
宮崎吾朗	10		person:"Goro Miyazaki"	
宮崎駿	10		person:"Hayao Miyazaki"	
宮崎駿	11		person:"Hayao Miyazaki"	
宮廷	10		royalty	
宮﨑駿	10		person:"Hayao Miyazaki"	
家	10		house	
家庭	11	1300	genre:family	
家庭伦理片	11	2701	genre:drama,family	
家庭内暴力	10		domestic violence	
家庭剧	11	2700	genre:drama,family	
家庭喜剧	11	1400	genre:family,comedy	
家庭片	11	1301	genre:family	
家族	10	1601	genre:family	
家族で楽しめる	10	1701	genre:family	
家族で見る	10	1607	genre:family	
家族で観る	10	1700	genre:family	
家族の	10	1602	genre:family	
家族の秘密	10		family secret	
家族ドラマ	10	3400	genre:drama,family	
家族向け	10	1603	genre:family	
寄宿学校	10		boarding school	
密室	10	11902	genre:mystery	
密室劇	10		one location	
密林	10		jungle	
富豪	10		millionaire	
导演	11		-	
导演的	11		-	
导演的电影	11		-	
将棋	10		chess	
導演	11		-	
導演的	11		-	
小人	10		dwarf	
小惑星	10		meteorite	
小时	11		#hours	
小時	11		#hours	
小李子	11		person:"Leonardo DiCaprio"	
小林正樹	10		person:"Masaki Kobayashi"	
小栗旬	10		person:"Shun Oguri"	
小津安二郎	10		person:"Yasujirō Ozu"	
小狗	11		dog	
小説	10		based on novel	
小説が原作	10		based on novel	
小説原作	10		based on novel	
小説家	10		writer	
小说改编	11		based on novel	
少于	11		#under	
少女	10		girl	
少年	10		boy	
少年時代	10		childhood	
尼	10		nun	
尼僧	10		nun	
山	10		mountain	
山寺宏一	10		person:"Koichi Yamadera"	
山岳	10		mountain	
山崎貴	10		person:"Takashi Yamazaki"	
山崎賢人	10		person:"Kento Yamazaki"	
山田洋次	10		person:"Yoji Yamada"	
山﨑賢人	10		person:"Kento Yamazaki"	
岩井俊二	10		person:"Shunji Iwai"	
島	10		island	
嵐	10		storm	
川	10		river	
左右	11		#around	
左右的	11		#around	
巨人	10		giant	
巨大ロボット	10		giant robot	
巨大怪獣	10		giant monster	
巩俐	11		person:"Gong Li"	
差別	10		racism	
巴西	11	5600	lang:pt brazil	
巴西电影	11	5601	lang:pt brazil	
市川崑	10		person:"Kon Ichikawa"	
希腊	11	7500	lang:el	
平成	10		year:1989-2019	
平成の	10		year:1989-2019	
年	10		-	
年の	10		-	
年の差	10		age difference	
年之前	11		#before	
年之后	11		#since	
年代	10		#decade	
年代	11		#decade	
年代の	10		#decade	
年代初	11		#early	
年代末	11		#late	
年代的	11		#decade	
年以前	11		#before	
年以后	11		#since	
年以来	11		#since	
年前	11		#before	
年前的	11		#before	
年后	11		#since	
年后的	11		#since	
年後	11		#since	
年末	10		new year's eve	
年的	11		-	
幸せな気分になる	10	13604	mood:feel-good	
幻想	10	2001	genre:fantasy	
幼少期	10		childhood	
幽灵	11		ghost	
幽霊	10		ghost	
幽霊屋敷	10		haunted house	
幽默	11	207	genre:comedy	
幽默的	11	9907	mood:funny	
広東語	10	5301	lang:cn,zh	
広瀬すず	10		person:"Suzu Hirose"	
床屋	10		hairdresser	
庭	10		garden	
庭園	10		garden	
庵野秀明	10		person:"Hideaki Anno"	
建築家	10		architect	
弁護士	10		lawyer	
弓	10		archery	
弓道	10		archery	
张国荣	11		person:"Leslie Cheung"	
张曼玉	11		person:"Maggie Cheung"	
张艺谋	11		person:"Zhang Yimou"	
弱者	10		underdog	
張國榮	11		person:"Leslie Cheung"	
張曼玉	11		person:"Maggie Cheung"	
張芸謀	10		person:"Zhang Yimou"	
張藝謀	11		person:"Zhang Yimou"	
強制収容所	10		concentration camp	
強奪	10		heist	
彗星	10		meteorite	
影片	11		-	
影片	11	9301	#movie	
役所広司	10		person:"Koji Yakusho"	
往年の	10		year:-1979	
很短的	11		runtime:-80	
很长的	11		runtime:150-	
後半	10		#late	
後味の悪い	10	14303	mood:disturbing	
後期	10		#late	
徐克	11		person:"Hark Tsui"	
復活祭	10		easter	
復讐	10		revenge	
復讐もの	10		revenge	
復讐劇	10		revenge	
德国	11	4300	lang:de	
德国片	11	4302	lang:de	
德国电影	11	4301	lang:de	
德國	11	4304	lang:de	
德國電影	11	4305	lang:de	
德语	11	4303	lang:de	
心があたたまる	10	14108	mood:heartwarming	
心温まる	10	14105	mood:heartwarming	
心理サスペンス	10	2401	genre:thriller	
心理スリラー	10	2403	genre:thriller	
心理ホラー	10	12301	genre:horror psychological	
心理惊悚	11	1906	genre:thriller	
心理惊悚片	11	1907	genre:thriller	
心霊	10		supernatural	
必看	11		sort:rating	
必看的	11		sort:rating	
忍者	10		ninja	
志村喬	10		person:"Takashi Shimura"	
念力	10		telekinesis	
怖い	10	13401	mood:scary	
思い出	10		memory	
思春期	10		coming of age	
性	10		sex	
性暴力	10		rape	
怪兽	11		monster	
怪物	10		monster	
怪物	11		monster	
怪獣	10		giant monster	
怪盗	10		thief	
怪盗グルー	10		despicable me	
怪談	10	102	genre:horror	
恋	10	303	genre:romance	
恋愛	10	300	genre:romance	
恋愛コメディ	10	600	genre:romance,comedy	
恋愛ドラマ	10	701	genre:romance,drama	
恋爱	11	307	genre:romance	
恋物語	10	402	genre:romance	
恐ろしい	10	13403	mood:scary	
恐怖	10	101	genre:horror	
恐怖惊悚片	11	2000	genre:thriller,horror	
恐怖片	11	100	genre:horror	
恐怖电影	11	101	genre:horror	
恐怖的	11	10401	mood:scary	
恐怖電影	11	102	genre:horror	
恐竜	10		dinosaur	
恐龙	11		dinosaur	
息子	10		son	
恶搞	11	3500	genre:comedy parody	
悪党	10		villain	
悪夢	10		dream	
悪女	10		femme fatale	
悪役	10		villain	
悪徳警官	10		police corruption	
悪霊	10		possession	
悪魔	10		demon	
悪魔払い	10		exorcism	
悪魔祓い	10		exorcism	
悬疑	11	2100	genre:mystery	
悬疑惊悚	11	1905	genre:thriller	
悬疑片	11	2101	genre:mystery	
悬疑电影	11	2102	genre:mystery	
悲しい	10	13702	mood:sad	
悲伤	11	10101	mood:sad	
悲伤的	11	10102	mood:sad	
悲剧	11	10109	mood:sad	
悲喜剧	11	2600	genre:drama,comedy	
悲嘆	10		grief	
情色	11		erotic	
情色片	11		erotic	
惊悚	11	1900	genre:thriller	
惊悚恐怖	11	103	genre:horror	
惊悚片	11	1901	genre:thriller	
惊悚电影	11	1902	genre:thriller	
惊险	11	10703	mood:thrilling	
惊险的	11	10704	mood:thrilling	
惬意	11	10801	mood:cosy	
想看	11		-	
愉快な	10	13504	mood:funny	
意大利	11	4500	lang:it	
意大利电影	11	4501	lang:it	
意大利语	11	4502	lang:it	
意大利電影	11	4504	lang:it	
愛	10	403	genre:romance	
愛情	11	303	genre:romance	
愛情喜劇	11	403	genre:romance,comedy	
愛情片	11	304	genre:romance	
愛犬	10		dog	
感人	11	9803	mood:heartwarming	
感人的	11	9804	mood:heartwarming	
感動	10	14101	mood:heartwarming	
感動する	10	14102	mood:heartwarming	
感動的な	10	14103	mood:heartwarming	
感動系	10	14104	mood:heartwarming	
感染	10		pandemic	
感染症	10		pandemic	
感謝祭	10		thanksgiving	
慢节奏	11	11001	mood:slow	
憑依	10		possession	
懐かしい	10		nostalgia	
懸疑	11	2103	genre:mystery	
懸疑片	11	2104	genre:mystery	
成長	10		coming of age	
成長物語	10		coming of age	
成长	11		coming of age	
成龍	11		person:"Jackie Chan"	
成龙	11		person:"Jackie Chan"	
我想看	11		-	
战争	11	3000	genre:war	
战争大片	11	3005	genre:war	
战争片	11	3001	genre:war	
战争电影	11	3002	genre:war	
戦争	10	3800	genre:war	
戦争もの	10	3801	genre:war	
戦争ドラマ	10	3900	genre:war,drama	
戦場	10	3802	genre:war	
戦士	10		warrior	
戦闘	10	3803	genre:war	
戦闘機	10		pilot	
戰爭	11	3003	genre:war	
戰爭片	11	3004	genre:war	
手に汗握る	10	13803	mood:tense	
手品師	10		magician	
手紙	10		letter	
手術	10		surgeon	
手話	10		deaf	
扣人心弦	11	10706	mood:thrilling	
执导	11		-	
执导的	11		-	
技術者	10		engineer	
抜き	10		#excluded	
抜きの	10		#excluded	
抢劫	11		heist	
抵抗運動	10		resistance	
押し入り	10		home invasion	
押井守	10		person:"Mamoru Oshii"	
拉丁美洲	11	8701	lang:es,pt	
拉美	11	8700	lang:es,pt	
拉致	10		kidnapping	
拍的	11		-	
拳闘	10		boxing	
拷問	10		torture	
指輪物語	10		lord of the rings	
挪威	11	6800	lang:no	
挪威语	11	6801	lang:no	
捕虜	10		prisoner of war	
捷克	11	7200	lang:cs	
排行榜	11		sort:rating	
探偵	10		detective	
探検	10		explorer	
探検家	10		explorer	
探検隊	10		explorer	
探险	11	802	genre:adventure	
推理	10	2702	genre:mystery	
推理もの	10	2704	genre:mystery	
推理片	11	2105	genre:mystery	
推荐	11		-	
推荐一下	11		-	
推薦	11		-	
描いた	10		-	
搞笑	11	203	genre:comedy	
搞笑片	11	204	genre:comedy	
搞笑电影	11	206	genre:comedy	
搞笑的	11	9903	mood:funny	
攻殻機動隊	10		ghost in the shell	
放射能	10		radiation	
政治	10		politics	
政治もの	10		politics	
政治サスペンス	10	13000	genre:thriller politics	
政略結婚	10		arranged marriage	
救いのない	10	14203	mood:bleak	
教えて	10		-	
教会	10		christian	
教員	10		teacher	
教師	10		teacher	
教授	10		professor	
数学	10		mathematics	
数学者	10		mathematics	
文艺片	11	2504	genre:drama	
料理	10		cooking	
料理もの	10		food	
料理人	10		chef	
斯皮尔伯格	11		person:"Steven Spielberg"	
新しい	10		sort:year	
新上映	11		sort:year	
新作	10		sort:year	
新感染	10		train to busan	
新浪潮	11	9201	lang:fr year:1958-1968	
新海誠	10		person:"Makoto Shinkai"	
新片	11		sort:year	
新聞	10		newspaper	
新聞社	10		newspaper	
新聞記者	10		journalist	
新西兰	11	5100	lang:en new zealand	
旅	10		road trip	
旅客機	10		airplane	
旅行	10		road trip	
旅館	10		hotel	
无声片	11		year:-1929	
无声电影	11		year:-1929	
日本	10	5100	lang:ja	
日本のアニメ	10	1400	genre:animation lang:ja	
日本アニメ	10	1401	genre:animation lang:ja	
日本刀	10		samurai sword	
日本动漫	11	1101	genre:animation lang:ja	
日本动画	11	1100	genre:animation lang:ja	
日本动画电影	11	1104	genre:animation lang:ja	
日本動畫	11	1103	genre:animation lang:ja	
日本映画	10	5103	lang:ja	
日本片	11	3702	lang:ja	
日本电影	11	3701	lang:ja	
日本的	11	3700	lang:ja	
日本語	10	5102	lang:ja	
日本電影	11	3705	lang:ja	
日漫	11	1102	genre:animation lang:ja	
日片	11	3703	lang:ja	
日语	11	3704	lang:ja	
日语片	11	3706	lang:ja	
旧作	10		-	
时空穿越	11		time travel	
时间循环	11		time loop	
时间旅行	11		time travel	
昆汀	11		person:"Quentin Tarantino"	
昆汀塔伦蒂诺	11		person:"Quentin Tarantino"	昆汀·塔伦蒂诺
昆虫	10		insect	
明るい	10	13605	mood:feel-good	
昏睡状態	10		coma	
昔	10		year:-1979	
昔の	10		year:-1979	
昔話	10		folklore	
映画	10		-	
映画	10	11600	#movie	
映画についての映画	10		filmmaking	
映画の	10		-	
映画作り	10		filmmaking	
映画制作	10		filmmaking	
映画製作	10		filmmaking	
昭和	10		year:1926-1988	
昭和の	10		year:1926-1988	
是枝裕和	10		person:"Hirokazu Kore-eda"	
是枝裕和	11		person:"Hirokazu Kore-eda"	
時代劇	10	3601	genre:history	
時代劇ロマンス	10	12801	genre:history,romance	
時系列	10		#story	
時系列順	10		#story	
時間	10		#hours	
時間旅行	10		time travel	
普通话	11	3810	lang:zh	
智利	11	6000	lang:es chile	
暖心	11	9808	mood:heartwarming	
暗い	10	14204	mood:bleak	
暗殺	10		assassination	
暗殺者	10		hit man	
暴力	10		violence	
暴走族	10		motorcycle	
暴風雨	10		storm	
書店	10		bookshop	
曾志伟	11		person:"Eric Tsang"	
最佳	11		sort:rating	
最初の	10		#first	
最古	10		sort:-year	
最古の	10		sort:-year	
最好的	11		sort:rating	
最好看的	11		sort:rating	
最差的	11		award:razzie	
最後の	10		#last	
最悪	10		sort:-rating	
最悪の	10		award:razzie	
最新	10		sort:year	
最新	11		sort:year	
最新上映	11		sort:year	
最新作	10		sort:year	
最新作	10		#last	
最新的	11		sort:year	
最早的	11		sort:-year	
最火的	11		sort:popularity	
最烂的	11		award:razzie	
最热门	11		sort:popularity	
最短的	11		sort:-runtime	
最老的	11		sort:-year	
最近	10		sort:year	
最近の	10		sort:year	
最近的	11		sort:year	
最長	10		sort:runtime	
最长的	11		sort:runtime	
最高	10		sort:rating	
最高の	10		sort:rating	
月世界	10		moon	
月面	10		moon	
月面着陸	10		moon	
有关	11		-	
有名	10		sort:popularity	
有名な	10		sort:popularity	
有哪些	11		-	
有村架純	10		person:"Kasumi Arimura"	
有趣的	11	9906	mood:funny	
朝鮮戦争	10		korean war	
朝鮮王朝	10		joseon	
朝鲜	11		north korea	
木村拓哉	10		person:"Takuya Kimura"	
未亡人	10		widow	
未来	10		future	
未満	10		#under	
未満の	10		#under	
未確認飛行物体	10		ufo	
末	10		#late	
末日	11		apocalypse	
末日电影	11		apocalypse	
本	10		book	
本世纪	11		year:2000-	
本多猪四郎	10		person:"Ishirō Honda"	
本屋	10		bookshop	
机器人	11		robot	
杉咲花	10		person:"Hana Sugisaki"	
李安	11		person:"Ang Lee"	
李小龍	11		person:"Bruce Lee"	
李小龙	11		person:"Bruce Lee"	
李朝	10		joseon	
李连杰	11		person:"Jet Li"	
李連杰	11		person:"Jet Li"	
村	10		small town	
杜琪峰	11		person:"Johnnie To"	
杨德昌	11		person:"Edward Yang"	
杨紫琼	11		person:"Michelle Yeoh"	
杰作	11		sort:rating	
東京	10		tokyo	
東宝	10		toho	
松山ケンイチ	10		person:"Kenichi Matsuyama"	
松竹	10		shochiku	
板前	10		chef	
林青霞	11		person:"Brigitte Lin"	
校园	11		school	
株	10		stock market	
株式	10		stock market	
核	10		nuclear war	
核兵器	10		nuclear bomb	
核戦争	10		nuclear war	
根据真实事件改编	11		true story	
根据真实故事改编	11		true story	
格差	10		poverty	
格差社会	10		class difference	
格闘	10		martial arts	
格闘技	10		martial arts	
梁朝伟	11		person:"Tony Leung Chiu-wai"	
梁朝偉	11		person:"Tony Leung Chiu-wai"	
梟	10		owl	
森	10		forest	
森林	10		forest	
植民地	10		colonialism	
植民地時代	10		japanese occupation	
植物状態	10		coma	
検事	10		prosecutor	
検察官	10		prosecutor	
楊德昌	11		person:"Edward Yang"	
楊紫瓊	11		person:"Michelle Yeoh"	
極道	10		yakuza	
樋口真嗣	10		person:"Shinji Higuchi"	
樹木希林	10		person:"Kirin Kiki"	
橋本環奈	10		person:"Kanna Hashimoto"	
欧州	10	10601	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
欧洲	11	8900	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
欧洲电影	11	8901	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
欧美	11	4609	lang:en	
欧美电影	11	4610	lang:en	
歌	10	4103	genre:music	
歌劇	10		opera	
歌手	10		singer	
歌舞剧	11	3206	genre:music	
歌舞片	11	3202	genre:music	
歐洲	11	8902	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
正体	10		identity	
正月	10		new year's eve	
正能量	11	9707	mood:feel-good	
武侠	10		wuxia	
武侠	11		wuxia	
武侠映画	10		wuxia	
武侠片	11		wuxia	
武俠片	11		wuxia	
武器商人	10		arms dealer	
武士	10		samurai	
武将	10		warrior	
武打	11		martial arts	
武打片	11		martial arts	
武術	10		martial arts	
武道	10		martial arts	
歳の差	10		age difference	
歴史	10	3600	genre:history	
歴史もの	10	3602	genre:history	
歴史ドラマ	10	3700	genre:drama,history	
歴史ロマンス	10	12800	genre:history,romance	
歴史劇	10	3604	genre:history	
歴史的	10	3605	genre:history	
歷史片	11	2803	genre:history	
死	10		death	
死刑	10		death penalty	
死刑囚	10		death penalty	
死後の世界	10		afterlife	
死神	10		death	
死霊館	10		the conjuring	
残酷	10		gore	
殭屍	11		zombie	
殺し合い	10		death game	
殺し屋	10		hit man	
殺人	10		murder	
殺人ピエロ	10		clown	
殺人事件	10		murder	
殺人犯	10		serial killer	
殺人鬼	10		serial killer	
殺陣	10		sword fight	
母	10		mother	
母と娘	10		mother daughter	
母と息子	10		mother son	
母性	10		mother	
母親	10		mother	
比利时	11	6400	lang:fr,nl belgium	
毛骨悚然	11	10407	mood:scary	
民話	10		folklore	
気候変動	10		climate change	
水中	10		underwater	
水泳	10		swimming	
汚職	10		corruption	
汚職警官	10		police corruption	
汤唯	11		person:"Tang Wei"	
汤姆克鲁斯	11		person:"Tom Cruise"	
汤姆克鲁斯	11		person:"Tom Cruise"	汤姆·克鲁斯
汤姆汉克斯	11		person:"Tom Hanks"	
汤姆汉克斯	11		person:"Tom Hanks"	汤姆·汉克斯
汽車	10		train	
沈没	10		shipwreck	
沈腾	11		person:"Shen Teng"	
没有	11		#not	
河瀬直美	10		person:"Naomi Kawase"	
治愈	11	9703	mood:feel-good	
治愈的	11	9705	mood:feel-good	
治愈系	11	9704	mood:feel-good	
法国	11	4200	lang:fr	
法国新浪潮	11	9200	lang:fr year:1958-1968	
法国片	11	4202	lang:fr	
法国电影	11	4201	lang:fr	
法國	11	4204	lang:fr	
法國電影	11	4206	lang:fr	
法廷	10		courtroom	
法廷もの	10		courtroom	
法廷ドラマ	10	13200	genre:drama trial	
法廷劇	10	13201	genre:drama trial	
法語	11	4205	lang:fr	
法语	11	4203	lang:fr	
波兰	11	7100	lang:pl	
波兰语	11	7101	lang:pl	
波斯语	11	7902	lang:fa	
泣きたい	10	13706	mood:sad	
泣ける	10	13701	mood:sad	
泥棒	10		heist	
泥棒もの	10		thief	
泰国	11	8300	lang:th	
泰国片	11	8302	lang:th	
泰国电影	11	8301	lang:th	
泰國	11	8304	lang:th	
泰语	11	8303	lang:th	
洋画	10	5905	lang:en	
洞窟	10		cave	
津波	10		tsunami	
洪水	10		flood	
洪金宝	11		person:"Sammo Hung"	
流行	11		sort:popularity	
浅野忠信	10		person:"Tadanobu Asano"	
浜口竜介	10		person:"Ryusuke Hamaguchi"	
浜辺	10		beach	
浜辺美波	10		person:"Minami Hamabe"	
浪人	10		samurai	
浪漫	11	10001	mood:romantic	
浪漫喜剧	11	402	genre:romance,comedy	
浪漫喜劇	11	404	genre:romance,comedy	
浪漫爱情	11	305	genre:romance	
浪漫片	11	10003	mood:romantic	
浪漫电影	11	10004	mood:romantic	
浪漫的	11	10002	mood:romantic	
浮気	10		infidelity	
海	10		sea	
海底	10		underwater	
海洋	10		ocean	
海賊	10		pirate	
海辺	10		beach	
消防	10		firefighter	
消防士	10		firefighter	
涙	10	13705	mood:sad	
深作欣二	10		person:"Kinji Fukasaku"	
深海	10		ocean	
清水崇	10		person:"Takashi Shimizu"	
渡辺謙	10		person:"Ken Watanabe"	
温暖	11	9805	mood:heartwarming	
温暖化	10		climate change	
温暖的	11	9806	mood:heartwarming	
温馨	11	9801	mood:heartwarming	
温馨的	11	9802	mood:heartwarming	
港产片	11	4006	lang:cn,zh	
港片	11	4002	lang:cn,zh	
游戏改编	11		based on video game	
湖	10		lake	
湯浅政明	10		person:"Masaaki Yuasa"	
溝口健二	10		person:"Kenji Mizoguchi"	
溫馨	11	9807	mood:heartwarming	
滑稽	11	9905	mood:funny	
漁師	10		fisherman	
演劇	10		theater	
演员	11		-	
演的	11		-	
漫画	10		based on manga	
漫画の実写化	10		based on manga	
漫画原作	10		based on manga	
漫画改编	11		based on comic	
漫画映画	10	1303	genre:animation	
潜入	10		undercover	
潜入捜査	10		undercover	
潜入捜査官	10		undercover	
潜水	10		diver	
潜水艦	10		submarine	
澳大利亚	11	5000	lang:en australia	
澳洲	11	5001	lang:en australia	
濡れ衣	10		wrongful conviction	
濱口竜介	10		person:"Ryusuke Hamaguchi"	
火事	10		fire	
火山	10		volcano	
火星	10		mars	
火災	10		fire	
灵异	11	105	genre:horror	
灵异片	11	106	genre:horror	
災害	10		disaster	
災難	10		disaster	
災難片	11		disaster	
灾难	11		disaster	
灾难片	11		disaster	
炭鉱	10		miner	
烂片	11		award:razzie	
烧脑	11	10601	mood:mind-bending	
烧脑悬疑片	11	2108	genre:mystery	
烧脑片	11	10603	mood:mind-bending	
烧脑的	11	10602	mood:mind-bending	
热门	11		sort:popularity	
热门的	11		sort:popularity	
無人島	10		island	
無声映画	10		year:-1929	
無料	10		-	
無法者	10		outlaw	
無職	10		unemployment	
熊	10		bear	
熱門	11		sort:popularity	
燒腦	11	10604	mood:mind-bending	
爆弾	10		bomb	
爆破	10		bomb	
爆笑	10	13502	mood:funny	
爆笑	11	9904	mood:funny	
爱尔兰	11	4800	lang:en ireland	
爱情	11	300	genre:romance	
爱情剧情片	11	500	genre:romance,drama	
爱情喜剧	11	400	genre:romance,comedy	
爱情喜剧片	11	401	genre:romance,comedy	
爱情故事	11	308	genre:romance	
爱情片	11	301	genre:romance	
爱情电影	11	302	genre:romance	
爱情轻喜剧	11	405	genre:romance,comedy	
父	10		father	
父と娘	10		father daughter	
父と子	10		father son	
父と息子	10		father son	
父親	10		father	
爽快	10	13903	mood:thrilling	
片	11		-	
片子	11		-	
片子	11	9302	#movie	
片思い	10		unrequited love	
片想い	10		unrequited love	
牛	10		cow	
牧場	10		farm	
牧師	10		priest	
物	10		-	
物の怪	10		spirit	
物語	10		-	
特工	11	9504	genre:thriller spy	
特殊部隊	10		special forces	
特集	10		-	
犬	10		dog	
犯人捜し	10	11901	genre:mystery	
犯人探し	10	11900	genre:mystery	
犯罪	10	2900	genre:crime	
犯罪もの	10	2904	genre:crime	
犯罪コメディ	10	3000	genre:comedy,crime	
犯罪サスペンス	10	2601	genre:crime,thriller	
犯罪スリラー	10	2602	genre:crime,thriller	
犯罪ドラマ	10	3500	genre:drama,crime	
犯罪喜剧	11	2403	genre:comedy,crime	
犯罪悬疑片	11	2301	genre:crime,thriller	
犯罪惊悚片	11	2300	genre:crime,thriller	
犯罪片	11	2200	genre:crime	
犯罪电影	11	2201	genre:crime	
犯罪都市	10		the roundup	
犯罪電影	11	2206	genre:crime	
狂気	10		obsession	
狐	10		fox	
狗狗	11		dog	
狙撃手	10		sniper	
狩り	10		hunter	
狩人	10		hunter	
独	10	5603	lang:de	
独裁	10		dictatorship	
独裁者	10		dictatorship	
狼	10		wolf	
狼人	11		werewolf	
狼男	10		werewolf	
猟奇殺人	10		serial killer	
猟師	10		hunter	
猫	10		cat	
猫咪	11		cat	
猿	10		monkey	
猿の惑星	10		planet of the apes	
獅子	10		lion	
玄幻	11	1504	genre:fantasy	
王	10		king	
王女	10		princess	
王妃	10		queen	
王子	10		prince	
王子様	10		prince	
王室	10		royalty	
王家卫	11		person:"Wong Kar-Wai"	
王家衛	10		person:"Wong Kar-Wai"	
王家衛	11		person:"Wong Kar-Wai"	
王族	10		royalty	
王様	10		king	
玩具	10		toy	
现代电影	11		year:2010-	
現代	10		year:2010-	
現代の	10		year:2010-	
現金	10		money	
理髪師	10		hairdresser	
瑞典	11	6600	lang:sv	
瑞典语	11	6601	lang:sv	
瑞士	11	6300	lang:de,fr,it switzerland	
環境	10		environment	
環境問題	10		environment	
甄子丹	11		person:"Donnie Yen"	
生き残り	10		survival	
生まれ変わり	10		reincarnation	
生存	10		survival	
生涯	10		biography	
用心棒	10		bodyguard	
田中真弓	10		person:"Mayumi Tanaka"	
田舎	10		small town	
田舎町	10		small town	
甲子園	10		baseball	
电影	11		-	
电影	11	9300	#movie	
电影推荐	11		-	
电视电影	11	3400	genre:tv-movie	
男の子	10		boy	
画家	10		painter	
異世界	10		parallel world	
異星人	10		alien	
疫病	10		pandemic	
病気	10		illness	
病院	10		hospital	
癌	10		cancer	
癒される	10	14502	mood:cosy	
癒し	10	14501	mood:cosy	
癒し系	10	14504	mood:cosy	
癒やされる	10	14503	mood:cosy	
発明家	10		inventor	
登場する	10		-	
登山	10		mountain	
白熊	10		bear	
白雪姫	10		snow white	
白黒	10		black and white	
白黒映画	10		black and white	
百	10		#100	
百二十	10		#120	
百合	10		lesbian	
的	10		-	
的な	10		-	
的影片	11		-	
的影片	11	9304	#movie	
的片	11		-	
的片	11	9306	#movie	
的片子	11		-	
的片子	11	9305	#movie	
的电影	11		-	
的电影	11	9303	#movie	
皇帝	10		emperor	
盗窃	11		heist	
監獄	10		prison	
監督	10		#director	
監督	10		-	
監督の	10		-	
監督作	10		-	
監督作品	10		-	
目撃者	10		witness	
盲人	10		blind	
盲目	10		blind	
相続	10		inheritance	
看哭的	11	10107	mood:sad	
看護婦	10		nurse	
看護師	10		nurse	
真人真事	11		true story	
真人真事改编	11		true story	
真实事件	11		true story	
真实事件改编	11		true story	
真实故事	11		true story	
真實事件	11		true story	
真實故事	11		true story	
真田広之	10		person:"Hiroyuki Sanada"	
知名	11		sort:popularity	
短い	10		runtime:-80	
短于	11		#under	
短片	11		runtime:-80	
短篇	10		runtime:-80	
短編	10		runtime:-80	
短編映画	10		runtime:-80	
砂漠	10		desert	
祖母	10		grandmother	
祖父	10		grandfather	
神	10		god	
神木隆之介	10		person:"Ryunosuke Kamiki"	
神様	10		god	
神父	10		priest	
神話	10		greek mythology	
票房最高	11		sort:popularity	
禁じられた恋	10		forbidden love	
禁断の恋	10		forbidden love	
禁断の愛	10		forbidden love	
福山雅治	10		person:"Masaharu Fukuyama"	
秀作	10		sort:rating	
科学者	10		scientist	
科幻	11	1600	genre:science-fiction	
科幻动作片	11	1800	genre:science-fiction,action	
科幻大片	11	1604	genre:science-fiction	
科幻恐怖	11	1700	genre:science-fiction,horror	
科幻恐怖片	11	1701	genre:science-fiction,horror	
科幻片	11	1601	genre:science-fiction	
科幻电影	11	1602	genre:science-fiction	
科幻電影	11	1603	genre:science-fiction	
移民	10		immigrant	
程度	10		#around	
空想の友達	10		imaginary friend	
空想科学	10	2102	genre:science-fiction	
空港	10		airport	
空飛ぶ円盤	10		ufo	
穿越	11		time travel	
穿越时空	11		time travel	
突然変異	10		mutant	
窃盗	10		heist	
立てこもり	10		hostage	
竜	10		dragon	
竜巻	10		tornado	
章子怡	11		person:"Zhang Ziyi"	
童話	10		fairy tale	
競泳	10		swimming	
競走馬	10		horse	
笑える	10	13501	mood:funny	
笑片	11	208	genre:comedy	
笠智衆	10		person:"Chishū Ryū"	
第一次世界大战	11		world war i	
第一次世界大戦	10		world war i	
第一次大戦	10		world war i	
第二次世界大战	11		world war ii	
第二次世界大戦	10		world war ii	
第二次大戦	10		world war ii	
筋肉	10		gym	
米国	10	5902	lang:en	
米林宏昌	10		person:"Hiromasa Yonebayashi"	
类	11		-	
类型	11		-	
类型的	11		-	
类的	11		-	
粤语	11	4003	lang:cn,zh	
粤语片	11	4004	lang:cn,zh	
精神疾患	10		mental illness	
精神病	10		mental illness	
精神病棟	10		mental hospital	
精神病院	10		mental hospital	
精神病院もの	10		asylum	
精神科	10		psychiatrist	
精神科医	10		psychiatrist	
精神障害	10		mental illness	
精霊	10		spirit	
系	10		-	
系の	10		-	
系列	11		-	
紀錄片	11	3301	genre:documentary	
約	10		#around	
納棺師	10		undertaker	
純愛	10	401	genre:romance	
紧张	11	10301	mood:tense	
紧张刺激	11	10705	mood:thrilling	
紧张的	11	10302	mood:tense	
細田守	10		person:"Mamoru Hosoda"	
終末	10		apocalypse	
終末もの	10		post-apocalypse	
終盤	10		#late	
経済危機	10		financial crisis	
結婚	10		wedding	
結婚式	10		wedding	
結婚生活	10		marriage	
統合失調症	10		mental illness	
經典好片	11		sort:rating	
継母	10		stepmother	
続編	10		#next	
緊張	11	10303	mood:tense	
緊張感のある	10	13805	mood:tense	
緊迫	10	13804	mood:tense	
纪录片	11	3300	genre:documentary	
经典好片	11		sort:rating	
经典老片	11		year:-1979	
绝望的	11	10205	mood:bleak	
罗马尼亚	11	7400	lang:ro	
羊	10		sheep	
美国	11	4600	lang:en	
美国片	11	4602	lang:en	
美国电影	11	4601	lang:en	
美國	11	4606	lang:en	
美國電影	11	4607	lang:en	
美容師	10		hairdresser	
美片	11	4611	lang:en	
美術館	10		museum	
義大利	11	4503	lang:it	
翻訳家	10		translator	
老い	10		old age	
老人	10		old age	
老後	10		old age	
老片	11		year:-1979	
老电影	11		year:-1979	
老電影	11		year:-1979	
考えさせられる	10	14404	mood:mind-bending	
考古学	10		archaeologist	
考古学者	10		archaeologist	
聖夜	10		christmas	
聖書	10		bible	
聖誕	11		christmas	
聴覚障害	10		deaf	
聾	10		deaf	
肉体破壊	10		body horror	
胸キュン	10	14001	mood:romantic	
胸糞	10	14301	mood:disturbing	
胸糞悪い	10	14302	mood:disturbing	
脅迫	10		blackmail	
脑洞大开	11	10605	mood:mind-bending	
脱北	10		north korean	
脱北者	10		north korean	
脱獄	10		prison escape	
脱走	10		prison escape	
腐敗	10		corruption	
臓器売買	10		organ transplant	
臓器移植	10		organ transplant	
自主映画	10		-	
自伝	10		biography	
自動車	10		car	
自殺	10		suicide	
自然	10		nature	
自然災害	10		natural disaster	
自警団	10		vigilante	
自転車	10		bicycle	
自閉症	10		autism	
至	11		#and	
至少	11		#over	
致郁	11	10206	mood:bleak	
舒服的	11	10802	mood:cosy	
舞台	10		-	
舞台の	10		-	
舞台劇	10		theater	
航海	10		sea	
船	10		ship	
船上	10		ship	
良い	10		-	
节奏缓慢	11	11002	mood:slow	
芬兰	11	6900	lang:fi	
花嫁	10		bride	
芸人	10		comedian	
芸術	10		artist	
芸術家	10		artist	
苏格兰	11	4900	lang:en scotland	
苏联	11	5303	lang:ru	
苏联电影	11	5305	lang:ru	
若者	10		teenager	
英国	10	6001	lang:en england	
英国	11	4700	lang:en england	
英国片	11	4702	lang:en england	
英国电影	11	4701	lang:en england	
英國	11	4703	lang:en england	
英國電影	11	4704	lang:en england	
英語	10	5903	lang:en	
英语	11	4605	lang:en	
英雄	10		hero	
范冰冰	11		person:"Fan Bingbing"	
荷兰	11	6500	lang:nl	
荷兰语	11	6501	lang:nl	
莱昂纳多	11		person:"Leonardo DiCaprio"	
莱昂纳多迪卡普里奥	11		person:"Leonardo DiCaprio"	莱昂纳多·迪卡普里奥
菅田将暉	10		person:"Masaki Suda"	
菊地凛子	10		person:"Rinko Kikuchi"	
華語電影	11	3814	lang:zh	
菲律宾	11	8600	lang:tl	
著名	11		sort:popularity	
著名的	11		sort:popularity	
葛优	11		person:"Ge You"	
葡萄牙	11	5700	lang:pt	
葡萄牙语	11	5701	lang:pt	
葬儀	10		funeral	
葬儀屋	10		undertaker	
葬式	10		funeral	
蒼井優	10		person:"Yu Aoi"	
薬物	10		drugs	
薬物中毒	10		drug addiction	
藤原竜也	10		person:"Tatsuya Fujiwara"	
虎	10		tiger	
虐待	10		child abuse	
虐心	11	10108	mood:sad	
虐殺	10		genocide	
虫	10		insect	
蛇	10		snake	
蛙	10		frog	
蛸	10		octopus	
蜂	10		bee	
蜘蛛	10		spider	
蟻	10		ant	
血浆片	11		gore	
血腥	11		gore	
行方不明	10		missing person	
衝撃のラスト	10		twist ending	
衝撃の結末	10		twist ending	
衝撃的な	10	14304	mood:disturbing	
表現主義	10	11501	lang:de year:1913-1933	
裁判	10		courtroom	
裁判もの	10		courtroom	
裁判官	10		judge	
製作	10		-	
製作の	10		-	
西島秀俊	10		person:"Hidetoshi Nishijima"	
西班牙	11	4400	lang:es	
西班牙电影	11	4401	lang:es	
西班牙语	11	4402	lang:es	
西班牙電影	11	4403	lang:es	
西遊記	10		journey to the west	
西部劇	10	4000	genre:western	
西部片	11	3100	genre:western	
西部电影	11	3101	genre:western	
西部電影	11	3102	genre:western	
見たい	10		-	
見る	10		-	
見る順番	10		#order	
視覚障害	10		blind	
親友	10		friendship	
親友同士	10		best friends	
親子	10		father son	
親子で楽しめる	10	1704	genre:family	
親子で見る	10	1703	genre:family	
観たい	10		-	
観る	10		-	
解压	11	9706	mood:feel-good	
言情	11	306	genre:romance	
記憶	10		memory	
記憶喪失	10		amnesia	
記者	10		journalist	
記録映画	10	4201	genre:documentary	
証人	10		witness	
詐欺	10		con man	
詐欺師	10		con man	
評価が高い	10		sort:rating	
評価の高い	10		sort:rating	
詩	10		poet	
詩人	10		poet	
話	10		-	
話題	10		sort:popularity	
話題の	10		sort:popularity	
認知症	10		dementia	
誕生日	10		birthday	
誘拐	10		kidnapping	
諜報	10		spy	
諜報員	10		spy	
諷刺	10	4701	genre:comedy satire	
謎	10	2705	genre:mystery	
謎解き	10	2703	genre:mystery	
警匪	11	2204	genre:crime	
警匪片	11	2205	genre:crime	
警官	10		police	
警察	10		police	
護衛	10		bodyguard	
记录片	11	3302	genre:documentary	
讲述	11		-	
评分最高	11		sort:rating	
评分最高的	11		sort:rating	
评分高的	11		sort:rating	
请推荐	11		-	
诺兰	11		person:"Christopher Nolan"	
谍战	11	9502	genre:thriller spy	
谍战片	11	9503	genre:thriller spy	
豆瓣高分	11		sort:rating	
豚	10		pig	
象	10		elephant	
豪州	10	6301	lang:en australia	
豪華客船	10		cruise ship	
貞子	10		the ring	
負け犬	10		underdog	
財宝	10		treasure	
貧しい	10		poverty	
貧困	10		poverty	
賞金稼ぎ	10		bounty hunter	
賭博	10		gambling	
贾樟柯	11		person:"Jia Zhang-ke"	
赤ちゃん	10		baby	
赤ん坊	10		baby	
超	10		#over	
超え	10		#over	
超えの	10		#over	
超現実	10		surreal	
超級英雄	11		superhero	
超级英雄	11		superhero	
超级英雄电影	11		superhero	
超能力	10		superpower	
超能力者	10		superpower	
超自然	10		supernatural	
超英	11		superhero	
超过	11		#over	
越南	11	8400	lang:vi	
越南电影	11	8401	lang:vi	
越南语	11	8402	lang:vi	
足球	11		soccer	
踊り	10		dance	
身体が入れ替わる	10		body swap	
身分違い	10		class difference	
車	10		car	
車椅子	10		disability	
軍人	10		soldier	
軍隊	10		soldier	
転生	10		reincarnation	
輪廻	10		reincarnation	
轻松	11	9701	mood:feel-good	
轻松的	11	9702	mood:feel-good	
農場	10		farm	
農家	10		farm	
运动片	11	9602	genre:drama sport	
近期	11		sort:year	
近未来	10		future	
连环杀人	11		serial killer	
连环杀手	11		serial killer	
适合全家看的	11	1310	genre:family	
适合孩子看的	11	1308	genre:family	
适合小孩看的	11	1309	genre:family	
逃亡	10		fugitive	
逃亡者	10		fugitive	
逃走	10		fugitive	
透明人間	10		invisibility	
通訳	10		translator	
連続殺人	10		serial killer	
連続殺人犯	10		serial killer	
連続殺人鬼	10		serial killer	
連邦捜査局	10		fbi	
進撃の巨人	10		attack on titan	
道化師	10		clown	
遭難	10		shipwreck	
選挙	10		election	
遺産	10		inheritance	
邦画	10	5101	lang:ja	
邦題	10		-	
部活	10		sport	
郭富城	11		person:"Aaron Kwok"	
都市伝説	10		urban legend	
配信	10		-	
酒	10		alcoholism	
里親	10		adoption	
重口味	11	10502	mood:disturbing	
野宿	10		camping	
野沢雅子	10		person:"Masako Nozawa"	
野球	10		baseball	
金	10		money	
金城武	10		person:"Takeshi Kaneshiro"	
金城武	11		person:"Takeshi Kaneshiro"	
金塊	10		gold	
金持ち	10		millionaire	
金棕榈	11		award:palme-d'or	
金熊奖	11		award:golden-bear	
金熊賞	10		award:golden-bear	
金狮奖	11		award:golden-lion	
金獅子賞	10		award:golden-lion	
金融危機	10		financial crisis	
釣り	10		fish	
鉄道	10		train	
鉱山	10		miner	
銀行強盗	10		bank robbery	
銃	10		gun	
銃撃戦	10		gun	
鏡	10		mirror	
長い	10		runtime:150-	
長澤まさみ	10		person:"Masami Nagasawa"	
長編	10		runtime:150-	
长于	11		#over	
閉じ込められた	10		trapped	
閉じ込められる	10		trapped	
間の	10		#between	
関係	10		-	
関連	10		-	
闘牛	10		bullfighting	
闘病	10		illness	
關於	11		-	
间谍	11	9500	genre:thriller spy	
间谍片	11	9501	genre:thriller spy	
间谍电影	11	9505	genre:thriller spy	
防弾少年団	10		person:BTS	
阴郁	11	10204	mood:bleak	
阿拉伯	11	8100	lang:ar	
阿拉伯语	11	8101	lang:ar	
阿根廷	11	5800	lang:es argentina	
阿汤哥	11		person:"Tom Cruise"	
阿部寛	10		person:"Hiroshi Abe"	
陈凯歌	11		person:"Chen Kaige"	
降霊術	10		seance	
除了	11		#not	
除霊	10		exorcism	
陰謀	10		conspiracy	
陰謀論	10		conspiracy	
陳凱歌	11		person:"Chen Kaige"	
陸上	10		running	
階級	10		class difference	
隕石	10		meteorite	
障がい者	10		disability	
障害	10		disability	
障害者	10		disability	
離婚	10		divorce	
難民	10		refugee	
難病	10		terminal illness	
難破	10		shipwreck	
難破船	10		shipwreck	
難解	10	14402	mood:mind-bending	
難解な	10		surreal	
難解な	10	14403	mood:mind-bending	
雨	10		rain	
雪	10		snow	
雪山	10		snow	
雪崩	10		avalanche	
雪男	10		bigfoot	
電影	11		-	
電影	11	9307	#movie	
電視電影	11	3401	genre:tv-movie	
電車	10		train	
霊	10		ghost	
霊媒師	10		psychic	
霊能者	10		psychic	
霊魂	10		spirit	
青少年	11		teenager	
青春	10		coming of age	
青春	11		coming of age	
青春もの	10		coming of age	
青春コメディ	10	12400	genre:comedy teenager	
青春ドラマ	10	3201	genre:drama	
青春片	11		coming of age	
青春电影	11		coming of age	
静かな	10	14701	mood:slow	
非	11		#not	
非洲	11		africa	
非英語	10	13301	lang:!en	
非英语	11	9102	lang:!en	
面白い	10		-	
面白おかしい	10	13503	mood:funny	
革命	10		revolution	
韓国	10	5000	lang:ko	
韓国映画	10	5002	lang:ko	
韓国語	10	5001	lang:ko	
韓國	11	3605	lang:ko	
韓國電影	11	3606	lang:ko	
韓流	10	5003	lang:ko	
韩国	11	3600	lang:ko	
韩国片	11	3602	lang:ko	
韩国电影	11	3601	lang:ko	
韩国的	11	3607	lang:ko	
韩片	11	3603	lang:ko	
韩语	11	3604	lang:ko	
音乐	11	3200	genre:music	
音乐剧	11	3203	genre:music	
音乐片	11	3201	genre:music	
音乐电影	11	3205	genre:music	
音楽	10	4100	genre:music	
音楽家	10		musician	
音樂片	11	3204	genre:music	
頃	10		-	
順番	10		#order	
頭を使う	10	14401	mood:mind-bending	
題材	10		-	
题材	11		-	
题材的	11		-	
風	10		-	
風俗嬢	10		prostitute	
風刺	10	4700	genre:comedy satire	
飛行機	10		airplane	
飛行機事故	10		plane crash	
飛行機墜落	10		plane crash	
食	10		food	
食べ物	10		food	
食人	10		cannibalism	
食堂	10		restaurant	
養子	10		adoption	
香港	10	5300	lang:cn,zh	
香港映画	10	5302	lang:cn,zh	
香港电影	11	4000	lang:cn,zh	
香港的	11	4001	lang:cn,zh	
香港電影	11	4005	lang:cn,zh	
馬	10		horse	
駄作	10		sort:-rating	
駅伝	10		running	
騎士	10		knight	
驚悚	11	1903	genre:thriller	
驚悚恐怖	11	107	genre:horror	
驚悚片	11	1904	genre:thriller	
高分	11		sort:rating	
高分电影	11		sort:rating	
高校	10		high school	
高校生	10		high school	
高畑勲	10		person:"Isao Takahata"	
高評価	10		sort:rating	
高齢者	10		old age	
鬱	10		depression	
鬱	10	14201	mood:bleak	
鬱になる	10	14202	mood:bleak	
鬱映画	10		depression	
鬼	10		ogre	
鬼滅	10		demon slayer	
鬼滅の刃	10		demon slayer	
鬼片	11	104	genre:horror	
鬼魂	11		ghost	
魔女	10		witch	
魔幻	11	1502	genre:fantasy	
魔幻片	11	1503	genre:fantasy	
魔法	10		magic	
魔法使い	10		wizard	
魔術	10		magic	
魚	10		fish	
鮫	10		shark	
鯨	10		whale	
鰐	10		crocodile	
鲨鱼	11		shark	
鲨鱼片	11		shark	
鳥	10		bird	
鶏	10		chicken	
鹿	10		deer	
麻生久美子	10		person:"Kumiko Aso"	
麻薬	10		drugs	
麻薬カルテル	10		drug dealer	
麻薬中毒	10		drug addiction	
麻薬密売	10		drug dealer	
麻薬王	10		drug dealer	
黄秋生	11		person:"Anthony Wong"	
黄金	10		gold	
黑帮	11	2202	genre:crime	
黑帮片	11	2203	genre:crime	
黑手党	11	9400	genre:crime mafia	
黑暗的	11	10201	mood:bleak	
黑泽明	11		person:"Akira Kurosawa"	
黑白片	11		black and white	
黑白电影	11		black and white	
黑白電影	11		black and white	
黑色喜剧	11	2400	genre:comedy,crime	
黑色喜劇	11	2402	genre:comedy,crime	
黑色幽默	11	2401	genre:comedy,crime	
黑色电影	11		film noir	
黑色電影	11		film noir	
黒人差別	10		racism	
黒沢明	10		person:"Akira Kurosawa"	
黒沢清	10		person:"Kiyoshi Kurosawa"	
黒澤明	10		person:"Akira Kurosawa"	
默片	11		year:-1929	
鼠	10		mouse	
龍	10		dragon	
가나오는	9		-	
가난	9		poverty	
가등장하는	9		-	
가디언즈오브갤럭시	9		guardians of the galaxy	
가면	9		mask	
가상현실	9		virtual reality	
가수	9		singer	
가슴따뜻한	9	14206	mood:heartwarming	
가슴아픈	9	13808	mood:sad	
가와세나오미	9		person:"Naomi Kawase"	
가이리치	9		person:"Guy Ritchie"	
가장긴	9		sort:runtime	
가장오래된	9		sort:-year	
가정폭력	9		domestic violence	
가족	9	1700	genre:family	
가족드라마	9	3500	genre:drama,family	
가족애니메이션	9	1502	genre:animation,family	
가족영화	9	1701	genre:family	
가족용	9	1702	genre:family	
가족의비밀	9		family secret	
가족코미디	9	2000	genre:family,comedy	
가택침입	9		home invasion	
간첩	9		spy	
간첩물남북	9		north korean	
간호사	9		nurse	
갇힌	9		trapped	
갇힌사람들	9		trapped	
감독	9		#director	
감독	9		-	
감독의	9		-	
감독이만든	9		-	
감독한	9		-	
감동	9	14201	mood:heartwarming	
감동실화	9	3300	genre:drama	
감동적인	9	14202	mood:heartwarming	
감염병	9		pandemic	
감옥	9		prison	
감옥탈출	9		prison escape	
갓난아기	9		baby	
강가	9		river	
강간	9		rape	
강동원	9		person:"Gang Dong-won"	
강령술	9		seance	
강아지	9		dog	
강제규	9		person:"Kang Je-kyu"	
강제수용소	9		concentration camp	
강탈	9		heist	
강하늘	9		person:"Kang Ha-neul"	
강혜정	9		person:"Kang Hye-jung"	
강호	9		wuxia	
같은	9		-	
개	9		dog	
개구리	9		frog	
개그	9	305	genre:comedy	
개그맨	9		comedian	
개미	9		ant	
개봉	9		-	
개봉순	9		#order	
개봉작	9		sort:year	
개봉작	9		-	
개봉한	9		-	
개신교	9		christian	
갤가돗	9		person:"Gal Gadot"	
갱	9	11901	genre:crime gangster	
갱스터	9	11900	genre:crime gangster	
거대괴수	9		giant monster	
거대로봇	9		giant robot	
거미	9		spider	
거북이	9		turtle	
거울	9		mirror	
거인	9		giant	
건달	9	11905	genre:crime gangster	
건축가	9		architect	
걸작	9		sort:rating	
검객	9		sword fight	
검사	9		prosecutor	
검술	9		sword fight	
검찰	9		prosecutor	
검투사	9		gladiator	
게리올드만	9		person:"Gary Oldman"	
게릴라	9		guerrilla	
게이	9		gay	
게임	9		video game	
게임원작	9		based on video game	
겨울	9		winter	
겨울왕국	9		frozen	
격투	9		martial arts	
격투기	9		martial arts	
견공	9		dog	
견자단	9		person:"Donnie Yen"	
결혼	9		wedding	
결혼생활	9		marriage	
결혼식	9		wedding	
경제위기	9		financial crisis	
경주	9		racing	
경주마	9		horse	
경찰	9		police	
경찰비리	9		police corruption	
경호	9		bodyguard	
경호원	9		secret service	
계급	9		class difference	
계모	9		stepmother	
계층	9		class difference	
고고학	9		archaeologist	
고고학자	9		archaeologist	
고교	9		high school	
고다르	9		person:"Jean-Luc Godard"	
고대그리스	9		ancient greece	
고대로마	9		ancient rome	
고대이집트	9		ancient egypt	
고독	9		loneliness	
고등학교	9		high school	
고등학생	9		high school	
고래	9		whale	
고레에다	9		person:"Hirokazu Kore-eda"	
고레에다히로카즈	9		person:"Hirokazu Kore-eda"	
고릴라	9		gorilla	
고립된	9		trapped	
고문	9		torture	
고바야시마사키	9		person:"Masaki Kobayashi"	
고부	9		mother-in-law	
고성	9		castle	
고스트버스터즈	9		ghostbusters	
고아	9		orphan	
고아원	9		orphan	
고양이	9		cat	
고어	9		gore	
고어물	9		gore	
고전	9		year:-1979	
고전영화	9		year:-1979	
고질라	9		godzilla	
곤사토시	9		person:"Satoshi Kon"	
곤충	9		insect	
골든글로브	9		award:golden-globe	
골프	9		golf	
곰	9		bear	
곰돌이	9		bear	
공각기동대	9		ghost in the shell	
공공칠	9		james bond	
공동묘지	9		cemetery	
공룡	9		dinosaur	
공리	9		person:"Gong Li"	
공산주의	9		communism	
공상과학	9	2202	genre:science-fiction	
공연	9		concert	
공유	9		person:"Gong Yoo"	
공주	9		princess	
공포	9	100	genre:horror	
공포물	9	101	genre:horror	
공포스러운	9	104	genre:horror	
공포스릴러	9	2600	genre:thriller,horror	
공포코미디	9	12302	genre:comedy,horror	
공항	9		airport	
과	9		#and	
과부	9		widow	
과학	9	2203	genre:science-fiction	
과학소설	9	2205	genre:science-fiction	
과학자	9		scientist	
곽도원	9		person:"Kwak Do-won"	
곽재용	9		person:"Kwak Jae-yong"	
관련	9		-	
관련된	9		-	
관한	9		-	
광기	9		obsession	
광대	9		clown	
광둥어	9	5401	lang:cn,zh	
광부	9		miner	
광신도	9		cult	
괴담	9		urban legend	
괴물	9		monster	
괴수	9		giant monster	
교도소	9		prison	
교도소탈출	9		prison escape	
교사	9		teacher	
교수	9		professor	
교회	9		christian	
구로사와기요시	9		person:"Kiyoshi Kurosawa"	
구로사와아키라	9		person:"Akira Kurosawa"	
구마	9		exorcism	
구십	9		#90	
구십년대	9		year:1990-1999	
국내	9	5101	lang:ko	
국산	9	5104	lang:ko	
군대	9		soldier	
군인	9		soldier	
궁궐	9		royalty	
궁수	9		archery	
궁중	9		royalty	
권투	9		boxing	
귀멸의칼날	9		demon slayer	
귀신	9		ghost	
귀신들린집	9		haunted house	
귀신의집	9		haunted house	
그	9		-	
그레고리펙	9		person:"Gregory Peck"	
그레이스켈리	9		person:"Grace Kelly"	
그레타거윅	9		person:"Greta Gerwig"	
그리고	9		#and	
그리스	9	9200	lang:el	
그리스도	9		jesus	
그리스신화	9		greek mythology	
극	9		-	
극장	9		theater	
글래디에이터	9		gladiator	
금괴	9		gold	
금단의사랑	9		forbidden love	
금성무	9		person:"Takeshi Kaneshiro"	
금융위기	9		financial crisis	
금지된사랑	9		forbidden love	
기괴한	9	14403	mood:disturbing	
기독교	9		christian	
기록영화	9	4302	genre:documentary	
기무라타쿠야	9		person:"Takuya Kimura"	
기분전환	9	13705	mood:feel-good	
기분좋아지는	9	13704	mood:feel-good	
기사	9		knight	
기숙학교	9		boarding school	
기억	9		memory	
기억상실	9		amnesia	
기억상실증	9		amnesia	
기억을잃은	9		amnesia	
기예르모델토로	9		person:"Guillermo del Toro"	
기자	9		journalist	
기차	9		train	
기쿠치린코	9		person:"Rinko Kikuchi"	
기타노다케시	9		person:"Takeshi Kitano"	
기타리스트	9		guitar	
기타치는	9		guitar	
기후변화	9		climate change	
기후위기	9		climate change	
긴	9		runtime:150-	
긴장감	9	13901	mood:tense	
긴장감넘치는	9	13902	mood:tense	
길예르모델토로	9		person:"Guillermo del Toro"	
김고은	9		person:"Kim Go-eun"	
김기덕	9		person:"Kim Ki-duk"	
김다미	9		person:"Kim Da-mi"	
김민희	9		person:"Kim Min-hee"	
김성수	9		person:"Kim Sung-soo"	
김성훈	9		person:"Kim Seong-hun"	
김용화	9		person:"Kim Yong-hwa"	
김우빈	9		person:"Kim Woo-bin"	
김윤석	9		person:"Kim Yoon-seok"	
김지운	9		person:"Kim Jee-woon"	
김태리	9		person:"Kim Tae-ri"	
김한민	9		person:"Kim Han-min"	
까지	9		#until	
깡패	9	11904	genre:crime gangster	
꿀벌	9		bee	
꿈	9		dream	
나가사와마사미	9		person:"Masami Nagasawa"	
나니아	9		narnia	
나니아연대기	9		narnia	
나루토	9		naruto	
나오는	9		-	
나온	9		-	
나이차	9		age difference	
나이차이	9		age difference	
나이트샤말란	9		person:"M. Night Shyamalan"	
나이트클럽	9		nightclub	
나치	9		nazi	
나카다이다쓰야	9		person:"Tatsuya Nakadai"	
나카타히데오	9		person:"Hideo Nakata"	
나탈리포트만	9		person:"Natalie Portman"	
나폴레옹	9		napoleon	
나홀로집에	9		home alone	
나홍진	9		person:"Na Hong-jin"	
낙지	9		octopus	
낙태	9		abortion	
낚시	9		fish	
난도질	9	4601	genre:horror slasher	
난민	9		refugee	
난쟁이	9		dwarf	
난치병	9		terminal illness	
난파	9		shipwreck	
난해한	9		surreal	
난해한	9	14502	mood:mind-bending	
남고	9		high school	
남극	9		arctic	
남매	9		siblings	
남미	9	10500	lang:es,pt	
남북	9		north korea	
남북전쟁	9		civil war	
남아공	9		south africa	
남아프리카	9		south africa	
남자동성애	9		gay	
남자아이	9		boy	
납량특집	9	200	genre:horror	
납치	9		kidnapping	
내부고발	9		whistleblower	
내부고발자	9		whistleblower	
내전	9		civil war	
냉전	9		cold war	
냥이	9		cat	
넘는	9		#over	
네덜란드	9	8200	lang:nl	
네오레알리스모	9	11501	lang:it year:1943-1954	
네오리얼리즘	9	11500	lang:it year:1943-1954	
넷플릭스	9		netflix	
년	9		-	
년대	9		#decade	
년대의	9		#decade	
년대풍	9		#decade	
년도	9		-	
년작	9		-	
노년	9		old age	
노동운동	9		strike	
노동자	9		strike	
노래	9	4204	genre:music	
노래방	9		karaoke	
노르웨이	9	8500	lang:no	
노름	9		gambling	
노숙자	9		homeless	
노예	9		slavery	
노예제	9		slavery	
노인	9		old age	
노자와마사코	9		person:"Masako Nozawa"	
노후	9		old age	
놀란	9		person:"Christopher Nolan"	
농구	9		basketball	
농부	9		farm	
농인	9		deaf	
농장	9		farm	
농촌	9		farm	
누명	9		wrongful conviction	
누벨바그	9	11400	lang:fr year:1958-1968	
누아르	9	3003	genre:crime	
눈	9		snow	
눈물	9	13806	mood:sad	
눈물나는	9	13802	mood:sad	
눈사태	9		avalanche	
눈오는	9		snow	
뉴욕	9		new york	
뉴질랜드	9	6500	lang:en new zealand	
느낌	9		-	
느낌의	9		-	
느린	9	14802	mood:slow	
느와르	9	3002	genre:crime	
늑대	9		wolf	
늑대인간	9		werewolf	
니노미야카즈나리	9		person:"Kazunari Ninomiya"	
니시지마히데토시	9		person:"Hidetoshi Nishijima"	
니콜라스케이지	9		person:"Nicolas Cage"	
니콜키드먼	9		person:"Nicole Kidman"	
닌자	9		ninja	
다니엘래드클리프	9		person:"Daniel Radcliffe"	
다니엘크레이그	9		person:"Daniel Craig"	
다람쥐	9		squirrel	
다루는	9		-	
다룬	9		-	
다리오아르젠토	9		person:"Dario Argento"	
다시보기	9		-	
다이버	9		diver	
다이빙	9		diver	
다이아몬드	9		diamond	
다이하드	9		die hard	
다중우주	9		multiverse	
다중인격	9		split personality	
다카하타이사오	9		person:"Isao Takahata"	
다큐	9	4301	genre:documentary	
다큐멘터리	9	4300	genre:documentary	
단짝	9		best friends	
단편	9		runtime:-80	
단편영화	9		runtime:-80	
달나라	9		moon	
달달한	9	14101	mood:romantic	
달리기	9		running	
달착륙	9		moon	
달탐사	9		moon	
닭	9		chicken	
당나귀	9		donkey	
대니보일	9		person:"Danny Boyle"	
대런아로노프스키	9		person:"Darren Aronofsky"	
대만	9	5500	lang:zh taiwan	
대만영화	9	5502	lang:zh taiwan	
대박난	9		sort:popularity	
대반전	9		twist ending	
대사관	9		ambassador	
대양	9		ocean	
대통령	9		president	
대하사극	9	3705	genre:history	
대학	9		college	
대학교	9		college	
대학살	9		genocide	
대학생	9		college	
대한	9		-	
댄서	9		dance	
댄스	9		dance	
더록	9		person:"Dwayne Johnson"	
더스틴호프만	9		person:"Dustin Hoffman"	
데드풀	9		deadpool	
데몬	9		demon	
데미언셔젤	9		person:"Damien Chazelle"	
데스게임	9		death game	
데스노트	9		death note	
데이미언셔젤	9		person:"Damien Chazelle"	
데이비드린치	9		person:"David Lynch"	
데이비드크로넨버그	9		person:"David Cronenberg"	
데이비드핀처	9		person:"David Fincher"	
데이트	9		dating	
덴마크	9	8400	lang:da	
덴젤워싱턴	9		person:"Denzel Washington"	
도깨비	9		spirit	
도둑	9		thief	
도둑들	9		heist	
도라에몽	9		doraemon	
도망자	9		fugitive	
도박	9		gambling	
도서관	9		library	
도시괴담	9		urban legend	
도시전설	9		urban legend	
도주	9		fugitive	
도쿄	9		tokyo	
도플갱어	9		doppelganger	
도호	9		toho	
독립	9		-	
독립군	9		resistance	
독립영화	9		-	
독립운동	9		resistance	
독심술	9		telepathy	
독일	9	5700	lang:de	
독일어	9	5701	lang:de	
독일영화	9	5702	lang:de	
독일표현주의	9	11601	lang:de year:1913-1933	
독재	9		dictatorship	
독재자	9		dictatorship	
돈	9		money	
돌고래	9		dolphin	
돌연변이	9		mutant	
동경	9		tokyo	
동굴	9		cave	
동기부여	9	14703	mood:inspiring	
동물	9		talking animal	
동성애	9		lgbt	
동양	9	10801	lang:ko,ja,zh,cn,th,vi,id,tl	
동화	9		fairy tale	
동화같은	9		fairy tale	
돼지	9		pig	
된	9		-	
두	9		#2	
두기봉	9		person:"Johnnie To"	
드니빌뇌브	9		person:"Denis Villeneuve"	
드라마	9	3200	genre:drama	
드라마물	9	3201	genre:drama	
드라마코미디	9	3401	genre:drama,comedy	
드라큘라	9		dracula	
드래곤	9		dragon	
드래곤길들이기	9		how to train your dragon	
드래곤볼	9		dragon ball	
드류베리모어	9		person:"Drew Barrymore"	
드림웍스	9		dreamworks	
드웨인존슨	9		person:"Dwayne Johnson"	
들쥐	9		rat	
등반	9		mountain	
등산	9		mountain	
등장하는	9		-	
디스토피아	9		dystopia	
디스토피아물	9		dystopia	
디씨	9		dc	
디자이너	9		fashion	
디즈니	9		disney	
디카프리오	9		person:"Leonardo DiCaprio"	
따돌림	9		bullying	
따뜻한	9	14203	mood:heartwarming	
딸	9		daughter	
때려부수는	9	803	genre:action	
띵작	9		sort:rating	
라스베가스	9		las vegas	
라스베이거스	9		las vegas	
라스폰트리에	9		person:"Lars von Trier"	
라이언고슬링	9		person:"Ryan Gosling"	
라이언레이놀즈	9		person:"Ryan Reynolds"	
라이온킹	9		the lion king	
라자몰리	9		person:"S. S. Rajamouli"	
라틴	9	10501	lang:es,pt	
라틴아메리카	9	10502	lang:es,pt	
락	9		rock music	
락밴드	9		band	
란티모스	9		person:"Yorgos Lanthimos"	
람보	9		rambo	
래퍼	9		hip hop	
랩	9		hip hop	
러닝타임긴	9		runtime:150-	
러브스토리	9	507	genre:romance	
러셀크로우	9		person:"Russell Crowe"	
러시아	9	6800	lang:ru	
러시아어	9	6801	lang:ru	
러시아혁명	9		russian revolution	
럭비	9		rugby	
런던	9		london	
레바논	9	11100	lang:ar lebanon	
레스토랑	9		restaurant	
레슬링	9		wrestling	
레아세이두	9		person:"Léa Seydoux"	
레오나르도디카프리오	9		person:"Leonardo DiCaprio"	
레이싱	9		racing	
레이첼맥아담스	9		person:"Rachel McAdams"	
레즈	9		lesbian	
레즈비언	9		lesbian	
레지던트이블	9		resident evil	
레지스탕스	9		resistance	
레트로	9		nostalgia	
로다주	9		person:"Robert Downey Jr."	
로드무비	9		road trip	
로드트립	9		road trip	
로또	9		lottery	
로마	9		rome	
로마제국	9		ancient rome	
로만폴란스키	9		person:"Roman Polanski"	
로맨스	9	500	genre:romance	
로맨스드라마	9	701	genre:romance,drama	
로맨스물	9	501	genre:romance	
로맨스코미디	9	602	genre:romance,comedy	
로맨틱	9	14103	mood:romantic	
로맨틱코미디	9	600	genre:romance,comedy	
로맨틱한	9	14104	mood:romantic	
로버트다우니주니어	9		person:"Robert Downey Jr."	
로버트드니로	9		person:"Robert De Niro"	
로버트레드포드	9		person:"Robert Redford"	
로버트에거스	9		person:"Robert Eggers"	
로버트저메키스	9		person:"Robert Zemeckis"	
로버트패틴슨	9		person:"Robert Pattinson"	
로보트	9		robot	
로봇	9		robot	
로봇만화	9	12601	genre:animation robot	
로봇애니	9	12600	genre:animation robot	
로빈윌리엄스	9		person:"Robin Williams"	
로빈후드	9		robin hood	
로스앤젤레스	9		los angeles	
로코	9	601	genre:romance,comedy	
록	9		rock music	
록밴드	9		band	
록음악	9		rock music	
록키	9		rocky	
론하워드	9		person:"Ron Howard"	
롤랜드에머리히	9		person:"Roland Emmerich"	
루돌프	9		reindeer	
루마니아	9	9100	lang:ro	
뤽베송	9		person:"Luc Besson"	
류승룡	9		person:"Ryu Seung-ryong"	
류승완	9		person:"Ryoo Seung-wan"	
류준열	9		person:"Ryu Jun-yeol"	
류치슈	9		person:"Chishū Ryū"	
리들리스콧	9		person:"Ridley Scott"	
리메이크	9		remake	
리스트	9		-	
리암니슨	9		person:"Liam Neeson"	
리얼리티쇼	9		reality show	
리즈위더스푼	9		person:"Reese Witherspoon"	
리처드기어	9		person:"Richard Gere"	
리처드링클레이터	9		person:"Richard Linklater"	
릴리콜린스	9		person:"Lily Collins"	
링시리즈	9		the ring	
마고로비	9		person:"Margot Robbie"	
마녀	9		witch	
마동석	9		person:"Don Lee"	
마드리드	9		madrid	
마라톤	9		running	
마를린먼로	9		person:"Marilyn Monroe"	
마리옹꼬띠아르	9		person:"Marion Cotillard"	
마릴린먼로	9		person:"Marilyn Monroe"	
마법	9		magic	
마법사	9		wizard	
마블	9		marvel	
마블영화	9		marvel	
마술	9		magic	
마술사	9		magician	
마스크	9		mask	
마약	9		drugs	
마약상	9		drug dealer	
마약왕	9		drug dealer	
마약조직	9		drug dealer	
마약중독	9		drug addiction	
마약카르텔	9		drug dealer	
마음따뜻해지는	9	14205	mood:heartwarming	
마이클베이	9		person:"Michael Bay"	
마이클패스벤더	9		person:"Michael Fassbender"	
마지막	9		#last	
마츠야마켄이치	9		person:"Kenichi Matsuyama"	
마카로니웨스턴	9	4500	genre:western lang:it	
마크월버그	9		person:"Mark Wahlberg"	
마틴스코세이지	9		person:"Martin Scorsese"	
마틴스콜세지	9		person:"Martin Scorsese"	
마피아	9	11800	genre:crime mafia	
만든	9		-	
만화	9	1303	genre:animation	
만화영화	9	1302	genre:animation	
만화원작	9		based on comic	
말	9		horse	
말고	9		#excluded	
말기	9		#late	
말론브란도	9		person:"Marlon Brando"	
말하는동물	9		talking animal	
망작	9		sort:-rating	
매드맥스	9		mad max	
매드사이언티스트	9		mad scientist	
매즈미켈슨	9		person:"Mads Mikkelsen"	
매춘	9		prostitute	
매춘부	9		prostitute	
매튜맥커너히	9		person:"Matthew McConaughey"	
매트릭스	9		the matrix	
맥주	9		beer	
맨인블랙	9		men in black	
맷데이먼	9		person:"Matt Damon"	
맹인	9		blind	
머리쓰는	9	14501	mood:mind-bending	
먹방	9		food	
멀티버스	9		multiverse	
멍멍이	9		dog	
메디컬	9		doctor	
메릴스트립	9		person:"Meryl Streep"	
메타버스	9		virtual reality	
멕라이언	9		person:"Meg Ryan"	
멕시코	9	7300	lang:es mexico	
멜깁슨	9		person:"Mel Gibson"	
멜로	9	502	genre:romance	
멜로드라마	9	700	genre:romance,drama	
멜로물	9	503	genre:romance	
멧데이먼	9		person:"Matt Damon"	
명작	9		sort:rating	
명탐정코난	9		detective conan	
명화	9		sort:rating	
모건프리먼	9		person:"Morgan Freeman"	
모녀	9		mother daughter	
모델	9		fashion	
모든	9		#every	
모로코	9		morocco	
모성애	9		mother	
모스크바	9		moscow	
모자관계	9		mother son	
모텔	9		hotel	
모험	9	1100	genre:adventure	
모험물	9	1104	genre:adventure	
목격자	9		witness	
목록	9		-	
몬스터	9		monster	
몸바뀌는	9		body swap	
몸이바뀌는	9		body swap	
묘지	9		cemetery	
무간도	9		infernal affairs	
무기상	9		arms dealer	
무당	9		psychic	
무도	9		martial arts	
무료	9		-	
무법자	9		outlaw	
무비	9		-	
무비	9	11702	#movie	
무사	9		samurai	
무서운	9	13501	mood:scary	
무서운거	9	13502	mood:scary	
무섭고	9	13503	mood:scary	
무성영화	9		year:-1929	
무술	9		martial arts	
무슬림	9		muslim	
무예	9		martial arts	
무인도	9		island	
무장	9		warrior	
무협	9		wuxia	
무협물	9		wuxia	
문소리	9		person:"Moon So-ri"	
문어	9		octopus	
물	9		-	
물고기	9		fish	
뭐	9		-	
뮤지션	9		musician	
뮤지컬	9	4201	genre:music	
뮤지컬영화	9	4202	genre:music	
뮤턴트	9		mutant	
미국	9	6000	lang:en	
미국영화	9	6005	lang:en	
미니언	9		minions	
미니언즈	9		minions	
미라	9		mummy	
미래	9		future	
미만	9		#under	
미만의	9		#under	
미망인	9		widow	
미션임파서블	9		mission impossible	
미술	9		artist	
미술관	9		museum	
미스터리	9	2800	genre:mystery	
미스터리물	9	2805	genre:mystery	
미스터리스릴러	9	2900	genre:mystery,thriller	
미스테리	9	2801	genre:mystery	
미스테리스릴러	9	2901	genre:mystery,thriller	
미식	9		food	
미식축구	9		american football	
미야자키고로	9		person:"Goro Miyazaki"	
미야자키아오이	9		person:"Aoi Miyazaki"	
미야자키하야오	9		person:"Hayao Miyazaki"	
미용사	9		hairdresser	
미우라하루마	9		person:"Haruma Miura"	
미이라	9		mummy	
미이케다카시	9		person:"Takashi Miike"	
미조구치겐지	9		person:"Kenji Mizoguchi"	
미친과학자	9		mad scientist	
미카엘하네케	9		person:"Michael Haneke"	
미혼모	9		single mother	
미확인비행물체	9		ufo	
미후네도시로	9		person:"Toshirō Mifune"	
민담	9		folklore	
밀라요보비치	9		person:"Milla Jovovich"	
밀리터리	9	3903	genre:war	
밀림	9		jungle	
밀실	9	12002	genre:mystery	
밀실살인	9	12001	genre:mystery	
밀폐공간	9		one location	
바다	9		sea	
바닷가	9		beach	
바둑	9		chess	
바디체인지	9		body swap	
바디호러	9		body horror	
바람	9		infidelity	
바람의검심	9		rurouni kenshin	
바람피는	9		infidelity	
바르셀로나	9		barcelona	
바이러스	9		virus	
바이오픽	9		biography	
바이오하자드	9		resident evil	
바이크	9		motorcycle	
바이킹	9		viking	
바캉스	9		vacation	
박물관	9		museum	
박보영	9		person:"Park Bo-young"	
박서준	9		person:"Park Seo-jun"	
박신혜	9		person:"Park Shin-hye"	
박정민	9		person:"Park Jeong-min"	
박찬욱	9		person:"Park Chan-wook"	
박해수	9		person:"Park Hae-soo"	
박해일	9		person:"Park Hae-il"	
박훈정	9		person:"Park Hoon-jung"	
반려견	9		dog	
반복되는하루	9		time loop	
반전	9	2804	genre:mystery	
반전결말	9		twist ending	
반전영화	9		twist ending	
반전있는	9		twist ending	
반전주의	9	12200	genre:war anti war	
반지의제왕	9		lord of the rings	
발레	9		ballet	
발레리나	9		ballet	
발렌타인	9		valentine's day	
발렌타인데이	9		valentine's day	
발리우드	9	6900	lang:hi	
발명가	9		inventor	
발칸	9	11301	lang:sr,hr,bs,sh,sl,mk	
방사능	9		radiation	
방송	9		television	
방송국	9		television	
방탄소년단	9		person:BTS	
방학	9		vacation	
배	9		ship	
배경	9		-	
배경으로하는	9		-	
배경으로한	9		-	
배경의	9		-	
배경인	9		-	
배구	9		volleyball	
배꼽잡는	9	13603	mood:funny	
배두나	9		person:"Bae Doona"	
배우	9		-	
배트맨	9		batman	
백	9		#100	
백만장자	9		millionaire	
백설공주	9		snow white	
백수	9		unemployment	
백이십	9		#120	
백투더퓨처	9		back to the future	
밴드	9		band	
밴드음악	9		musician	
밸런타인데이	9		valentine's day	
뱀	9		snake	
뱀파이어	9		vampire	
버스	9		bus	
버스터키튼	9		person:"Buster Keaton"	
번역가	9		translator	
벌	9		bee	
벌레	9		insect	
범인찾기	9	12000	genre:mystery	
범죄	9	3000	genre:crime	
범죄도시	9		the roundup	
범죄드라마	9	3600	genre:drama,crime	
범죄물	9	3001	genre:crime	
범죄스릴러	9	2700	genre:crime,thriller	
범죄코미디	9	3100	genre:comedy,crime	
법정	9		courtroom	
법정드라마	9	13300	genre:drama trial	
법정물	9		courtroom	
베네딕트컴버배치	9		person:"Benedict Cumberbatch"	
베네수엘라	9		venezuela	
베네치아	9		venice	
베니스	9		venice	
베를린	9		berlin	
베스트	9		sort:rating	
베이비시터	9		nanny	
베트남	9	10100	lang:vi	
베트남전	9	12100	genre:war vietnam	
베트남전쟁	9	12101	genre:war vietnam	
벤스틸러	9		person:"Ben Stiller"	
벤애플렉	9		person:"Ben Affleck"	
벨기에	9	8100	lang:fr,nl belgium	
변호사	9		lawyer	
병	9		illness	
병사	9		soldier	
병원	9		hospital	
보고싶은	9		-	
보기	9		-	
보는순서	9		#order	
보디가드	9		bodyguard	
보디빌딩	9		gym	
보모	9		nanny	
보물	9		treasure	
보물찾기	9		treasure	
보석	9		diamond	
보안관	9		sheriff	
보육원	9		orphan	
복고	9		nostalgia	
복권	9		lottery	
복수	9		revenge	
복수극	9		revenge	
복수물	9		revenge	
복싱	9		boxing	
복제인간	9		clone	
본시리즈	9		jason bourne	
볼	9		-	
볼까	9		-	
볼리우드	9	6901	lang:hi	
볼만한	9		-	
봉준호	9		person:"Bong Joon Ho"	
부녀	9		father daughter	
부두교	9		voodoo	
부부	9		marriage	
부산행	9		train to busan	
부성애	9		father	
부엉이	9		owl	
부자	9		millionaire	
부자관계	9		father son	
부터	9		#since	
부패	9		corruption	
부패경찰	9		police corruption	
부활절	9		easter	
북극	9		arctic	
북유럽	9	10600	lang:sv,da,no,fi,is	
북한	9		north korea	
북한군	9		north korean	
분	9		#minutes	
분노의질주	9		fast furious	
분신사바	9		seance	
분짜리	9		#minutes	
불	9		fire	
불교	9		buddhism	
불란서	9	5601	lang:fr	
불로불사	9		immortality	
불륜	9		infidelity	
불면증	9		insomnia	
불멸	9		immortality	
불사	9		immortality	
불치병	9		terminal illness	
불쾌한	9	14402	mood:disturbing	
브라이언드팔마	9		person:"Brian De Palma"	
브라질	9	7000	lang:pt brazil	
브래드피트	9		person:"Brad Pitt"	
브루스리	9		person:"Bruce Lee"	
브루스윌리스	9		person:"Bruce Willis"	
블랙코미디	9	3101	genre:comedy,crime	
블룸하우스	9		blumhouse	
비디오게임	9		video game	
비디오게임원작	9		based on video game	
비리	9		corruption	
비밀경호국	9		secret service	
비엔나	9		vienna	
비엘	9		gay	
비영어권	9	13402	lang:!en	
비오는	9		rain	
비행기	9		airplane	
비행기납치	9		hijacking	
비행기사고	9		plane crash	
비행기추락	9		plane crash	
빅풋	9		bigfoot	
빈곤	9		poverty	
빈디젤	9		person:"Vin Diesel"	
빈배경	9		vienna	
빈부격차	9		poverty	
빌런	9		villain	
빌리와일더	9		person:"Billy Wilder"	
빌머레이	9		person:"Bill Murray"	
빔벤더스	9		person:"Wim Wenders"	
빙의	9		possession	
빵집	9		bakery	
빵터지는	9	13605	mood:funny	
빼고	9		#excluded	
삐에로	9		clown	
사극	9	3701	genre:history	
사극로맨스	9	12901	genre:history,romance	
사극물	9	3706	genre:history	
사기	9		con man	
사기꾼	9		con man	
사나다히로유키	9		person:"Hiroyuki Sanada"	
사냥	9		hunter	
사냥꾼	9		hunter	
사랑	9	504	genre:romance	
사랑이야기	9	506	genre:romance	
사막	9		desert	
사망	9		death	
사무라이	9		samurai	
사무실	9		office	
사무엘 l. 잭슨	9		person:"Samuel L. Jackson"	사무엘L.잭슨
사무엘잭슨	9		person:"Samuel L. Jackson"	
사슴	9		deer	
사십년대	9		year:1940-1949	
사이	9		#between	
사이버펑크	9		cyberpunk	
사이보그	9		cyborg	
사이비	9		cult	
사이비종교	9		cult	
사이의	9		#between	
사이코스릴러	9	2500	genre:thriller	
사이코패스	9		psychopath	
사이파이	9	2204	genre:science-fiction	
사자	9		lion	
사적제재	9		vigilante	
사제	9		priest	
사진	9		photographer	
사진사	9		photographer	
사진작가	9		photographer	
사탄	9		devil	
사토타케루	9		person:"Takeru Satoh"	
사형	9		death penalty	
사형수	9		death penalty	
사후세계	9		afterlife	
산	9		mountain	
산드라블록	9		person:"Sandra Bullock"	
산림	9		forest	
산악	9		mountain	
산타	9		santa claus	
산타클로스	9		santa claus	
산타할아버지	9		santa claus	
살아남기	9		survival	
살인	9		murder	
살인마	9		serial killer	
살인사건	9		murder	
살인인형	9		doll	
살인청부업자	9		hit man	
삼각관계	9		love triangle	
삼국지	9		three kingdoms	
삼부작	9		#trilogy	
삼십년대	9		year:1930-1939	
삼합회	9		triad	
상상친구	9		imaginary friend	
상속	9		inheritance	
상실	9		grief	
상실감	9		grief	
상어	9		shark	
새들	9		bird	
새로나온	9		sort:year	
새로운	9		sort:year	
새뮤얼잭슨	9		person:"Samuel L. Jackson"	
새엄마	9		stepmother	
새해	9		new year's eve	
샘레이미	9		person:"Sam Raimi"	
생각하게하는	9	14503	mood:mind-bending	
생일	9		birthday	
생존	9		survival	
생존게임	9		death game	
생쥐	9		mouse	
생체실험	9		experiment	
샤룩칸	9		person:"Shah Rukh Khan"	
샤를리즈테론	9		person:"Charlize Theron"	
샤말란	9		person:"M. Night Shyamalan"	
서바이벌	9		survival	
서부	9	4100	genre:western	
서부극	9	4101	genre:western	
서부물	9	4103	genre:western	
서스펜스	9	2402	genre:thriller	
서울	9		seoul	
서유기	9		journey to the west	
서점	9		bookshop	
서커스	9		circus	
서핑	9		surfing	
선거	9		election	
선박	9		ship	
선생	9		teacher	
선생님	9		teacher	
설경구	9		person:"Sul Kyung-gu"	
설레는	9	14102	mood:romantic	
설산	9		snow	
설원	9		snow	
설화	9		folklore	
섬	9		island	
성	9		castle	
성경	9		bible	
성룡	9		person:"Jackie Chan"	
성매매	9		prostitute	
성서	9		bible	
성소수자	9		lgbt	
성인	9		erotic	
성장	9		coming of age	
성장기	9		coming of age	
성장물	9		coming of age	
성장영화	9		coming of age	
성전환	9		transgender	
성직자	9		priest	
성탄	9		christmas	
성탄절	9		christmas	
성폭력	9		rape	
성폭행	9		rape	
세	9		#3	
세계대전	9		world war ii	
세네갈	9	11000	lang:fr,wo senegal	
세르비아	9	9500	lang:sr	
세르지오레오네	9		person:"Sergio Leone"	
세상의종말	9		apocalypse	
세일즈맨	9		salesman	
섹스	9		sex	
셀린시아마	9		person:"Céline Sciamma"	
셜록	9		sherlock holmes	
셜록홈즈	9		sherlock holmes	
셰익스피어	9		shakespeare	
셰프	9		chef	
소개팅	9		dating	
소녀	9		girl	
소년	9		boy	
소노시온	9		person:"Sion Sono"	
소도시	9		small town	
소련	9	6802	lang:ru	
소름끼치는	9	13506	mood:scary	
소름돋는	9	13504	mood:scary	
소매치기	9		thief	
소방관	9		firefighter	
소방대원	9		firefighter	
소설	9		based on novel	
소설가	9		writer	
소설원작	9		based on novel	
소설이원작인	9		based on novel	
소셜미디어	9		social media	
소시오패스	9		psychopath	
소재	9		-	
소재로한	9		-	
소재의	9		-	
소재인	9		-	
소피마르소	9		person:"Sophie Marceau"	
소피아코폴라	9		person:"Sofia Coppola"	
소행성	9		meteorite	
속편	9		#next	
손에땀을쥐는	9	13905	mood:tense	
손예진	9		person:"Son Ye-jin"	
손오공	9		monkey king	
송강호	9		person:"Song Kang-ho"	
송중기	9		person:"Song Joong-ki"	
숀코네리	9		person:"Sean Connery"	
수녀	9		nun	
수녀원	9		nun	
수사물	9	3007	genre:crime	
수상작	9		award:oscar	
수술	9		surgeon	
수영	9		swimming	
수용소	9		concentration camp	
수용시설	9		asylum	
수작	9		sort:rating	
수중	9		underwater	
수퍼히어로	9		superhero	
수학	9		mathematics	
수학자	9		mathematics	
수화	9		deaf	
순록	9		reindeer	
순서	9		#order	
순서대로	9		#order	
술	9		alcoholism	
숨막히는	9	13904	mood:tense	
숲	9		forest	
쉐프	9		chef	
슈렉	9		shrek	
슈워제네거	9		person:"Arnold Schwarzenegger"	
슈퍼맨	9		superman	
슈퍼배드	9		despicable me	
슈퍼히어로	9		superhero	
스기사키하나	9		person:"Hana Sugisaki"	
스나이퍼	9		sniper	
스님	9		buddhism	
스다마사키	9		person:"Masaki Suda"	
스릴	9	2403	genre:thriller	
스릴넘치는	9	14001	mood:thrilling	
스릴러	9	2400	genre:thriller	
스릴러물	9	2401	genre:thriller	
스릴러호러	9	2601	genre:thriller,horror	
스머프	9		smurfs	
스승	9		teacher	
스웨덴	9	8300	lang:sv	
스위스	9	8000	lang:de,fr,it switzerland	
스칸디나비아	9	10601	lang:sv,da,no,fi,is	
스칼렛요한슨	9		person:"Scarlett Johansson"	
스케이트	9		ice skating	
스케이트보드	9		skateboard	
스코세이지	9		person:"Martin Scorsese"	
스코틀랜드	9	6300	lang:en scotland	
스크림	9		scream	
스키	9		skiing	
스타워즈	9		star wars	
스타일	9		-	
스타일의	9		-	
스타트렉	9		star trek	
스탠리큐브릭	9		person:"Stanley Kubrick"	
스탤론	9		person:"Sylvester Stallone"	
스토커	9		stalker	
스토킹	9		stalker	
스톱모션	9	5000	genre:animation stop motion	
스튜디오지브리	9		ghibli	
스트리밍	9		-	
스티브맥퀸	9		person:"Steve McQueen"	
스티븐소더버그	9		person:"Steven Soderbergh"	
스티븐스필버그	9		person:"Steven Spielberg"	
스티븐킹	9		stephen king	
스파게티웨스턴	9	4501	genre:western lang:it	
스파이	9		spy	
스파이더맨	9		spider-man	
스파이스릴러	9	13001	genre:thriller spy	
스파이크리	9		person:"Spike Lee"	
스페인	9	5800	lang:es	
스페인어	9	5801	lang:es	
스페인영화	9	5803	lang:es	
스포츠	9		sport	
스포츠드라마	9	13200	genre:drama sport	
스플래터	9		gore	
스필버그	9		person:"Steven Spielberg"	
슬래셔	9	4600	genre:horror slasher	
슬랩스틱	9	4900	genre:comedy slapstick	
슬픈	9	13801	mood:sad	
슬픈거	9	13804	mood:sad	
승마	9		horse	
시	9		poet	
시각장애	9		blind	
시각장애인	9		blind	
시간	9		#hours	
시간반복	9		time loop	
시간순	9		#story	
시간여행	9		time travel	
시간이동	9		time travel	
시간짜리	9		#hours	
시고니위버	9		person:"Sigourney Weaver"	
시골	9		small town	
시골마을	9		small town	
시네마	9		-	
시네마	9	11705	#movie	
시대극	9	3703	genre:history	
시리즈	9		#series	
시리즈	9		-	
시무라다카시	9		person:"Takashi Shimura"	
시미즈다카시	9		person:"Takashi Shimizu"	
시어머니	9		mother-in-law	
시얼샤로넌	9		person:"Saoirse Ronan"	
시인	9		poet	
시카고	9		chicago	
시한부	9		cancer	
시한부인생	9		terminal illness	
식당	9		restaurant	
식물인간	9		coma	
식민지	9		colonialism	
식인	9		cannibalism	
식인종	9		cannibalism	
신	9		god	
신나는	9	14002	mood:thrilling	
신년	9		new year's eve	
신데렐라	9		cinderella	
신문	9		newspaper	
신문사	9		newspaper	
신부	9		bride	
신부님	9		priest	
신분차이	9		class difference	
신비한동물사전	9		fantastic beasts	
신작	9		sort:year	
신작	9		#last	
신작영화	9		sort:year	
신체훼손	9		body horror	
신카이마코토	9		person:"Makoto Shinkai"	
신하균	9		person:"Shin Ha-kyun"	
신화	9		greek mythology	
실버	9		old age	
실베스터스탤론	9		person:"Sylvester Stallone"	
실업	9		unemployment	
실연	9		breakup	
실제이야기	9		true story	
실종	9		missing person	
실종사건	9		missing person	
실종자	9		missing person	
실직	9		unemployment	
실험	9		experiment	
실화	9		true story	
실화기반	9		true story	
실화를바탕으로한	9		true story	
실화바탕	9		true story	
실화영화	9		true story	
심령술사	9		psychic	
심리공포	9	12400	genre:horror psychological	
심리상담	9		psychiatrist	
심리스릴러	9	2404	genre:thriller	
심리학자	9		psychiatrist	
심리호러	9	12401	genre:horror psychological	
심은경	9		person:"Shim Eun-kyung"	
심해	9		ocean	
십대	9		teenager	
싱글맘	9		single mother	
싸이코패스	9		psychopath	
쌍둥이	9		twins	
쏘우	9		saw	
쓰나미	9		tsunami	
쓰레기	9		sort:-rating	
쓰카모토신야	9		person:"Shinya Tsukamoto"	
씨아이에이	9		cia	
아가사크리스티	9		agatha christie	
아기	9		baby	
아나데아르마스	9		person:"Ana de Armas"	
아나콘다	9		snake	
아놀드슈왈제네거	9		person:"Arnold Schwarzenegger"	
아놀드슈워제네거	9		person:"Arnold Schwarzenegger"	
아늑한	9	14602	mood:cosy	
아니메	9	1404	genre:animation lang:ja	
아닌	9		#excluded	
아담드라이버	9		person:"Adam Driver"	
아담샌들러	9		person:"Adam Sandler"	
아더왕	9		king arthur	
아동	9	1803	genre:family	
아동학대	9		child abuse	
아드만	9		aardman	
아들	9		son	
아랍	9	9800	lang:ar	
아랍어	9	9801	lang:ar	
아르헨티나	9	7200	lang:es argentina	
아리무라카스미	9		person:"Kasumi Arimura"	
아리에스터	9		person:"Ari Aster"	
아마존	9		jungle	
아만다사이프리드	9		person:"Amanda Seyfried"	
아메리카원주민	9		native american	
아미르칸	9		person:"Aamir Khan"	
아버지	9		father	
아버지와딸	9		father daughter	
아버지와아들	9		father son	
아베히로시	9		person:"Hiroshi Abe"	
아빠	9		father	
아빠와딸	9		father daughter	
아사노타다노부	9		person:"Tadanobu Asano"	
아서왕	9		king arthur	
아소구미코	9		person:"Kumiko Aso"	
아시아	9	10800	lang:ko,ja,zh,cn,th,vi,id,tl	
아오이유우	9		person:"Yu Aoi"	
아우슈비츠	9		concentration camp	
아이돌	9		singer	
아이들	9	1901	genre:family	
아이들과볼만한	9	1800	genre:family	
아이들애니메이션	9	1503	genre:animation,family	
아이들용	9	1903	genre:family	
아이들이랑볼만한	9	1802	genre:family	
아이스에이지	9		ice age	
아이스하키	9		hockey	
아이슬란드	9	8700	lang:is	
아이언맨	9		iron man	
아이와볼만한	9	1706	genre:family	
아이와함께볼	9	1801	genre:family	
아일랜드	9	6200	lang:en ireland	
아카데미	9		award:oscar	
아카데미상	9		award:oscar	
아카데미수상작	9		award:oscar	
아카데미작품상	9		award:oscar-picture	
아카데미후보작	9		award:oscar-nominee	
아키카우리스마키	9		person:"Aki Kaurismäki"	
아티스트	9		artist	
아파르트헤이트	9		apartheid	
아파트	9		apartment	
아포칼립스	9		apocalypse	
아프리카	9		africa	
악당	9		villain	
악령	9		demon	
악령들린	9		possession	
악마	9		demon	
악몽	9		dream	
악어	9		crocodile	
안나오는	9		#excluded	
안노히데아키	9		person:"Hideaki Anno"	
안도사쿠라	9		person:"Sakura Ando"	
안드레이타르코프스키	9		person:"Andrei Tarkovsky"	
안드로이드	9		android	
안성기	9		person:"Ahn Sung-ki"	
안소니홉킨스	9		person:"Anthony Hopkins"	
안야테일러조이	9		person:"Anya Taylor-Joy"	
안에	9		#under	
안젤리나졸리	9		person:"Angelina Jolie"	
안쪽	9		#under	
안토니오반데라스	9		person:"Antonio Banderas"	
안팎	9		#around	
알래스카	9		alaska	
알랭드롱	9		person:"Alain Delon"	
알레한드로곤잘레스이냐리투	9		person:"Alejandro González Iñárritu"	
알려줘	9		-	
알모도바르	9		person:"Pedro Almodóvar"	
알제리	9	10900	lang:fr,ar algeria	
알츠하이머	9		dementia	
알코올중독	9		alcoholism	
알콜중독	9		alcoholism	
알파치노	9		person:"Al Pacino"	
알폰소쿠아론	9		person:"Alfonso Cuarón"	
알프레드히치콕	9		person:"Alfred Hitchcock"	
암	9		cancer	
암벽등반	9		climbing	
암살	9		assassination	
암살자	9		hit man	
암울한	9	14302	mood:bleak	
암탉	9		chicken	
암환자	9		cancer	
압바스키아로스타미	9		person:"Abbas Kiarostami"	
애거사크리스티	9		agatha christie	
애니	9	1301	genre:animation	
애니메이션	9	1300	genre:animation	
애덤드라이버	9		person:"Adam Driver"	
애덤샌들러	9		person:"Adam Sandler"	
애도	9		grief	
애들	9	1902	genre:family	
애들이랑	9	1904	genre:family	
액션	9	800	genre:action	
액션물	9	801	genre:action	
액션스릴러	9	1000	genre:action,thriller	
액션어드벤처	9	1200	genre:action,adventure	
액션코미디	9	900	genre:action,comedy	
앤솔로지	9		anthology	
앤해서웨이	9		person:"Anne Hathaway"	
야구	9		baseball	
야마다요지	9		person:"Yoji Yamada"	
야마데라코이치	9		person:"Koichi Yamadera"	
야마자키다카시	9		person:"Takashi Yamazaki"	
야마자키켄토	9		person:"Kento Yamazaki"	
야쿠쇼고지	9		person:"Koji Yakusho"	
야쿠자	9		yakuza	
야한	9		erotic	
약	9		#around	
약물	9		drugs	
약자	9		underdog	
양떼	9		sheep	
양자경	9		person:"Michelle Yeoh"	
양조위	9		person:"Tony Leung Chiu-wai"	
양치기	9		sheep	
어드벤처	9	1101	genre:adventure	
어드벤쳐	9	1102	genre:adventure	
어린시절	9		childhood	
어린이	9	1704	genre:family	
어린이만화	9	1600	genre:animation,family	
어린이애니	9	1501	genre:animation,family	
어린이애니메이션	9	1500	genre:animation,family	
어린이용	9	1705	genre:family	
어머니	9		mother	
어머니와딸	9		mother daughter	
어머니와아들	9		mother son	
어벤저스	9		avengers	
어벤져스	9		avengers	
어부	9		fisherman	
억만장자	9		millionaire	
언니	9		sisters	
언더독	9		underdog	
언더커버	9		undercover	
언론	9		journalist	
언론인	9		journalist	
엄마	9		mother	
엄마와딸	9		mother daughter	
엄마와아들	9		mother son	
없는	9		#excluded	
에관한	9		-	
에나오는	9		-	
에대한	9		-	
에드가라이트	9		person:"Edgar Wright"	
에드워드노튼	9		person:"Edward Norton"	
에디레드메인	9		person:"Eddie Redmayne"	
에디머피	9		person:"Eddie Murphy"	
에로	9		erotic	
에로틱	9		erotic	
에밀리블런트	9		person:"Emily Blunt"	
에반게리온	9		evangelion	
에베레스트	9		himalayas	
에서만든	9		-	
에스에프	9	2201	genre:science-fiction	
에스엔에스	9		social media	
에스파냐	9	5802	lang:es	
에이 24	9		a24	에이24
에이미아담스	9		person:"Amy Adams"	
에이아이	9		artificial intelligence	
에이즈	9		aids	
에일리언	9		alien	
에프비아이	9		fbi	
엑소시스트	9		exorcism	
엑소시즘	9		exorcism	
엑스맨	9		x-men	
엔지니어	9		engineer	
엘리베이터	9		elevator	
엘리자베스테일러	9		person:"Elizabeth Taylor"	
엘에이	9		los angeles	
엘지비티	9		lgbt	
엘프	9		elf	
엠마스톤	9		person:"Emma Stone"	
엠마왓슨	9		person:"Emma Watson"	
엠마톰슨	9		person:"Emma Thompson"	
엠씨유	9		marvel	
여객기	9		airplane	
여객선	9		ship	
여고	9		high school	
여고생	9		high school	
여름	9		summer	
여름밤	9		summer	
여름방학	9		summer vacation	
여름캠프	9		summer camp	
여배우의삶	9		actress	
여배우이야기	9		actress	
여성	9		feminism	
여성인권	9		feminism	
여성주의	9		feminism	
여왕	9		queen	
여우	9		fox	
여자동성애	9		lesbian	
여자아이	9		girl	
여행	9		road trip	
역병	9		pandemic	
역사	9	3700	genre:history	
역사드라마	9	3800	genre:drama,history	
역사로맨스	9	12900	genre:history,romance	
역사물	9	3702	genre:history	
역사적인	9	3704	genre:history	
연극	9		theater	
연대순	9		#story	
연말	9		new year's eve	
연상연하	9		age difference	
연상호	9		person:"Yeon Sang-ho"	
연쇄살인	9		serial killer	
연쇄살인마	9		serial killer	
연쇄살인범	9		serial killer	
연애	9	505	genre:romance	
연애코미디	9	603	genre:romance,comedy	
연출	9		-	
연출한	9		-	
열차	9		train	
염력	9		telekinesis	
엽문	9		ip man	
영감을주는	9	14701	mood:inspiring	
영국	9	6100	lang:en england	
영국영화	9	6101	lang:en england	
영매	9		psychic	
영어	9	6004	lang:en	
영업사원	9		salesman	
영웅	9		hero	
영혼	9		spirit	
영혼체인지	9		body swap	
영화	9		-	
영화	9	11700	#movie	
영화가	9		-	
영화는	9		-	
영화들	9		-	
영화들	9	11703	#movie	
영화를	9		-	
영화만들기	9		filmmaking	
영화에관한영화	9		filmmaking	
영화에대한영화	9		filmmaking	
영화의	9		-	
영화제작	9		filmmaking	
영화중	9		-	
영화촬영	9		filmmaking	
영화추천	9		-	
예능	9		television show	
예수	9		jesus	
예수님	9		jesus	
예술	9		artist	
예술가	9		artist	
예술영화	9		-	
예티	9		bigfoot	
옛날	9		year:-1979	
옛날영화	9		year:-1979	
오구리슌	9		person:"Shun Oguri"	
오달수	9		person:"Oh Dal-su"	
오드리토투	9		person:"Audrey Tautou"	
오드리햅번	9		person:"Audrey Hepburn"	
오드리헵번	9		person:"Audrey Hepburn"	
오래된	9		year:-1979	
오스카	9		award:oscar	
오스카수상	9		award:oscar	
오스카수상작	9		award:oscar	
오스카후보작	9		award:oscar-nominee	
오스트레일리아	9	6401	lang:en australia	
오스트리아	9	7900	lang:de austria	
오시마나기사	9		person:"Nagisa Ōshima"	
오시이마모루	9		person:"Mamoru Oshii"	
오십년대	9		year:1950-1959	
오싹한	9	13505	mood:scary	
오우거	9		ogre	
오우삼	9		person:"John Woo"	
오즈야스지로	9		person:"Yasujirō Ozu"	
오컬트	9		supernatural	
오케스트라	9		classical music	
오토모가쓰히로	9		person:"Katsuhiro Otomo"	
오토바이	9		motorcycle	
오페라	9		opera	
오피스	9		office	
온가족이	9	1806	genre:family	
온가족이함께	9	1900	genre:family	
올랜도블룸	9		person:"Orlando Bloom"	
올리버스톤	9		person:"Oliver Stone"	
올림픽	9		olympics	
올빼미	9		owl	
옴니버스	9		anthology	
와	9		#and	
와인	9		wine	
와타나베켄	9		person:"Ken Watanabe"	
완성도높은	9		sort:rating	
왕	9		king	
왕가위	9		person:"Wong Kar-Wai"	
왕따	9		bullying	
왕비	9		queen	
왕실	9		royalty	
왕자	9		prince	
왕자웨이	9		person:"Wong Kar-Wai"	
왕족	9		royalty	
외계생명체	9		alien	
외계인	9		alien	
외계인침공	9		alien invasion	
외계침공	9		alien invasion	
외과의사	9		surgeon	
외교관	9		ambassador	
외국	9	13400	lang:!en	
외국어	9	13401	lang:!en	
외도	9		infidelity	
외딴섬	9		island	
외로운	9		loneliness	
외로움	9		loneliness	
외환위기	9		financial crisis	
요네바야시히로마사	9		person:"Hiromasa Yonebayashi"	
요르고스란티모스	9		person:"Yorgos Lanthimos"	
요리	9		cooking	
요리사	9		chef	
요시자와료	9		person:"Ryo Yoshizawa"	
요정	9		fairy	
요즘	9		sort:year	
용	9		dragon	
용병	9		mercenary	
우디알렌	9		person:"Woody Allen"	
우디앨런	9		person:"Woody Allen"	
우루과이	9	7800	lang:es uruguay	
우리나라	9	5103	lang:ko	
우마서먼	9		person:"Uma Thurman"	
우울증	9		depression	
우울한	9		depression	
우울한	9	14301	mood:bleak	
우정	9		friendship	
우주	9		space	
우주물	9		space	
우주비행사	9		astronaut	
우주선	9		spaceship	
우주인	9		astronaut	
우크라이나	9	9400	lang:uk	
운동	9		sport	
운석	9		meteorite	
울고싶을때	9	13805	mood:sad	
웃기는	9	13602	mood:funny	
웃긴	9	13601	mood:funny	
웃긴거	9	13604	mood:funny	
웃픈	9	3402	genre:drama,comedy	
워쇼스키	9		person:"Lana Wachowski"	
워쇼스키자매	9		person:"Lana Wachowski"	
원빈	9		person:"Won Bin"	
원숭이	9		monkey	
원자폭탄	9		nuclear bomb	
원작소설	9		based on novel	
원전	9		radiation	
원전사고	9		radiation	
원정	9		explorer	
원주민	9		native american	
원폭	9		nuclear bomb	
원피스	9		one piece	
월가	9		stock market	
월남전	9	12102	genre:war vietnam	
월스트리트	9		stock market	
월트디즈니	9		disney	
웨딩	9		wedding	
웨딩드레스	9		bride	
웨스앤더슨	9		person:"Wes Anderson"	
웨스턴	9	4102	genre:western	
웨이트리스	9		waitress	
위노나라이더	9		person:"Winona Ryder"	
위인전	9		biography	
위장	9		undercover	
위장수사	9		undercover	
위주	9		-	
위주의	9		-	
위한	9		-	
윌스미스	9		person:"Will Smith"	
윌페렐	9		person:"Will Ferrell"	
유고슬라비아	9	11300	lang:sr,hr,bs,sh,sl,mk	
유괴	9		kidnapping	
유년기	9		childhood	
유니콘	9		unicorn	
유대인	9		jewish	
유대인학살	9		holocaust	
유덕화	9		person:"Andy Lau"	
유람선	9		cruise ship	
유럽	9	10700	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
유럽영화	9	10701	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
유령	9		ghost	
유령의집	9		haunted house	
유명한	9		sort:popularity	
유모	9		nanny	
유산	9		inheritance	
유아	9	1804	genre:family	
유아사마사아키	9		person:"Masaaki Yuasa"	
유아인	9		person:"Yoo Ah-in"	
유에프오	9		ufo	
유쾌한	9	13701	mood:feel-good	
유튜브	9		-	
유해진	9		person:"Yoo Hae-jin"	
육상	9		running	
육십년대	9		year:1960-1969	
육이오	9		korean war	
윤여정	9		person:"Youn Yuh-jung"	
은행강도	9		bank robbery	
은행털이	9		bank robbery	
음모	9		conspiracy	
음모론	9		conspiracy	
음식	9		food	
음악	9	4200	genre:music	
음악가	9		musician	
음악영화	9	4203	genre:music	
음주	9		alcoholism	
응징	9		revenge	
의	9		-	
의사	9		doctor	
의학	9		doctor	
이나오는	9		-	
이내	9		#under	
이내의	9		#under	
이냐리투	9		person:"Alejandro González Iñárritu"	
이등장하는	9		-	
이라크전	9		iraq war	
이라크전쟁	9		iraq war	
이란	9	9600	lang:fa	
이마무라쇼헤이	9		person:"Shōhei Imamura"	
이민	9		immigrant	
이민자	9		immigrant	
이발사	9		hairdresser	
이별	9		breakup	
이병헌	9		person:"Lee Byung-hun"	
이상	9		#over	
이상의	9		#over	
이선균	9		person:"Lee Sun-kyun"	
이세계	9		parallel world	
이소룡	9		person:"Bruce Lee"	
이스라엘	9	9700	lang:he	
이스탄불	9		istanbul	
이슬람	9		muslim	
이십년대	9		year:1920-1929	
이안	9		person:"Ang Lee"	
이야기	9		-	
이연걸	9		person:"Jet Li"	
이영애	9		person:"Lee Young-ae"	
이와이슌지	9		person:"Shunji Iwai"	
이완맥그리거	9		person:"Ewan McGregor"	
이자벨위페르	9		person:"Isabelle Huppert"	
이전	9		#before	
이전의	9		#before	
이정재	9		person:"Lee Jung-jae"	
이제훈	9		person:"Lee Je-hoon"	
이주민	9		immigrant	
이준익	9		person:"Lee Joon-ik"	
이중신분	9		identity	
이중인격	9		split personality	
이집트	9		egypt	
이집트영화	9	9900	lang:ar egypt	
이차대전	9		world war ii	
이창동	9		person:"Lee Chang-dong"	
이천년대	9		year:2000-2009	
이치카와곤	9		person:"Kon Ichikawa"	
이탈리아	9	5900	lang:it	
이탈리아어	9	5902	lang:it	
이탈리아영화	9	5903	lang:it	
이태리	9	5901	lang:it	
이하	9		#under	
이하의	9		#under	
이혼	9		divorce	
이후	9		#since	
이후로	9		#since	
이후의	9		#since	
인	9		-	
인공지능	9		artificial intelligence	
인기	9		sort:popularity	
인기많은	9		sort:popularity	
인기있는	9		sort:popularity	
인도	9	10400	lang:hi,te,ta,ml,kn,bn,mr,pa	
인도네시아	9	10200	lang:id	
인도영화	9	10401	lang:hi,te,ta,ml,kn,bn,mr,pa	
인디	9		-	
인디아나존스	9		indiana jones	
인디언	9		native american	
인류멸망	9		apocalypse	
인생영화	9		sort:rating	
인신매매	9		kidnapping	
인어	9		mermaid	
인어공주	9		mermaid	
인조인간	9		android	
인종차별	9		racism	
인질	9		hostage	
인질극	9		hostage	
인체실험	9		experiment	
인터넷	9		internet	
인형	9		toy	
인형공포	9		doll	
일대기	9		biography	
일라이저우드	9		person:"Elijah Wood"	
일루미네이션	9		illumination	
일본	9	5200	lang:ja	
일본도	9		samurai sword	
일본만화	9	1405	genre:animation lang:ja	
일본만화원작	9		based on manga	
일본산	9	5204	lang:ja	
일본애니	9	1400	genre:animation lang:ja	
일본애니메이션	9	1401	genre:animation lang:ja	
일본어	9	5201	lang:ja	
일본영화	9	5202	lang:ja	
일애니	9	1403	genre:animation lang:ja	
일영	9	5203	lang:ja	
일제강점기	9		japanese occupation	
일제시대	9		japanese occupation	
임금	9		king	
임산부	9		pregnancy	
임수정	9		person:"Lim Soo-jung"	
임시완	9		person:"Yim Si-wan"	
임신	9		pregnancy	
입양	9		adoption	
있는	9		-	
잉그리드버그만	9		person:"Ingrid Bergman"	
잉마르베리만	9		person:"Ingmar Bergman"	
자경단	9		vigilante	
자동차	9		car	
자동차경주	9		racing	
자동차여행	9		road trip	
자동차추격	9		car chase	
자매	9		sisters	
자비에돌란	9		person:"Xavier Dolan"	
자살	9		suicide	
자연	9		nature	
자연재해	9		natural disaster	
자전거	9		bicycle	
자폐	9		autism	
자폐인	9		autism	
자폐증	9		autism	
작가	9		writer	
작은마을	9		small town	
작품	9		-	
작품	9	11701	#movie	
작품상	9		award:oscar-picture	
작품상수상작	9		award:oscar-picture	
잔인한	9		gore	
잔잔한	9	14801	mood:slow	
잘나가는	9		sort:popularity	
잘만든	9		-	
잠수	9		diver	
잠수함	9		submarine	
잠입	9		undercover	
잠입수사	9		undercover	
장국영	9		person:"Leslie Cheung"	
장기매매	9		organ transplant	
장기이식	9		organ transplant	
장난감	9		toy	
장님	9		blind	
장동건	9		person:"Jang Dong-gun"	
장례	9		funeral	
장례식	9		funeral	
장뤽고다르	9		person:"Jean-Luc Godard"	
장르	9		-	
장르노	9		person:"Jean Reno"	
장르의	9		-	
장만옥	9		person:"Maggie Cheung"	
장애	9		disability	
장애인	9		disability	
장예모	9		person:"Zhang Yimou"	
장의사	9		undertaker	
장이머우	9		person:"Zhang Yimou"	
장준환	9		person:"Jang Joon-hwan"	
장쯔이	9		person:"Zhang Ziyi"	
장피에르주네	9		person:"Jean-Pierre Jeunet"	
재난	9		disaster	
재난물	9		disaster	
재미난	9		-	
재미있는	9		-	
재밌는	9		-	
재밌는코미디	9	303	genre:comedy	
재벌	9		millionaire	
재앙	9		disaster	
재즈	9		jazz	
재키찬	9		person:"Jackie Chan"	
재판	9		courtroom	
재패니메이션	9	1402	genre:animation lang:ja	
재해	9		disaster	
잭니콜슨	9		person:"Jack Nicholson"	
잭블랙	9		person:"Jack Black"	
잭스나이더	9		person:"Zack Snyder"	
저격수	9		sniper	
저널리스트	9		journalist	
저승	9		afterlife	
저예산	9		-	
저주	9		curse	
저주인형	9		doll	
저항군	9		resistance	
적인	9		-	
전기	9		biography	
전기영화	9		biography	
전도연	9		person:"Jeon Do-yeon"	
전사	9		warrior	
전생	9		reincarnation	
전설	9		folklore	
전에	9		#before	
전염병	9		pandemic	
전쟁	9	3900	genre:war	
전쟁드라마	9	4000	genre:war,drama	
전쟁물	9	3901	genre:war	
전쟁반대	9	12201	genre:war anti war	
전쟁포로	9		prisoner of war	
전지현	9		person:"Gianna Jun"	
전투	9	3902	genre:war	
전투기	9		pilot	
전편	9		#previous	
절도	9		heist	
절망적인	9	14303	mood:bleak	
절친	9		best friends	
점쟁이	9		psychic	
정글	9		jungle	
정도	9		#around	
정도의	9		#around	
정략결혼	9		arranged marriage	
정령	9		spirit	
정병길	9		person:"Jung Byung-gil"	
정신과의사	9		psychiatrist	
정신병	9		mental illness	
정신병동	9		mental hospital	
정신병원	9		mental hospital	
정신질환	9		mental illness	
정우성	9		person:"Jung Woo-sung"	
정원	9		garden	
정유미	9		person:"Jung Yu-mi"	
정재영	9		person:"Jung Jae-young"	
정체성	9		identity	
정치	9		politics	
정치물	9		politics	
정치스릴러	9	13100	genre:thriller politics	
정해인	9		person:"Jung Hae-in"	
젖소	9		cow	
제 1 차세계대전	9		world war i	제1차세계대전
제 2 차세계대전	9		world war ii	제2차세계대전
제국주의	9		colonialism	
제니퍼로렌스	9		person:"Jennifer Lawrence"	
제니퍼애니스톤	9		person:"Jennifer Aniston"	
제빵	9		bakery	
제시카차스테인	9		person:"Jessica Chastain"	
제외	9		#excluded	
제외하고	9		#excluded	
제외한	9		#excluded	
제이슨본	9		jason bourne	
제이슨스타뎀	9		person:"Jason Statham"	
제이슨스테이섬	9		person:"Jason Statham"	
제이크질렌할	9		person:"Jake Gyllenhaal"	
제일긴	9		sort:runtime	
제일오래된	9		sort:-year	
제임스건	9		person:"James Gunn"	
제임스딘	9		person:"James Dean"	
제임스맥어보이	9		person:"James McAvoy"	
제임스본드	9		james bond	
제임스스튜어트	9		person:"James Stewart"	
제임스완	9		person:"James Wan"	
제임스카메론	9		person:"James Cameron"	
제임스캐머런	9		person:"James Cameron"	
젠데이아	9		person:Zendaya	
조난	9		shipwreck	
조니뎁	9		person:"Johnny Depp"	
조던필	9		person:"Jordan Peele"	
조디포스터	9		person:"Jodie Foster"	
조류	9		bird	
조선	9		joseon	
조선시대	9		joseon	
조스시리즈	9		jaws	
조엘코엔	9		person:"Joel Coen"	
조인성	9		person:"Zo In-sung"	
조종사	9		pilot	
조지루카스	9		person:"George Lucas"	
조지클루니	9		person:"George Clooney"	
조직폭력배	9	11903	genre:crime gangster	
조진웅	9		person:"Cho Jin-woong"	
조폭	9	11902	genre:crime gangster	
조폭물	9	3004	genre:crime	
조현병	9		mental illness	
존웨인	9		person:"John Wayne"	
존윅	9		john wick	
존카펜터	9		person:"John Carpenter"	
존트라볼타	9		person:"John Travolta"	
존포드	9		person:"John Ford"	
졸업파티	9		prom	
좀	9		-	
좀비	9		zombie	
좀비물	9		zombie	
종교	9		religion	
종말	9		apocalypse	
종업원	9		waitress	
좋은	9		-	
죄수	9		prison	
죠스	9		shark	
주거침입	9		home invasion	
주드로	9		person:"Jude Law"	
주성치	9		person:"Stephen Chow"	
주술회전	9		jujutsu kaisen	
주식	9		stock market	
주식시장	9		stock market	
주연	9		-	
주연의	9		-	
주연인	9		-	
주연한	9		-	
주윤발	9		person:"Chow Yun-Fat"	
주제	9		-	
주제로한	9		-	
주제의	9		-	
주지훈	9		person:"Ju Ji-hoon"	
죽음	9		death	
줄리아로버츠	9		person:"Julia Roberts"	
줄리안무어	9		person:"Julianne Moore"	
줄리엣비노쉬	9		person:"Juliette Binoche"	
중	9		-	
중국	9	5300	lang:zh	
중국산	9	5304	lang:zh	
중국어	9	5301	lang:zh	
중국영화	9	5302	lang:zh	
중기	9		#mid	
중남미	9	10503	lang:es,pt	
중년	9		midlife crisis	
중년의위기	9		midlife crisis	
중독	9		drug addiction	
중매	9		arranged marriage	
중반	9		#mid	
중세	9		medieval	
중세기사	9		knight	
중에	9		-	
중화권	9	5303	lang:zh	
쥐	9		mouse	
쥬라기	9		jurassic park	
쥬라기공원	9		jurassic park	
쥬라기월드	9		jurassic world	
쥬세페토르나토레	9		person:"Giuseppe Tornatore"	
증권	9		stock market	
증인	9		witness	
지구멸망	9		apocalypse	
지구종말	9		apocalypse	
지구침공	9		alien invasion	
지브리	9		ghibli	
지브리스튜디오	9		ghibli	
지진	9		earthquake	
지하실	9		basement	
지하철	9		subway	
직장	9		office	
직장인	9		office	
진격의거인	9		attack on titan	
질병	9		illness	
짐자무쉬	9		person:"Jim Jarmusch"	
짐캐리	9		person:"Jim Carrey"	
집	9		house	
집단괴롭힘	9		bullying	
집사	9		butler	
집착	9		obsession	
짜릿한	9	14003	mood:thrilling	
짝사랑	9		unrequited love	
짧은	9		runtime:-80	
쫄깃한	9	13903	mood:tense	
찍은	9		-	
찝찝한	9	14404	mood:disturbing	
차태현	9		person:"Cha Tae-hyun"	
찰리채플린	9		person:"Charlie Chaplin"	
창녀	9		prostitute	
찾기	9		-	
찾아줘	9		-	
채플린	9		person:"Charlie Chaplin"	
책	9		book	
처녀귀신	9		ghost	
천사	9		angel	
천우희	9		person:"Chun Woo-hee"	
천재	9		genius	
천재수학자	9		mathematics	
철도	9		train	
철학	9		philosophy	
철학적인	9		philosophy	
첩보	9		spy	
첩보물	9		spy	
첩보스릴러	9	13000	genre:thriller spy	
첩보원	9		spy	
첫	9		#first	
첫번째	9		#first	
첫번째	9		#first	첫 번째
첫사랑	9		first love	
청각장애	9		deaf	
청각장애인	9		deaf	
청부살인	9		hit man	
청소년	9		teenager	
청소년기	9		teenager	
청춘	9		coming of age	
청춘영화	9		coming of age	
청춘코미디	9	12500	genre:comedy teenager	
체스	9		chess	
체육	9		sport	
체코	9	8900	lang:cs	
초	9		#early	
초과	9		#over	
초과의	9		#over	
초기	9		#early	
초능력	9		superpower	
초능력영웅	9		superhero	
초능력자	9		superpower	
초반	9		#early	
초자연	9		supernatural	
초자연적	9		supernatural	
초자연적인	9		supernatural	
초콜릿	9		chocolate	
초현실	9		surreal	
초현실적인	9		surreal	
초현실주의	9		surreal	
총	9		gun	
총격전	9		gun	
총잡이	9		cowboy	
최고	9		sort:rating	
최고의	9		sort:rating	
최근	9		sort:year	
최동훈	9		person:"Choi Dong-hoon"	
최루성	9	13803	mood:sad	
최면	9		hypnosis	
최민식	9		person:"Choi Min-sik"	
최신	9		sort:year	
최신순	9		sort:year	
최신작	9		sort:year	
최신작	9		#last	
최악	9		award:razzie	
최악의	9		award:razzie	
추격전	9		car chase	
추락사고	9		plane crash	
추리	9	2802	genre:mystery	
추리물	9	2803	genre:mystery	
추리스릴러	9	2902	genre:mystery,thriller	
추수감사절	9		thanksgiving	
추억	9		memory	
추천	9		-	
추천작	9		-	
추천좀	9		-	
추천해주세요	9		-	
추천해줘	9		-	
축구	9		soccer	
출산	9		pregnancy	
출연	9		-	
출연작	9		-	
출연하는	9		-	
출연한	9		-	
춤	9		dance	
충격적인	9	14401	mood:disturbing	
치매	9		dementia	
치어리더	9		cheerleader	
친구	9		friendship	
친구들	9		friendship	
칠레	9	7400	lang:es chile	
칠십년대	9		year:1970-1979	
침몰	9		shipwreck	
카메론디아즈	9		person:"Cameron Diaz"	
카미키류노스케	9		person:"Ryunosuke Kamiki"	
카우보이	9		cowboy	
카지노	9		casino	
카체이스	9		car chase	
카페	9		coffee	
칸수상작	9		award:palme-d'or	
칸영화제수상작	9		award:palme-d'or	
칼싸움	9		sword fight	
캐나다	9	6600	lang:en,fr canada	
캐리그랜트	9		person:"Cary Grant"	
캐리비안의해적	9		pirates of the caribbean	
캠퍼스	9		college	
캠프	9		summer camp	
캠핑	9		camping	
캡틴아메리카	9		captain america	
커피	9		coffee	
컨저링	9		the conjuring	
컴버배치	9		person:"Benedict Cumberbatch"	
컴퓨터	9		computer	
케빈코스트너	9		person:"Kevin Costner"	
케이트블란쳇	9		person:"Cate Blanchett"	
케이트윈슬렛	9		person:"Kate Winslet"	
케이퍼	9		heist	
코끼리	9		elephant	
코난	9		detective conan	
코로나	9		pandemic	
코메디	9	301	genre:comedy	
코미디	9	300	genre:comedy	
코미디드라마	9	3400	genre:drama,comedy	
코미디물	9	400	genre:comedy	
코미디언	9		comedian	
코믹	9	304	genre:comedy	
코믹스	9		based on comic	
코믹스원작	9		based on comic	
코믹액션	9	901	genre:action,comedy	
코믹호러	9	12301	genre:comedy,horror	
코엔형제	9		person:"Joel Coen"	
코폴라	9		person:"Francis Ford Coppola"	
콘사토시	9		person:"Satoshi Kon"	
콘서트	9		concert	
콜롬비아	9	7500	lang:es colombia	
콜린퍼스	9		person:"Colin Firth"	
쿠바	9	7700	lang:es cuba	
쿠엔틴타란티노	9		person:"Quentin Tarantino"	
쿵푸	9		kung fu	
쿵푸팬더	9		kung fu panda	
쿵후	9		kung fu	
퀘벡	9	6700	lang:fr quebec	
퀴어	9		lgbt	
큐브릭	9		person:"Stanley Kubrick"	
크라임	9	3005	genre:crime	
크로넨버그	9		person:"David Cronenberg"	
크루즈	9		cruise ship	
크리스마스	9		christmas	
크리스마스영화	9		christmas	
크리스에반스	9		person:"Chris Evans"	
크리스찬베일	9		person:"Christian Bale"	
크리스천베일	9		person:"Christian Bale"	
크리스토퍼놀란	9		person:"Christopher Nolan"	
크리스틴스튜어트	9		person:"Kristen Stewart"	
크리스프랫	9		person:"Chris Pratt"	
크리스헴스워스	9		person:"Chris Hemsworth"	
클라이밍	9		climbing	
클래식	9		year:-1979	
클래식음악	9		classical music	
클럽	9		nightclub	
클레이애니메이션	9	5001	genre:animation stop motion	
클론	9		clone	
클린트이스트우드	9		person:"Clint Eastwood"	
키아누	9		person:"Keanu Reeves"	
키아누리브스	9		person:"Keanu Reeves"	
키이라나이틀리	9		person:"Keira Knightley"	
키즈	9	1805	genre:family	
키키키린	9		person:"Kirin Kiki"	
킬러	9		hit man	
킬리언머피	9		person:"Cillian Murphy"	
킹스맨	9		kingsman	
킹콩	9		king kong	
타나카마유미	9		person:"Mayumi Tanaka"	
타란티노	9		person:"Quentin Tarantino"	
타르코프스키	9		person:"Andrei Tarkovsky"	
타이	9	10001	lang:th	
타이완	9	5501	lang:zh taiwan	
타이카와이티티	9		person:"Taika Waititi"	
타임루프	9		time loop	
타임리프	9		time travel	
타임머신	9		time travel	
타임슬립	9		time travel	
타잔	9		tarzan	
타짜	9		gambling	
탄광	9		miner	
탈북	9		north korean	
탈북자	9		north korean	
탈옥	9		prison escape	
탈주	9		fugitive	
탐정	9		detective	
탐험	9	1103	genre:adventure	
탐험가	9		explorer	
탐험대	9		explorer	
탕웨이	9		person:"Tang Wei"	
태국	9	10000	lang:th	
태평양전쟁	9		world war ii	
태풍	9		tornado	
택시	9		taxi driver	
택시기사	9		taxi driver	
탱고	9		tango	
터미네이터	9		terminator	
터키	9	9300	lang:tr	
테니스	9		tennis	
테러	9		terrorist	
테러리스트	9		terrorist	
테러범	9		terrorist	
텍사스	9		texas	
텔레비전	9		television	
텔레비전영화	9	4402	genre:tv-movie	
텔레파시	9		telepathy	
토끼	9		rabbit	
토네이도	9		tornado	
토이스토리	9		toy story	
톰크루즈	9		person:"Tom Cruise"	
톰하디	9		person:"Tom Hardy"	
톰행크스	9		person:"Tom Hanks"	
톰홀랜드	9		person:"Tom Holland"	
톰히들스턴	9		person:"Tom Hiddleston"	
통역	9		translator	
통쾌한	9	802	genre:action	
퇴마	9		exorcism	
투명인간	9		invisibility	
투병	9		illness	
투우	9		bullfighting	
튀니지	9		tunisia	
튀르키예	9	9301	lang:tr	
트랜스젠더	9		transgender	
트랜스포머	9		transformers	
트럭	9		truck	
트뤼포	9		person:"François Truffaut"	
트와일라잇	9		twilight	
특수부대	9		special forces	
티모시샬라메	9		person:"Timothée Chalamet"	
티모테샬라메	9		person:"Timothée Chalamet"	
티비영화	9	4401	genre:tv-movie	
틴에이저	9		teenager	
틸다스윈튼	9		person:"Tilda Swinton"	
팀버튼	9		person:"Tim Burton"	
파라오	9		ancient egypt	
파리	9		paris	
파업	9		strike	
파운드푸티지	9		found footage	
파일럿	9		pilot	
파티	9		party	
판다	9		panda	
판사	9		judge	
판타지	9	2100	genre:fantasy	
판타지물	9	2102	genre:fantasy	
팔레스타인	9	11200	lang:ar palestine	
팔십년대	9		year:1980-1989	
팜므파탈	9		femme fatale	
팜파탈	9		femme fatale	
패딩턴	9		paddington	
패러디	9	4700	genre:comedy parody	
패밀리	9	1703	genre:family	
패션	9		fashion	
패션디자이너	9		fashion designer	
팬더	9		panda	
팬데믹	9		pandemic	
펑크	9		punk	
펑펑우는	9	13807	mood:sad	
페넬로페크루즈	9		person:"Penélope Cruz"	
페데리코펠리니	9		person:"Federico Fellini"	
페드로알모도바르	9		person:"Pedro Almodóvar"	
페루	9	7600	lang:es peru	
페르시아	9	9601	lang:fa	
페미니즘	9		feminism	
페이크다큐	9		found footage	
페이크다큐공포	9		found footage	
펠리니	9		person:"Federico Fellini"	
펭귄	9		penguin	
편지	9		letter	
평이좋은	9		sort:rating	
평점높은	9		sort:rating	
평점순	9		sort:rating	
평행세계	9		parallel world	
평행우주	9		parallel world	
폐가	9		haunted house	
포근한	9	14601	mood:cosy	
포도주	9		wine	
포로	9		prisoner of war	
포르투갈	9	7100	lang:pt	
포스트아포칼립스	9		post-apocalypse	
포커	9		poker	
포켓몬	9		pokemon	
포켓몬스터	9		pokemon	
폭력	9		violence	
폭력적인	9		violence	
폭력조직	9	11906	genre:crime gangster	
폭발	9		bomb	
폭주족	9		motorcycle	
폭탄	9		bomb	
폭풍	9		storm	
폭풍우	9		storm	
폴뉴먼	9		person:"Paul Newman"	
폴란드	9	8800	lang:pl	
폴버호벤	9		person:"Paul Verhoeven"	
폴토마스앤더슨	9		person:"Paul Thomas Anderson"	
표현주의	9	11600	lang:de year:1913-1933	
풋볼	9		american football	
풋사랑	9		first love	
풍자	9	4800	genre:comedy satire	
풍자극	9	4801	genre:comedy satire	
풍자패러디	9	4701	genre:comedy parody	
프라바스	9		person:Prabhas	
프란시스포드코폴라	9		person:"Francis Ford Coppola"	
프랑수아트뤼포	9		person:"François Truffaut"	
프랑스	9	5600	lang:fr	
프랑스어	9	5602	lang:fr	
프랑스영화	9	5603	lang:fr	
프랑스혁명	9		french revolution	
프랑켄슈타인	9		frankenstein	
프레데터	9		predator	
프로레슬링	9		wrestling	
프롬	9		prom	
프리퀄	9		#previous	
플라멩코	9		flamenco	
플로렌스퓨	9		person:"Florence Pugh"	
피겨	9		ice skating	
피겨스케이팅	9		ice skating	
피난	9		refugee	
피라미드	9		ancient egypt	
피아노	9		pianist	
피아니스트	9		pianist	
피어스브로스넌	9		person:"Pierce Brosnan"	
피에로	9		clown	
피터잭슨	9		person:"Peter Jackson"	
피터팬	9		peter pan	
픽사	9		pixar	
핀란드	9	8600	lang:fi	
핀처	9		person:"David Fincher"	
필름	9		-	
필름	9	11704	#movie	
필름누아르	9		film noir	
필름느와르	9		film noir	
필리핀	9	10300	lang:tl	
필모	9		-	
필모그래피	9		-	
하고	9		-	
하녀	9		butler	
하느님	9		god	
하는	9		-	
하라게이이치	9		person:"Keiichi Hara"	
하라세쓰코	9		person:"Setsuko Hara"	
하마구치류스케	9		person:"Ryusuke Hamaguchi"	
하마베미나미	9		person:"Minami Hamabe"	
하비에르바르뎀	9		person:"Javier Bardem"	
하시모토칸나	9		person:"Kanna Hashimoto"	
하야오	9		person:"Hayao Miyazaki"	
하와이	9		hawaii	
하이스트	9		heist	
하이재킹	9		hijacking	
하이틴	9		high school	
하이틴물	9		high school	
하이틴코미디	9	12501	genre:comedy teenager	
하인	9		butler	
하정우	9		person:"Ha Jung-woo"	
하키	9		hockey	
학교	9		school	
학교물	9		school	
학교폭력	9		bullying	
학살	9		genocide	
학원	9		school	
학원물	9		school	
학폭	9		bullying	
한	9		#1	
한국	9	5100	lang:ko	
한국산	9	5106	lang:ko	
한국어	9	5102	lang:ko	
한국영화	9	5105	lang:ko	
한국전쟁	9		korean war	
한석규	9		person:"Han Suk-kyu"	
한여름	9		summer	
한장소	9		one location	
한정된공간	9		one location	
한탕	9		heist	
한효주	9		person:"Han Hyo-joo"	
할	9		-	
할로윈	9		halloween	
할리우드	9	6001	lang:en	
할리우드뒷이야기	9		hollywood	
할리웃	9	6006	lang:en	
할머니	9		grandmother	
할아버지	9		grandfather	
항해	9		sea	
해고	9		unemployment	
해리슨포드	9		person:"Harrison Ford"	
해리포터	9		harry potter	
해변	9		beach	
해석이필요한	9	14504	mood:mind-bending	
해양	9		sea	
해일	9		tsunami	
해저	9		underwater	
해적	9		pirate	
해커	9		hacker	
해킹	9		hacker	
핵	9		nuclear war	
핵무기	9		nuclear bomb	
핵전쟁	9		nuclear war	
핵폭탄	9		nuclear bomb	
핼러윈	9		halloween	
행복해지는	9	13706	mood:feel-good	
향수	9		nostalgia	
허리케인	9		tornado	
헐리우드	9	6002	lang:en	
헐리웃	9	6003	lang:en	
험프리보가트	9		person:"Humphrey Bogart"	
헝가리	9	9000	lang:hu	
헝거게임	9		hunger games	
헤어진	9		breakup	
헬기	9		helicopter	
헬리콥터	9		helicopter	
헬스장	9		gym	
혁명	9		revolution	
현금	9		money	
현대	9		year:2010-	
현대적인	9		year:2010-	
현빈	9		person:"Hyun Bin"	
현상금사냥꾼	9		bounty hunter	
협박	9		blackmail	
형사	9		detective	
형사물	9	3006	genre:crime	
형제	9		brothers	
형제자매	9		siblings	
혜성	9		meteorite	
호랑이	9		tiger	
호러	9	102	genre:horror	
호러물	9	103	genre:horror	
호러코미디	9	12300	genre:comedy,horror	
호빗	9		the hobbit	
호소다마모루	9		person:"Mamoru Hosoda"	
호수	9		lake	
호아킨피닉스	9		person:"Joaquin Phoenix"	
호주	9	6400	lang:en australia	
호텔	9		hotel	
혹성탈출	9		planet of the apes	
혼다이시로	9		person:"Ishirō Honda"	
혼령	9		ghost	
혼수상태	9		coma	
홀로코스트	9		holocaust	
홈리스	9		homeless	
홍상수	9		person:"Hong Sang-soo"	
홍수	9		flood	
홍콩	9	5400	lang:cn,zh	
홍콩영화	9	5402	lang:cn,zh	
화가	9		painter	
화산	9		volcano	
화성	9		mars	
화재	9		fire	
화제의	9		sort:popularity	
환경	9		environment	
환경문제	9		environment	
환경오염	9		environment	
환상	9	2103	genre:fantasy	
환생	9		reincarnation	
환자	9		illness	
환타지	9	2101	genre:fantasy	
활	9		archery	
황금	9		gold	
황금곰상	9		award:golden-bear	
황금사자상	9		award:golden-lion	
황금종려상	9		award:palme-d'or	
황소	9		cow	
황정민	9		person:"Hwang Jung-min"	
황제	9		emperor	
회사	9		office	
회사원	9		office	
회오리	9		tornado	
후기	9		#late	
후반	9		#late	
후속작	9		#next	
후지와라타츠야	9		person:"Tatsuya Fujiwara"	
후카사쿠긴지	9		person:"Kinji Fukasaku"	
후쿠야마마사하루	9		person:"Masaharu Fukuyama"	
훈훈한	9	14204	mood:heartwarming	
휠체어	9		disability	
휴가	9		vacation	
휴그랜트	9		person:"Hugh Grant"	
휴먼드라마	9	3202	genre:drama	
휴양지	9		vacation	
휴잭맨	9		person:"Hugh Jackman"	
흉가	9		haunted house	
흑백	9		black and white	
흑백시대	9		year:-1979	
흑백영화	9		black and white	
흑인인권	9		racism	
흡혈귀	9		vampire	
흥행	9		sort:popularity	
흥행작	9		sort:popularity	
희극	9	302	genre:comedy	
희망을주는	9	14702	mood:inspiring	
히구치신지	9		person:"Shinji Higuchi"	
히로세스즈	9		person:"Suzu Hirose"	
히말라야	9		himalayas	
히스레저	9		person:"Heath Ledger"	
히어로	9		superhero	
히어로물	9		superhero	
히치콕	9		person:"Alfred Hitchcock"	
히트맨	9		hit man	
히틀러	9		nazi	
히피	9		hippie	
힌디어	9	6902	lang:hi	
힐링	9	13702	mood:feel-good	
힐링되는	9	13703	mood:feel-good	
힙합	9		hip hop	

"""
}
