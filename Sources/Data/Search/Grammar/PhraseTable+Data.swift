// swift-format-ignore-file

extension PhraseTable {
    /// `Scripts/phrase-table` generates these lines; do not edit them.
    static let data: StaticString = """
007	4		james bond	
007	5		james bond	
1	0		#1	
1 re guerre mondiale	2		world war i	1re guerre mondiale
1 st world war	0		world war i	1st world war
1 weltkrieg	1		world war i	1. weltkrieg
1 weltkrieg	1		world war i	
1 차대전	4		world war i	1차대전
1 차세계대전	4		world war i	1차세계대전
10 best	0		sort:rating	
10 代	5		teenager	10代
10 대	4		teenager	10대
1080 p	0		-	1080p
14 18	2		world war i	14-18
18 th century	0		18th century	18th century
19 th century	0		19th century	19th century
19 금	4		erotic	19금
2 e guerre mondiale	2		world war ii	2e guerre mondiale
2 nd world war	0		world war ii	2nd world war
2 weltkrieg	1		world war ii	2. weltkrieg
2 weltkrieg	1		world war ii	
2 차대전	4		world war ii	2차대전
2 차세계대전	4		world war ii	2차세계대전
20 e siecle	2		year:1900-1999	20e siècle
20 jahrhundert	1		year:1900-1999	20. jahrhundert
20 th century	0		year:1900-1999	20th century
20 th century fox	0		20th century fox	20th century fox
20 世紀	5		year:1900-1999	20世紀
20 세기	4		year:1900-1999	20세기
21 st century	0		year:2000-	21st century
39 45	2		world war ii	39-45
4 k	0		-	4k
6 . 25	4		korean war	6.25
6 25	4		korean war	6·25
720 p	0		-	720p
a	0		#1	
a	0		-	
a	2		#and	à
a	2		-	à
a	3		#and	
a	3		-	
a finales de	3		#late	
a l' eau de rose	2	603	genre:romance	à l'eau de rose
a la fin des annees	2		#late	à la fin des années
a mediados de	3		#mid	
a partir de	2		#since	à partir de
a partir de	3		#since	
a peu pres	2		#around	à peu près
a pleurer	2	17206	mood:sad	à pleurer
a principios de	3		#early	
a propos de	2		-	à propos de
a succes	2		sort:popularity	à succès
a suspense	2	17602	mood:tense	à suspense
a voir en famille	2	2503	genre:family	à voir en famille
a.i	0		artificial intelligence	
a24	1		a24	
a24	1		#english	
a24	2		a24	
a24	2		#english	
a24	3		a24	
a24	3		#english	
ab	1		#since	
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
accouchement	2		pregnancy	
acerca de	3		-	
achtziger	1		year:1980-1989	
achtziger jahre	1		year:1980-1989	
achtziger jahren	1		year:1980-1989	
achtzigern	1		year:1980-1989	
acogedor	3	19600	mood:cosy	
acogedora	3	19601	mood:cosy	
acogedoras	3	19602	mood:cosy	
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
adolescentes	2		teenager	
adolescentes	3		teenager	
adolescents	2		teenager	
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
adrenaline	0	7902	mood:thrilling	
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
africain	2		africa	
africaine	2		africa	
africaines	2		africa	
africains	2		africa	
african american	0		african american	
african americans	0		african american	
africana	3		africa	
africanas	3		africa	
africano	3		africa	
africanos	3		africa	
afrika	1		africa	
afrika	1		#english	
afrikaans	0	25500	lang:af	
afrikanisch	1		africa	
afrikanische	1		africa	
afrikanischen	1		africa	
afrique	2		africa	
afrique du sud	2		south africa	
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
agriculteur	2		farm	
agriculteurs	2		farm	
agypten	1		egypt	ägypten
agyptisch	1	12100	lang:ar egypt	ägyptisch
agyptische	1	12101	lang:ar egypt	ägyptische
agyptischen	1	12102	lang:ar egypt	ägyptischen
ai	0		artificial intelligence	
aids	1		aids	
aids	1		#english	
ajedrecista	3		chess	
ajedrez	3		chess	
aktien	1		stock market	
aktuell	1		sort:year	
aktuelle	1		sort:year	
aktuellen	1		sort:year	
al	3		#and	
al	3		-	
al menos	3		#over	
alaska	1		alaska	
alaska	1		#english	
alaska	2		alaska	
alaska	2		#english	
alaska	3		alaska	
alaska	3		#english	
albanian	0	23200	lang:sq	
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
aldea	3		small town	
aldeas	3		small town	
alegre	3	18203	mood:feel-good	
alegres	3	18204	mood:feel-good	
aleman	3	8100	lang:de	alemán
alemana	3	8101	lang:de	
alemanas	3	8102	lang:de	
alemanes	3	8103	lang:de	
alemania	3	8104	lang:de	
alemania	3		#english	
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
alien	1		alien	
alien	1		#english	
alien	2		alien	
alien	2		#english	
alien	3		alien	
alien	3		#english	
alien invasion	1		alien invasion	alien-invasion
alienigena	3		alien	alienígena
alienigenas	3		alien	alienígenas
alieninvasion	1		alien invasion	
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
all	0		-	
all time	0		sort:rating	
allanamiento	3		home invasion	
alleinerziehend	1		single mother	
alleinerziehende	1		single mother	
alleinerziehende mutter	1		single mother	
allemagne	2	7204	lang:de	
allemand	2	7200	lang:de	
allemande	2	7202	lang:de	
allemandes	2	7203	lang:de	
allemands	2	7201	lang:de	
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
alteste	1		sort:-year	älteste
altesten	1		sort:-year	ältesten
altester	1		sort:-year	ältester
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
ambientada en	3		-	
ambientadas	3		-	
ambientadas en	3		-	
ambientado	3		-	
ambientado en	3		-	
ambientados	3		-	
ambientados en	3		-	
ameise	1		ant	
ameisen	1		ant	
america latina	3	13702	lang:es,pt	américa latina
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
americanas	3	8503	lang:en	
americano	3	8500	lang:en	
americanos	3	8502	lang:en	
amerika	1	7804	lang:en	
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
amor imposible	3		forbidden love	
amor no correspondido	3		unrequited love	
amor prohibido	3		forbidden love	
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
anglais	2	7902	lang:en england	
anglaise	2	7903	lang:en england	
anglaises	2	7904	lang:en england	
angleterre	2	8001	lang:en england	
anglophone	2	7704	lang:en	
anglophones	2	7800	lang:en	
angoissant	2	17504	mood:tense	
angoissante	2	17600	mood:tense	
angoissantes	2	17601	mood:tense	
angoissants	2	17505	mood:tense	
angst	0		#english	
angsteinflossend	1	16600	mood:scary	angsteinflößend
angsteinflossende	1	16601	mood:scary	angsteinflößende
angsteinflossenden	1	16602	mood:scary	angsteinflößenden
angsteinflossender	1	16603	mood:scary	angsteinflößender
angsteinflossendes	1	16700	mood:scary	angsteinflößendes
animacion	3	1700	genre:animation	animación
animacion de robots	3	16700	genre:animation robot	animación de robots
animacion infantil	3	2300	genre:animation,family	animación infantil
animacion japonesa	3	2002	genre:animation lang:ja	animación japonesa
animada	3	1704	genre:animation	
animadas	3	1706	genre:animation	
animado	3	1703	genre:animation	
animadora	3		cheerleader	
animadoras	3		cheerleader	
animados	3	1705	genre:animation	
animal	0		#english	
animal	2		talking animal	
animal	2		#english	
animal	3		talking animal	
animal	3		#english	
animales	3		talking animal	
animales fantasticos	3		fantastic beasts	animales fantásticos
animales que hablan	3		talking animal	
animated	0	1102	genre:animation	
animated oscar winners	0		award:oscar-animated-film	
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
animaux	2		talking animal	
animaux fantastiques	2		fantastic beasts	
animaux qui parlent	2		talking animal	
anime	0	6100	genre:animation lang:ja	
anime	1	2100	genre:animation lang:ja	
anime	3	2000	genre:animation lang:ja	
animee	2	1701	genre:animation	animée
animees	2	1702	genre:animation	animées
animes	0	6101	genre:animation lang:ja	
animes	1	2101	genre:animation lang:ja	
animes	3	2001	genre:animation lang:ja	
animes japonais	2	1801	genre:animation lang:ja	animés japonais
animiert	1	1902	genre:animation	
animierte	1	1903	genre:animation	
animierten	1	1904	genre:animation	
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
anniversaire	2		birthday	
anniversaires	2		birthday	
ano	3		-	año
ano nuevo	3		new year's eve	año nuevo
anos	3		#decade	años
anos cincuenta	3		year:1950-1959	años cincuenta
anos cuarenta	3		year:1940-1949	años cuarenta
anos dos mil	3		year:2000-2009	años dos mil
anos noventa	3		year:1990-1999	años noventa
anos ochenta	3		year:1980-1989	años ochenta
anos sesenta	3		year:1960-1969	años sesenta
anos setenta	3		year:1970-1979	años setenta
anos treinta	3		year:1930-1939	años treinta
anos veinte	3		year:1920-1929	años veinte
antarctique	2		arctic	
antarktis	1		arctic	
antartida	3		arctic	antártida
anterieur a	2		#before	antérieur à
anterieure a	2		#before	antérieure à
anterieures a	2		#before	antérieures à
anterieurs a	2		#before	antérieurs à
anterior a	3		#before	
anteriores a	3		#before	
antes de	3		#before	
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
anticipation	2	2901	genre:science-fiction	
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
apache	3		native american	
apache	3		#english	
apaches	3		native american	
apaches	3		#english	
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
apocalipsis	3		apocalypse	
apocaliptica	3		apocalypse	apocalíptica
apocalipticas	3		apocalypse	apocalípticas
apocaliptico	3		apocalypse	apocalíptico
apocalipticos	3		apocalypse	apocalípticos
apocalypse	2		apocalypse	
apocalypse	2		#english	
apocalyptique	2		apocalypse	
apocalyptiques	2		apocalypse	
apokalypse	1		apocalypse	
apokalyptisch	1		apocalypse	
apokalyptische	1		apocalypse	
appartement	2		apartment	
appartements	2		apartment	
approx	0		#around	
approximately	0		#around	
apres	2		#after	après
aproximadamente	3		#around	
apuesta	3		gambling	
apuestas	3		gambling	
arab	0	15900	lang:ar	
arabe	2	11800	lang:ar	
arabe	3	12800	lang:ar	árabe
arabes	2	11801	lang:ar	
arabes	3	12801	lang:ar	árabes
arabic	0	20900	lang:ar	
arabisch	1	12000	lang:ar	
arabische	1	12001	lang:ar	
arabischen	1	12002	lang:ar	
araignee	2		spider	araignée
araignees	2		spider	araignées
arana	3		spider	araña
arana	3		#english	
aranas	3		spider	arañas
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
argentinas	3	10103	lang:es argentina	
argentine	0	14001	lang:es argentina	
argentine	2	9102	lang:es argentina	
argentine	2		#english	
argentinean	0	14002	lang:es argentina	
argentines	2	9103	lang:es argentina	
argentinian	0	14000	lang:es argentina	
argentinien	1	9204	lang:es argentina	
argentinisch	1	9200	lang:es argentina	
argentinische	1	9201	lang:es argentina	
argentinischen	1	9202	lang:es argentina	
argentinischer	1	9203	lang:es argentina	
argentino	3	10100	lang:es argentina	
argentinos	3	10102	lang:es argentina	
argentins	2	9101	lang:es argentina	
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
art	0		#english	
art house	0		-	
art martial	2		martial arts	
arte	3		artist	
arte	3		#english	
artes marciales	3		martial arts	
arthouse	0		-	
arthouse	1		-	
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
as of	0		#since	
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
asian	0	16300	lang:ko,ja,zh,cn,th,vi,id,tl	
asiatica	3	14201	lang:ko,ja,zh,cn,th,vi,id,tl	asiática
asiaticas	3	14203	lang:ko,ja,zh,cn,th,vi,id,tl	asiáticas
asiatico	3	14200	lang:ko,ja,zh,cn,th,vi,id,tl	asiático
asiaticos	3	14202	lang:ko,ja,zh,cn,th,vi,id,tl	asiáticos
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
assassinat	2		murder	
assassinat politique	2		assassination	
assassinats	2		murder	
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
at	0		-	
at least	0		#over	
at least	0		#more	
at most	0		#under	
at most	0		#less	
ataque a los titanes	3		attack on titan	
atentado	3		assassination	
atentados	3		assassination	
aterrador	3	17804	mood:scary	
aterradora	3	17805	mood:scary	
aterradores	3	17900	mood:scary	
atletismo	3		running	
atombombe	1		nuclear bomb	
atombomben	1		nuclear bomb	
atomkrieg	1		nuclear war	
atomunfall	1		radiation	
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
attaque des titans	2		attack on titan	
attendrissant	2	18002	mood:heartwarming	
attendrissante	2	18004	mood:heartwarming	
attendrissantes	2	18100	mood:heartwarming	
attendrissants	2	18003	mood:heartwarming	
attentat	1		assassination	
attentat	2		assassination	
attentate	1		assassination	
attentater	1		assassination	attentäter
attentats	2		assassination	
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
australian	0	9500	lang:en australia	
australiana	3	9201	lang:en australia	
australianas	3	9203	lang:en australia	
australiano	3	9200	lang:en australia	
australianos	3	9202	lang:en australia	
australie	2	8304	lang:en australia	
australien	1	8304	lang:en australia	
australien	2	8300	lang:en australia	
australienne	2	8302	lang:en australia	
australiennes	2	8303	lang:en australia	
australiens	2	8301	lang:en australia	
australisch	1	8300	lang:en australia	
australische	1	8301	lang:en australia	
australischen	1	8302	lang:en australia	
australischer	1	8303	lang:en australia	
austria	3	10904	lang:de austria	
austria	3		#english	
austriaca	3	10901	lang:de austria	austríaca
austriacas	3	10903	lang:de austria	austríacas
austriaco	3	10900	lang:de austria	austríaco
austriacos	3	10902	lang:de austria	austríacos
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
aventuras	3	1501	genre:adventure	
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
award nominated	0		award:oscar-nominee	
award winner	0		award:oscar	
award winners	0		award:oscar	
award winning	0		award:oscar	
awesome	0		-	
azerbaijani	0	23800	lang:az	
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
band	1		band	
band	1		#english	
banda de musica	3		band	banda de música
banda de rock	3		band	
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
baren	1		bear	bären
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
base ball	2		baseball	base-ball
base sur une histoire vraie	2		true story	basé sur une histoire vraie
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
beisbol	3		baseball	béisbol
bekannt	1		sort:popularity	
bekannte	1		sort:popularity	
bekannten	1		sort:popularity	
bekannteste	1		sort:popularity	
bekanntesten	1		sort:popularity	
belga	3	11100	lang:fr,nl belgium	
belgas	3	11101	lang:fr,nl belgium	
belge	2	10000	lang:fr,nl belgium	
belges	2	10001	lang:fr,nl belgium	
belgian	0	15100	lang:fr,nl belgium	
belgica	3	11102	lang:fr,nl belgium	bélgica
belgien	1	10204	lang:fr,nl belgium	
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
belle	2		-	
belle mere	2		mother-in-law	belle-mère
belle meres	2		mother-in-law	belle-mères
belles	2		-	
below	0		#under	
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
bewegend	1	18005	mood:heartwarming	
bewegende	1	18100	mood:heartwarming	
bewegenden	1	18101	mood:heartwarming	
bewegender	1	18102	mood:heartwarming	
bewegendes	1	18103	mood:heartwarming	
bhutanese	0	24501	lang:dz	
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
biografia	3		biography	biografía
biografias	3		biography	biografías
biografica	3		biography	biográfica
biograficas	3		biography	biográficas
biografico	3		biography	biográfico
biograficos	3		biography	biográficos
biografie	1		biography	
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
biopics	0		biography	
biopics	1		biography	
biopics	2		biography	
biopics	3		biography	
bis	1		#until	
bis	1		#and	
bis zu	1		#under	
black and white	0		black and white	
black comedies	0	2501	genre:comedy,crime	
black comedy	0	2500	genre:comedy,crime	
black humor	0	2508	genre:comedy,crime	
black humour	0	2509	genre:comedy,crime	
blancanieves	3		snow white	
blanche neige	2		snow white	blanche-neige
blanco y negro	3		black and white	
bleak	0	8200	mood:bleak	
blinden	1		blind	
blinder	1		blind	
blockbuster	0		sort:popularity	
blockbusters	0		sort:popularity	
blu ray	0		-	
bluray	0		-	
blutig	1		gore	
blutige	1		gore	
blutigen	1		gore	
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
bollywoodfilm	1	8901	lang:hi	
bollywoodfilme	1	8902	lang:hi	
bollywoodien	2	8801	lang:hi	
bollywoodienne	2	8803	lang:hi	
bollywoodiennes	2	8804	lang:hi	
bollywoodiens	2	8802	lang:hi	
bolsa	3		stock market	
bolsa de valores	3		stock market	
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
bonita	3		-	
bonitas	3		-	
bonito	3		-	
bonitos	3		-	
bonne	2		-	
bonne humeur	2	16903	mood:feel-good	
bonne soeur	2		nun	bonne sœur
bonnes	2		-	
bonnes soeurs	2		nun	bonnes sœurs
bons	2		-	
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
bouleversant	2	17300	mood:sad	
bouleversante	2	17302	mood:sad	
bouleversantes	2	17303	mood:sad	
bouleversants	2	17301	mood:sad	
bourse	2		stock market	
box office hits	0		sort:popularity	
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
brain teaser	0	8503	mood:mind-bending	
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
brasilena	3	9801	lang:pt brazil	brasileña
brasilenas	3	9803	lang:pt brazil	brasileñas
brasileno	3	9800	lang:pt brazil	brasileño
brasilenos	3	9802	lang:pt brazil	brasileños
brasilera	3	9806	lang:pt brazil	
brasileras	3	9901	lang:pt brazil	
brasilero	3	9805	lang:pt brazil	
brasileros	3	9900	lang:pt brazil	
brasilianisch	1	9000	lang:pt brazil	
brasilianische	1	9001	lang:pt brazil	
brasilianischen	1	9002	lang:pt brazil	
brasilianischer	1	9003	lang:pt brazil	
brasilien	1	9004	lang:pt brazil	
braut	1		bride	
braute	1		bride	bräute
brazilian	0	13700	lang:pt brazil	
brebis	2		sheep	
bref	2		runtime:-80	
brefs	2		runtime:-80	
bresil	2	8904	lang:pt brazil	brésil
bresilien	2	8900	lang:pt brazil	brésilien
bresilienne	2	8902	lang:pt brazil	brésilienne
bresiliennes	2	8903	lang:pt brazil	brésiliennes
bresiliens	2	8901	lang:pt brazil	brésiliens
breve	3		runtime:-80	
breves	3		runtime:-80	
briefe	1		letter	
brit	0	9108	lang:en england	
britanica	3	8801	lang:en england	británica
britanicas	3	8803	lang:en england	británicas
britanico	3	8800	lang:en england	británico
britanicos	3	8802	lang:en england	británicos
britannique	2	7900	lang:en england	
britanniques	2	7901	lang:en england	
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
buen rollo	3	18205	mood:feel-good	
buena	3		-	
buenas	3		-	
bueno	3		-	
buenos	3		-	
buho	3		owl	búho
buhos	3		owl	búhos
bulgarian	0	20400	lang:bg	
bullen	1		police	
bullying	3		bullying	
bullying	3		#english	
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
by	0		-	
by director	0		-	
by the director	0		-	
caballero	3		knight	
caballero	3		#english	
caballeros	3		knight	
caballo	3		horse	
caballos	3		horse	
caceria	3		hunter	cacería
cachorro	3		dog	
cachorros	3		dog	
cafe	1		coffee	café
cafe	1		#english	
cafe	2		coffee	café
cafe	2		#english	
cafe	3		coffee	café
cafe	3		#english	
cafeteria	3		coffee	cafetería
caiman	3		crocodile	caimán
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
canadian	0	9000	lang:en,fr canada	
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
casse du siecle	2		heist	casse du siècle
casse tete	2	18702	mood:mind-bending	casse-tête
castellano	3	8205	lang:es	
castellano	3		#english	
castilian	0	18601	lang:es	
castillos	3		castle	
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
ce	2		-	
cecite	2		blind	cécité
ceguera	3		blind	
celebre	2		sort:popularity	célèbre
celebres	2		sort:popularity	célèbres
cementerio	3		cemetery	
cementerios	3		cemetery	
cendrillon	2		cinderella	
cenicienta	3		cinderella	
cent	2		#100	
cent vingt	2		#120	
cerca de	3		#around	
cerda	3		pig	
cerdas	3		pig	
cerdo	3		pig	
cerdos	3		pig	
cerf	2		deer	
cerfs	2		deer	
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
checa	3	11901	lang:cs	
checa	3		#english	
checas	3	11903	lang:cs	
checo	3	11900	lang:cs	
checos	3	11902	lang:cs	
cheer me up	0	7401	mood:feel-good	
cheer up	0	7403	mood:feel-good	
cheerful	0	7400	mood:feel-good	
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
chilenas	3	10403	lang:es chile	
chilenisch	1	9400	lang:es chile	
chilenische	1	9401	lang:es chile	
chilenischen	1	9402	lang:es chile	
chileno	3	10400	lang:es chile	
chilenos	3	10402	lang:es chile	
chili	2	9304	lang:es chile	
chili	2		#english	
chilien	2	9300	lang:es chile	
chilienne	2	9302	lang:es chile	
chiliennes	2	9303	lang:es chile	
chiliens	2	9301	lang:es chile	
chilling	0	7006	mood:scary	
china	1	6705	lang:zh	
china	1		#english	
china	3	7701	lang:zh	
china	3		#english	
chinas	3	7703	lang:zh	
chine	2	6703	lang:zh	
chinese	0	18900	lang:zh	
chinese language	0	10604	lang:zh	
chinese restaurant	0		chinese restaurant	
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
chiot	2		dog	
chiots	2		dog	
chirurg	1		surgeon	
chirurgen	1		surgeon	
chirurgie	2		surgeon	
chirurgien	2		surgeon	
chirurgienne	2		surgeon	
chirurgiennes	2		surgeon	
chirurgiens	2		surgeon	
chistosa	3	18102	mood:funny	
chistosas	3	18104	mood:funny	
chistoso	3	18101	mood:funny	
chistosos	3	18103	mood:funny	
chocolat	2		chocolate	
chocolat	2		#english	
chocolate	3		chocolate	
chocolate	3		#english	
chomage	2		unemployment	chômage
chomeur	2		unemployment	chômeur
chomeurs	2		unemployment	chômeurs
choquant	2	18503	mood:disturbing	
choquante	2	18505	mood:disturbing	
choquantes	2	18600	mood:disturbing	
choquants	2	18504	mood:disturbing	
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
ciervo	3		deer	
ciervos	3		deer	
cimetiere	2		cemetery	cimetière
cimetieres	2		cemetery	cimetières
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
cinema	0	18106	#movie	
cinema	0		-	
cinema	2		-	cinéma
cinema	2	14303	#movie	cinéma
cinema muet	2		year:-1929	cinéma muet
cinematic universe	0		#ending	
cinta	3		-	
cinta	3	15505	#movie	
cintas	3		-	
cintas	3	15506	#movie	
circa	0		#around	
circa	1		#around	
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
classical hollywood	0	17603	lang:en year:1930-1960	
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
cocooning	2	18900	mood:cosy	
coiffeur	2		hairdresser	
coiffeurs	2		hairdresser	
coiffeuse	2		hairdresser	
coiffeuses	2		hairdresser	
cold war	0		cold war	
colegio	3		school	
colegios	3		school	
collection	0		#ending	
college	1		college	
college	1		#english	
colombia	3	10504	lang:es colombia	
colombia	3		#english	
colombian	0	14200	lang:es colombia	
colombiana	3	10501	lang:es colombia	
colombianas	3	10503	lang:es colombia	
colombiano	3	10500	lang:es colombia	
colombianos	3	10502	lang:es colombia	
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
coma	2		coma	
coma	2		#english	
coma	3		coma	
coma	3		#english	
comando	3		special forces	
comandos	3		special forces	
combat a l' epee	2		sword fight	combat à l'épée
combats a l' epee	2		sword fight	combats à l'épée
comedia	3	400	genre:comedy	
comedia adolescente	3	16500	genre:comedy teenager	
comedia criminal	3	4502	genre:comedy,crime	
comedia criminales	3	4600	genre:comedy,crime	
comedia de accion	3	1300	genre:action,comedy	comedia de acción
comedia de amor	3	902	genre:romance,comedy	
comedia de ciencia ficcion	3	16900	genre:science-fiction,comedy	comedia de ciencia ficción
comedia de miedo	3	16202	genre:comedy,horror	
comedia de terror	3	16200	genre:comedy,horror	
comedia dramatica	3	5200	genre:drama,comedy	comedia dramática
comedia familiar	3	2700	genre:family,comedy	
comedia familiares	3	2701	genre:family,comedy	
comedia fisica	3	7201	genre:comedy slapstick	comedia física
comedia juvenil	3	16502	genre:comedy teenager	
comedia juveniles	3	16600	genre:comedy teenager	
comedia negra	3	4700	genre:comedy,crime	
comedia policiaca	3	4500	genre:comedy,crime	
comedia romantica	3	900	genre:romance,comedy	comedia romántica
comediante	3		comedian	
comediantes	3		comedian	
comedias	3	401	genre:comedy	
comedias adolescentes	3	16501	genre:comedy teenager	
comedias criminal	3	4601	genre:comedy,crime	
comedias criminales	3	4602	genre:comedy,crime	
comedias de accion	3	1301	genre:action,comedy	comedias de acción
comedias de amor	3	1000	genre:romance,comedy	
comedias de ciencia ficcion	3	16901	genre:science-fiction,comedy	comedias de ciencia ficción
comedias de miedo	3	16300	genre:comedy,horror	
comedias de terror	3	16201	genre:comedy,horror	
comedias dramaticas	3	5201	genre:drama,comedy	comedias dramáticas
comedias familiar	3	2702	genre:family,comedy	
comedias familiares	3	2800	genre:family,comedy	
comedias juvenil	3	16601	genre:comedy teenager	
comedias juveniles	3	16602	genre:comedy teenager	
comedias negras	3	4701	genre:comedy,crime	
comedias policiacas	3	4501	genre:comedy,crime	
comedias romanticas	3	901	genre:romance,comedy	comedias románticas
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
comfort	0	8603	mood:cosy	
comfort	0		#modifier	
comforting	0	8602	mood:cosy	
comfy	0	8605	mood:cosy	
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
comical	0	304	genre:comedy	
comicas	3	405	genre:comedy	cómicas
comicfilm	1		based on comic	
comicfilme	1		based on comic	
comico	3	402	genre:comedy	cómico
comico de stand up	3		comedian	cómico de stand-up
comicos	3	404	genre:comedy	cómicos
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
commercial	2		salesman	
commercial	2		#english	
communisme	2		communism	
communiste	2		communism	
communistes	2		communism	
como entrenar a tu dragon	3		how to train your dragon	cómo entrenar a tu dragón
como maximo	3		#under	como máximo
como maximo	3		#less	como máximo
como minimo	3		#over	como mínimo
completa	3		-	
completas	3		-	
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
conmovedor	3	18900	mood:heartwarming	
conmovedora	3	18901	mood:heartwarming	
conmovedoras	3	4900	genre:drama	
conmovedores	3	18902	mood:heartwarming	
connu	2		sort:popularity	
connue	2		sort:popularity	
connues	2		sort:popularity	
connus	2		sort:popularity	
conocida	3		sort:popularity	
conocidas	3		sort:popularity	
conocido	3		sort:popularity	
conocidos	3		sort:popularity	
conspiracion	3		conspiracy	conspiración
conspiraciones	3		conspiracy	
conspiracy thriller	0	5703	genre:thriller politics	
conspiracy thrillers	0	5704	genre:thriller politics	
conspiration	2		conspiracy	
conspirations	2		conspiracy	
conte	2		fairy tale	
conte de fees	2		fairy tale	conte de fées
contemplatif	2	19200	mood:slow	
contemplatifs	2	19201	mood:slow	
contemplativa	3	19902	mood:slow	
contemplativas	3	19903	mood:slow	
contemplative	0	8805	mood:slow	
contemplative	2	19202	mood:slow	
contemplatives	2	19203	mood:slow	
contemplativo	3	19904	mood:slow	
contemporain	2		year:2010-	
contemporaine	2		year:2010-	
contemporaines	2		year:2010-	
contemporains	2		year:2010-	
contemporanea	3		year:2010-	contemporánea
contemporaneas	3		year:2010-	contemporáneas
contemporaneo	3		year:2010-	contemporáneo
contemporaneos	3		year:2010-	contemporáneos
contemporary	0		year:2010-	
contemporary	0		#modifier	
contes	2		fairy tale	
contes de fees	2		fairy tale	contes de fées
convento	3		nun	
conventos	3		nun	
cool	0		-	
copains	2		friendship	
copines	2		friendship	
corea	3	7404	lang:ko	
corea del norte	3		north korea	
corea del sur	3	7405	lang:ko	
coreana	3	7401	lang:ko	
coreanas	3	7403	lang:ko	
coreano	3	7400	lang:ko	
coreanos	3	7402	lang:ko	
coree	2	6404	lang:ko	corée
coree du nord	2		north korea	corée du nord
coree du sud	2	6405	lang:ko	corée du sud
coreen	2	6400	lang:ko	coréen
coreenne	2	6402	lang:ko	coréenne
coreennes	2	6403	lang:ko	coréennes
coreens	2	6401	lang:ko	coréens
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
corto	3		runtime:-80	
cortometraje	3		runtime:-80	
cortometrajes	3		runtime:-80	
cortos	3		runtime:-80	
cosa nostra	0	4703	genre:crime mafia	
cosmic horror	0		cosmic horror	
cosmonaute	2		astronaut	
cosmonautes	2		astronaut	
costume	0	1806	genre:history	
costume	0		#modifier	
costume drama	0	3804	genre:drama,history	
costume dramas	0	3805	genre:drama,history	
cosy	0	8600	mood:cosy	
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
cozy	0	8601	mood:cosy	
crash aerien	2		plane crash	crash aérien
crash d' avion	2		plane crash	crash d'avion
createur de mode	2		fashion designer	créateur de mode
creature feature	0		monster	
creature features	0		monster	
crecer	3		coming of age	
creepy	0	7004	mood:scary	
criada	3		butler	
criadas	3		butler	
criado	3		butler	
criados	3		butler	
crime	0	1500	genre:crime	
crime	2	3905	genre:crime	
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
criminal	0	1502	genre:crime	
criminal	0		#modifier	
criminal	3	4302	genre:crime	
criminales	3	4303	genre:crime	
criminel	2	4001	genre:crime	
criminelle	2	4003	genre:crime	
criminelles	2	4004	genre:crime	
criminels	2	4002	genre:crime	
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
croque mort	2		undertaker	croque-mort
croque morts	2		undertaker	croque-morts
crucero	3		cruise ship	
cruceros	3		cruise ship	
cuarentas	3		year:1940-1949	
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
cubanas	3	10703	lang:es cuba	
cubano	3	10700	lang:es cuba	
cubanos	3	10702	lang:es cuba	
cuento	3		fairy tale	
cuento de hadas	3		fairy tale	
cuentos	3		fairy tale	
cuentos de hadas	3		fairy tale	
cuernos	3		infidelity	
cueva	3		cave	
cuevas	3		cave	
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
cura	3		priest	
curas	3		priest	
cures	2		priest	curés
cures	2		#english	
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
czech	0	20000	lang:cs	
czech new wave	0	16800	lang:cs year:1962-1970	
czechoslovak	0	12401	lang:cs	
czechoslovak new wave	0	16801	lang:cs year:1962-1970	
czechoslovakian	0	12402	lang:cs	
d	2		-	
d' apres un roman	2		based on novel	d'après un roman
d' apres une histoire vraie	2		true story	d'après une histoire vraie
d' auteur	2		-	d'auteur
d' autrefois	2		year:-1979	d'autrefois
d' ete	2		summer	d'été
d' hiver	2		winter	d'hiver
damonen	1		demon	dämonen
damonisch	1		demon	dämonisch
damonische	1		demon	dämonische
danemark	1	10604	lang:da	dänemark
danemark	2	10403	lang:da	
danes	3	11400	lang:da	danés
danes	3		#english	
danesa	3	11401	lang:da	
danesas	3	11402	lang:da	
daneses	3	11403	lang:da	
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
dark and depressing	0	8204	mood:bleak	
dark comedies	0	2503	genre:comedy,crime	
dark comedy	0	2502	genre:comedy,crime	
dark humor	0	2506	genre:comedy,crime	
dark humour	0	2507	genre:comedy,crime	
dark knight	0		dark knight	
darum	1		-	
das	1		-	
date movie	0		-	
date movies	0		-	
date night	0	900	genre:romance	
dating	1		dating	
dating	1		#english	
dauphin	2		dolphin	
dauphin	2		#english	
dauphins	2		dolphin	
dawn french	0		dawn french	
dc コミックス	5		dc	DCコミックス
de	2		#between	
de	2		-	
de	3		#between	
de	3		-	
de amor	3	700	genre:romance	
de autor	3		-	
de bonne humeur	2	17000	mood:feel-good	
de epoca	3	5605	genre:history	de época
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
de mas de	3		#over	de más de
de menos de	3		#under	
de miedo	3	103	genre:horror	
de moda	3		sort:popularity	
de moins de	2		#under	
de noel	2		christmas	de noël
de plus de	2		#over	
de risa	3	18105	mood:funny	
de superacion	3	19801	mood:inspiring	de superación
de suspense	3	3405	genre:thriller	
de suspenso	3	3406	genre:thriller	
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
decada de los	3		#decade	década de los
decadas	3		#decade	décadas
decade	0		#decade	
decennie	2		#decade	décennie
decennies	2		#decade	décennies
decent	0		-	
dechirant	2	17304	mood:sad	déchirant
dechirante	2	17401	mood:sad	déchirante
dechirantes	2	17402	mood:sad	déchirantes
dechirants	2	17400	mood:sad	déchirants
dedoublement de personnalite	2		split personality	dédoublement de personnalité
degen	1		sword fight	
del	3		-	
del oeste	3	6202	genre:western	
delfin	1		dolphin	
delfin	3		dolphin	delfín
delfine	1		dolphin	
delfines	3		dolphin	
delito	3	4403	genre:crime	
delitos	3	4404	genre:crime	
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
dent	0		#english	
denunciante	3		whistleblower	
departamento	3		apartment	
departamentos	3		apartment	
dependance	2		drug addiction	dépendance
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
depressing	0	8201	mood:bleak	
depression	1		depression	
depression	1		#english	
depression	2		depression	dépression
depression	2		#english	
depressionen	1		depression	
depressiv	1		depression	
depressive	1		depression	
deprimant	2		depression	déprimant
deprimant	2	18200	mood:bleak	déprimant
deprimante	2		depression	déprimante
deprimante	2	18202	mood:bleak	déprimante
deprimantes	2		depression	déprimantes
deprimantes	2	18203	mood:bleak	déprimantes
deprimants	2		depression	déprimants
deprimants	2	18201	mood:bleak	déprimants
deprime	2		depression	déprime
deprimente	3		depression	
deprimente	3	19100	mood:bleak	
deprimentes	3		depression	
deprimentes	3	19101	mood:bleak	
deprimierend	1		depression	
deprimierend	1	18400	mood:bleak	
deprimierende	1		depression	
deprimierende	1	18401	mood:bleak	
deprimierenden	1	18402	mood:bleak	
deprimierender	1	18403	mood:bleak	
deprimierendes	1	18404	mood:bleak	
depuis	2		#since	
der	1		-	
der fruhen	1		#early	der frühen
der herr der ringe	1		lord of the rings	
der konig der lowen	1		the lion king	der könig der löwen
der spaten	1		#late	der späten
der weisse hai	1		jaws	der weiße hai
derangeant	2	18400	mood:disturbing	dérangeant
derangeante	2	18402	mood:disturbing	dérangeante
derangeantes	2	18403	mood:disturbing	dérangeantes
derangeants	2	18401	mood:disturbing	dérangeants
dernier	2		sort:year	
derniere	2		sort:year	dernière
derniere sortie	2		sort:year	dernière sortie
dernieres	2		sort:year	dernières
dernieres sorties	2		sort:year	dernières sorties
derniers	2		sort:year	
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
desempleada	3		unemployment	
desempleadas	3		unemployment	
desempleado	3		unemployment	
desempleados	3		unemployment	
desempleo	3		unemployment	
desert	2		desert	désert
desert	2		#english	
desertores norcoreanos	3		north korean	
deserts	2		desert	déserts
deserts	2		#english	
desesperant	2	18204	mood:bleak	désespérant
desesperante	2	18300	mood:bleak	désespérante
desesperantes	2	18301	mood:bleak	désespérantes
desesperants	2	18205	mood:bleak	désespérants
desgarrador	3	18405	mood:sad	
desgarradora	3	18500	mood:sad	
desgarradores	3	18501	mood:sad	
desierto	3		desert	
desiertos	3		desert	
desoladora	3	19102	mood:bleak	
desoladoras	3	19103	mood:bleak	
desperado	2		outlaw	
desperados	2		outlaw	
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
deuxieme guerre mondiale	2		world war ii	deuxième guerre mondiale
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
dinastia joseon	3		joseon	dinastía joseon
dinero	3		money	
dino	1		dinosaur	
dino	1		#english	
dinos	1		dinosaur	
dinosaure	2		dinosaur	
dinosaures	2		dinosaur	
dinosaurier	1		dinosaur	
dinosauriern	1		dinosaur	
dinosaurio	3		dinosaur	
dinosaurios	3		dinosaur	
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
directed by	0		-	
director	3		-	
directora	3		-	
dirigida	3		-	
dirigida por	3	15500	#movie	
dirigida por	3		-	
dirigidas	3		-	
dirigidas por	3	15502	#movie	
dirigidas por	3		-	
dirigido	3		-	
dirigido por	3	15403	#movie	
dirigido por	3		-	
dirigidos	3		-	
dirigidos por	3	15501	#movie	
dirigidos por	3		-	
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
distopias	3		dystopia	distopías
distopica	3		dystopia	distópica
distopicas	3		dystopia	distópicas
distopico	3		dystopia	distópico
distopicos	3		dystopia	distópicos
disturbing	0	8300	mood:disturbing	
divertida	3	18001	mood:funny	
divertidas	3	18003	mood:funny	
divertido	3	18000	mood:funny	
divertidos	3	18002	mood:funny	
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
do you know	0		-	
doble maligno	3		doppelganger	
doble personalidad	3		split personality	
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
documentaries	0	1701	genre:documentary	
documentary	0	1700	genre:documentary	
documentary film	0	1703	genre:documentary	
documentary films	0	1704	genre:documentary	
docus	2	5603	genre:documentary	
dogma 95	0	17702	lang:da year:1998-2005	
dogme	0	17701	lang:da year:1998-2005	
dogme 95	0	17700	lang:da year:1998-2005	
doktor	1		doctor	
doku	1	5502	genre:documentary	
dokumentar	1	5601	genre:documentary	
dokumentarfilm	1	5504	genre:documentary	
dokumentarfilme	1	5600	genre:documentary	
dokumentarisch	1	5602	genre:documentary	
dokumentarische	1	5603	genre:documentary	
dokumentation	1	5500	genre:documentary	
dokumentationen	1	5501	genre:documentary	
dokus	1	5503	genre:documentary	
dolmetscher	1		translator	
domestique	2		butler	
domestiques	2		butler	
donde	3		-	
donde sale	3		-	
donde salen	3		-	
dont	2		-	
doppelganger	1		doppelganger	doppelgänger
doppelganger	1		#english	
doppelganger	3		doppelganger	doppelgänger
doppelganger	3		#english	
dorf	1		small town	
dorfer	1		small town	dörfer
dos	3		#2	
dosmilera	3		year:2000-2009	
dosmileras	3		year:2000-2009	
dosmilero	3		year:2000-2009	
dosmileros	3		year:2000-2009	
double malefique	2		doppelganger	double maléfique
double personnalite	2		split personality	double personnalité
doudou	2	18901	mood:cosy	
douillet	2	18902	mood:cosy	
douillets	2	18903	mood:cosy	
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
drama	0	400	genre:drama	
drama	1	4400	genre:drama	
drama	3	4800	genre:drama	
drama belico	3	6100	genre:war,drama	drama bélico
drama criminal	3	5500	genre:drama,crime	
drama criminales	3	5501	genre:drama,crime	
drama de epoca	3	5802	genre:drama,history	drama de época
drama de guerra	3	6102	genre:war,drama	
drama deportivo	3	17300	genre:drama sport	
drama familiar	3	5400	genre:drama,family	
drama familiares	3	5401	genre:drama,family	
drama historico	3	5800	genre:drama,history	drama histórico
drama judicial	3	17400	genre:drama trial	
drama judiciales	3	17401	genre:drama trial	
drama romantico	3	1100	genre:romance,drama	drama romántico
dramas	0	401	genre:drama	
dramas	1	4402	genre:drama	
dramas	3	4801	genre:drama	
dramas belicos	3	6101	genre:war,drama	dramas bélicos
dramas criminal	3	5502	genre:drama,crime	
dramas criminales	3	5503	genre:drama,crime	
dramas de epoca	3	5803	genre:drama,history	dramas de época
dramas de guerra	3	6103	genre:war,drama	
dramas deportivos	3	17301	genre:drama sport	
dramas familiar	3	5402	genre:drama,family	
dramas familiares	3	5403	genre:drama,family	
dramas historicos	3	5801	genre:drama,history	dramas históricos
dramas judicial	3	17402	genre:drama trial	
dramas judiciales	3	17403	genre:drama trial	
dramas romanticos	3	1101	genre:romance,drama	dramas románticos
dramatic	0	402	genre:drama	
dramatica	3	4803	genre:drama	dramática
dramaticas	3	4805	genre:drama	dramáticas
dramatico	3	4802	genre:drama	dramático
dramaticos	3	4804	genre:drama	dramáticos
dramatique	2	4302	genre:drama	
dramatiques	2	4303	genre:drama	
dramatisch	1	4403	genre:drama	
dramatische	1	4404	genre:drama	
dramatischen	1	4405	genre:drama	
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
dritten reich	1		nazi	
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
drole	2	16602	mood:funny	drôle
droles	2	16603	mood:funny	drôles
drug war	0		drug war	
dschungel	1		jungle	
du	2		-	
du vin	2		wine	
duelo	3		grief	
duende	3		elf	
duendes	3		elf	
duology	0		#ending	
duster	1	18601	mood:bleak	düster
dustere	1	18505	mood:bleak	düstere
dusteren	1	18506	mood:bleak	düsteren
dusterer	1	18600	mood:bleak	düsterer
dutch	0	20500	lang:nl	
dv	5		domestic violence	DV
dvd	0		-	
dynastie joseon	2		joseon	
dysfunctional families	0		dysfunctional family	
dysfunctional family	0		dysfunctional family	
dystopia	0		dystopia	
dystopian	0		dystopia	
dystopias	0		dystopia	
dystopie	1		dystopia	
dystopie	2		dystopia	
dystopien	1		dystopia	
dystopies	2		dystopia	
dystopique	2		dystopia	
dystopiques	2		dystopia	
dystopisch	1		dystopia	
dystopische	1		dystopia	
dystopischen	1		dystopia	
dzongkha	0	24500	lang:dz	
e	3		#and	
earlier than	0		#before	
earliest	0		sort:-year	
early	0		#early	
early 2000's	0		year:2000-2009	
early retirement	0		early retirement	
east asian	0	16302	lang:ko,ja,zh,cn,th,vi,id,tl	
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
edge of your seat	0	7705	mood:tense	
edificio	3		apartment	
edificios	3		apartment	
eerie	0	7007	mood:scary	
effrayant	2	16302	mood:scary	
effrayante	2	16304	mood:scary	
effrayantes	2	16305	mood:scary	
effrayants	2	16303	mood:scary	
egipcia	3	12901	lang:ar egypt	
egipcias	3	12903	lang:ar egypt	
egipcio	3	12900	lang:ar egypt	
egipcios	3	12902	lang:ar egypt	
egipto	3		egypt	
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
elephant	2		elephant	éléphant
elephant	2		#english	
elephants	2		elephant	éléphants
elephants	2		#english	
elevador	3		elevator	
elfe	2		elf	
elfen	1		elf	
elfes	2		elf	
elfo	3		elf	
elfos	3		elf	
embajada	3		ambassador	
embajadas	3		ambassador	
embajador	3		ambassador	
embarazada	3		pregnancy	
embarazadas	3		pregnancy	
embarazo	3		pregnancy	
embarazos	3		pregnancy	
emission de tele	2		television show	émission de télé
emocionante	3	18700	mood:thrilling	
emocionantes	3	18701	mood:thrilling	
emotiva	3	18904	mood:heartwarming	
emotivas	3	19000	mood:heartwarming	
emotivo	3	18903	mood:heartwarming	
emotivos	3	18905	mood:heartwarming	
emouvant	2	17900	mood:heartwarming	émouvant
emouvante	2	17902	mood:heartwarming	émouvante
emouvantes	2	17903	mood:heartwarming	émouvantes
emouvants	2	17901	mood:heartwarming	émouvants
emperador	3		emperor	
emperadores	3		emperor	
empereur	2		emperor	
empereurs	2		emperor	
empfehlung	1		-	
empfehlungen	1		-	
empfohlen	1		-	
empire romain	2		ancient rome	
empresa	3		office	
empresas	3		office	
en	2		-	
en	3		-	
en adelante	3		#later	
en anglais	2	7703	lang:en	
en blanco y negro	3		black and white	
en cavale	2		fugitive	
en costumes	2	4904	genre:history	
en el espacio	3		space	
en el mar	3		sea	
en el que	3		-	
en espanol	3	8206	lang:es	en español
en ete	2		summer	en été
en familia	3	2503	genre:family	
en famille	2	2305	genre:family	
en francais	2	7100	lang:fr	en français
en ingles	3	8602	lang:en	en inglés
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
en streaming	2		-	
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
entranable	3	19001	mood:heartwarming	entrañable
entranables	3	19002	mood:heartwarming	entrañables
entre	2		#between	
entre	3		#between	
entreprise	2		office	
entreprises	2		office	
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
ergreifend	1	18104	mood:heartwarming	
ergreifende	1	18105	mood:heartwarming	
ergreifenden	1	18200	mood:heartwarming	
ergreifender	1	18201	mood:heartwarming	
ergreifendes	1	18202	mood:heartwarming	
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
erste liebe	1		first love	
erste weltkrieg	1		world war i	
ersten liebe	1		first love	
ersten weltkrieg	1		world war i	
erster weltkrieg	1		world war i	
erwachsenwerden	1		coming of age	
es	3		-	
es geht um	1		-	
escalada	3		mountain	
escalade	2		mountain	
escalade libre	2		climbing	
escalador	3		climbing	
escaladores	3		climbing	
escandinava	3	13801	lang:sv,da,no,fi,is	
escandinavas	3	13803	lang:sv,da,no,fi,is	
escandinavo	3	13800	lang:sv,da,no,fi,is	
escandinavos	3	13802	lang:sv,da,no,fi,is	
escape de prision	3		prison escape	escape de prisión
esclava	3		slavery	
esclavage	2		slavery	
esclavas	3		slavery	
esclave	2		slavery	
esclaves	2		slavery	
esclavitud	3		slavery	
esclavo	3		slavery	
esclavos	3		slavery	
escoces	3	9100	lang:en scotland	escocés
escocesa	3	9101	lang:en scotland	
escocesas	3	9102	lang:en scotland	
escoceses	3	9103	lang:en scotland	
escocia	3	9104	lang:en scotland	
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
espace	2		space	
espacial	3		space	
espaciales	3		space	
espacio	3		space	
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
espanol	3	8200	lang:es	español
espanola	3	8201	lang:es	española
espanolas	3	8203	lang:es	españolas
espanoles	3	8202	lang:es	españoles
espanto	3	200	genre:horror	
espejo	3		mirror	
espejos	3		mirror	
espeluznante	3	17901	mood:scary	
espeluznantes	3	17902	mood:scary	
esperanto	0	26300	lang:eo	
espia	3		spy	espía
espias	3		spy	espías
espion	2		spy	
espionage thriller	0	5502	genre:thriller spy	
espionage thrillers	0	5503	genre:thriller spy	
espionaje	3		spy	
espionnage	2		spy	
espionne	2		spy	
espionnes	2		spy	
espions	2		spy	
espiritismo	3		seance	
espiritu	3		spirit	espíritu
espiritus	3		spirit	espíritus
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
estadounidense	3	8504	lang:en	
estadounidenses	3	8505	lang:en	
estafa	3		con man	
estafador	3		con man	
estafadores	3		con man	
estafas	3		con man	
estambul	3		istanbul	
estilo	3		-	
estival	2		summer	
estonian	0	23300	lang:et	
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
europaisch	1	13100	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	europäisch
europaische	1	13101	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	europäische
europaischen	1	13102	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	europäischen
europaischer	1	13200	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	europäischer
europe	2	13001	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europe	2		#english	
europea	3	14001	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
european	0	16200	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europeas	3	14003	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europeen	2	12900	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	européen
europeenne	2	12902	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	européenne
europeennes	2	13000	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	européennes
europeens	2	12901	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	européens
europeo	3	14000	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
europeos	3	14002	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
evasion	2		prison escape	évasion
evasion	2		#english	
evasion de prison	2		prison escape	évasion de prison
evasions	2		prison escape	évasions
evasions de prison	2		prison escape	évasions de prison
ever	0		-	
ever made	0		-	
every	0		-	
exceeding	0		#over	
excellent	0		-	
except	0		#not	
except for	0		#not	
excepto	3		#not	
exciting	0	7901	mood:thrilling	
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
extraterrestres	2		alien	
extraterrestres	3		alien	
fac	2		college	
fac	2		#english	
facultad	3		college	
fahrrad	1		bicycle	
fahrrader	1		bicycle	fahrräder
fahrstuhl	1		elevator	
faire peur	2	16502	mood:scary	
fait peur	2	16300	mood:scary	
fait pleurer	2	17200	mood:sad	
fait rire	2	16600	mood:funny	
faits reels	2		true story	faits réels
familia	3	2500	genre:family	
familia real	3		royalty	
familial	2	2301	genre:family	
familiale	2	2302	genre:family	
familiales	2	2303	genre:family	
familiar	3	2501	genre:family	
familiares	3	2502	genre:family	
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
famosas	3		sort:popularity	
famoso	3		sort:popularity	
famosos	3		sort:popularity	
famous	0		sort:popularity	
famous	0		#modifier	
fantaisie	2	2702	genre:fantasy	
fantasia	3	2900	genre:fantasy	fantasía
fantasia	3		#english	
fantasias	3	2905	genre:fantasy	fantasías
fantasies	0	1301	genre:fantasy	
fantasma	3		ghost	
fantasmas	3		ghost	
fantastic	0		-	
fantastica	3	2902	genre:fantasy	fantástica
fantastica	3		#english	
fantasticas	3	2904	genre:fantasy	fantásticas
fantastico	3	2901	genre:fantasy	fantástico
fantasticos	3	2903	genre:fantasy	fantásticos
fantastik	1	3004	genre:fantasy	
fantastique	2	2700	genre:fantasy	
fantastiques	2	2701	genre:fantasy	
fantastisch	1	3001	genre:fantasy	
fantastische	1	3002	genre:fantasy	
fantastischen	1	3003	genre:fantasy	
fantasy	0	1300	genre:fantasy	
fantasy	1	3000	genre:fantasy	
fantasy	2	2703	genre:fantasy	
fantome	2		ghost	fantôme
fantomes	2		ghost	fantômes
far west	2	5302	genre:western	
faraon	3		ancient egypt	faraón
faraones	3		ancient egypt	
farsi	0	20801	lang:fa	
fast	0		#english	
fauteuil roulant	2		disability	
favorite	0		-	
favourite	0		-	
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
feel good	0	7300	mood:feel-good	
feel good	0	7302	mood:feel-good	feel-good
feel good	1	17201	mood:feel-good	
feel good	2	16900	mood:feel-good	
feel good	3	18200	mood:feel-good	
feelgood	0	7301	mood:feel-good	
feelgood	1	17200	mood:feel-good	
feen	1		fairy	
fees	2		fairy	fées
feier	1		party	
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
fiebre del oro	3		gold	
fiesta	3		party	
fiestas	3		party	
fifties	0		year:1950-1959	
filipina	3	13301	lang:tl	
filipina	3		#english	
filipinas	3	13303	lang:tl	
filipino	0	21500	lang:tl	
filipino	3	13300	lang:tl	
filipino	3		#english	
filipinos	3	13302	lang:tl	
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
film a sketches	2		anthology	film à sketches
film a suspense	2	3200	genre:thriller	film à suspense
film avec	2	14102	#movie	
film avec	2		-	
film catastrophe	2		disaster	
film comique	2	403	genre:comedy	
film court	2		runtime:-80	
film d' action	2	1101	genre:action	film d'action
film d' amour	2	503	genre:romance	film d'amour
film d' animation	2	1603	genre:animation	film d'animation
film d' animation japonais	2	1901	genre:animation lang:ja	film d'animation japonais
film d' animation pour enfants	2	2201	genre:animation,family	film d'animation pour enfants
film d' auteur	2		-	film d'auteur
film d' aventure	2	1402	genre:adventure	film d'aventure
film d' aventures	2	1403	genre:adventure	film d'aventures
film d' epoque	2	4902	genre:history	film d'époque
film d' epouvante	2	104	genre:horror	film d'épouvante
film d' espionnage	2		spy	film d'espionnage
film d' horreur	2	102	genre:horror	film d'horreur
film de	2	14101	#movie	
film de	2		-	
film de catch	2		wrestling	
film de foot	2		soccer	
film de guerre	2	5102	genre:war	
film de proces	2		courtroom	film de procès
film de science fiction	2	2803	genre:science-fiction	film de science-fiction
film historique	2	4803	genre:history	
film long	2		runtime:150-	
film mit	1	14306	#movie	
film mit	1		-	
film muet	2		year:-1929	
film noir	0		film noir	
film noir	1		film noir	
film noir	2		film noir	
film noir	3		film noir	
film noir americain	2		film noir	film noir américain
film noirs	0		film noir	
film policier	2	3907	genre:crime	
film qui	2	14106	#movie	
film qui	2		-	
film sur	2	14104	#movie	
film sur	2		-	
film sur le cinema	2		filmmaking	film sur le cinéma
film uber	1	14402	#movie	film über
film uber	1		-	film über
film uber film	1		filmmaking	film über film
film von	1	14400	#movie	
film von	1		-	
filmbiografie	1		biography	
filmbiografien	1		biography	
filme	1	14300	#movie	
filme	1		-	
filme	3		-	
filme aus	1	14404	#movie	
filme aus	1		-	
filme de	3		-	
filme der	1	14405	#movie	
filme der	1		-	
filme mit	1	14307	#movie	
filme mit	1		-	
filme uber	1	14403	#movie	filme über
filme uber	1		-	filme über
filme ubers filmemachen	1		filmmaking	filme übers filmemachen
filme von	1	14401	#movie	
filme von	1		-	
filmemachen	1		filmmaking	
filmen	1	14301	#movie	
filmen	1		-	
filmes	3		-	
filmes	3	15106	#movie	
filmfare	0		award:filmfare	
filmfare awards	0		award:filmfare	
filmfare winners	0		award:filmfare	
filmography	0		#ending	
filmparodie	1	6002	genre:comedy parody	
filmparodien	1	6003	genre:comedy parody	
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
filosofia	3		philosophy	filosofía
filosofica	3		philosophy	filosófica
filosoficas	3		philosophy	filosóficas
filosofico	3		philosophy	filosófico
filosoficos	3		philosophy	filosóficos
fils	2		son	
fin	0		#english	
fin	2		#late	
fin de ano	3		new year's eve	fin de año
fin del mundo	3		apocalypse	
fin des	2		#late	
fin des annees	2		#late	fin des années
fin du monde	2		apocalypse	
fin inattendue	2		twist ending	
fin surprenante	2		twist ending	
final inesperado	3		twist ending	
final sorprendente	3		twist ending	
finales	3		#late	
finales de los	3		#late	
finales de los anos	3		#late	finales de los años
finanzkrise	1		financial crisis	
find	0		-	
find me	0		-	
fines	3		#late	
fines de los	3		#late	
finlandais	2	10600	lang:fi	
finlandaise	2	10601	lang:fi	
finlandaises	2	10602	lang:fi	
finlande	2	10603	lang:fi	
finlandes	3	11600	lang:fi	finlandés
finlandesa	3	11601	lang:fi	
finlandesas	3	11602	lang:fi	
finlandia	3	11603	lang:fi	
finnisch	1	10800	lang:fi	
finnische	1	10801	lang:fi	
finnischen	1	10802	lang:fi	
finnischer	1	10803	lang:fi	
finnish	0	19700	lang:fi	
finnland	1	10804	lang:fi	
finnois	2	10604	lang:fi	
firma	1		office	
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
flippant	2	16402	mood:scary	
flippante	2	16404	mood:scary	
flippantes	2	16405	mood:scary	
flippants	2	16403	mood:scary	
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
folter	1		torture	
foltern	1		torture	
fond des mers	2		ocean	
fonds marins	2		underwater	
font peur	2	16301	mood:scary	
font pleurer	2	17201	mood:sad	
font rire	2	16601	mood:funny	
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
francais	2	7000	lang:fr	français
francaise	2	7001	lang:fr	française
francaises	2	7002	lang:fr	françaises
france	2	7003	lang:fr	
france	2		#english	
frances	3	8000	lang:fr	francés
frances	3		#english	
francesa	3	8001	lang:fr	
francesas	3	8002	lang:fr	
franceses	3	8003	lang:fr	
franchise	0		#ending	
franchises	0		#ending	
francia	3	8004	lang:fr	
francophone	2	7004	lang:fr	
francophones	2	7005	lang:fr	
francotirador	3		sniper	
francotiradores	3		sniper	
frankenstein	1		frankenstein	
frankenstein	1		#english	
frankenstein	2		frankenstein	
frankenstein	2		#english	
frankenstein	3		frankenstein	
frankenstein	3		#english	
frankreich	1	7105	lang:fr	
franzosisch	1	7100	lang:fr	französisch
franzosische	1	7101	lang:fr	französische
franzosische revolution	1		french revolution	französische revolution
franzosischen	1	7102	lang:fr	französischen
franzosischen revolution	1		french revolution	französischen revolution
franzosischer	1	7103	lang:fr	französischer
franzosisches	1	7104	lang:fr	französisches
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
frightening	0	7003	mood:scary	
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
full film	0		-	
full length	0		-	
full movie	0		-	
full movies	0		-	
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
funniest	0	7101	mood:funny	
funny	0	7100	mood:funny	
funny	0		#modifier	
funny romance	0	2306	genre:comedy,romance	
fur	1		-	für
fur die ganze familie	1	2702	genre:family	für die ganze familie
fur kinder	1	2701	genre:family	für kinder
furchterregend	1	16405	mood:scary	
furchterregende	1	16500	mood:scary	
furchterregenden	1	16501	mood:scary	
furchterregender	1	16502	mood:scary	
furchterregendes	1	16503	mood:scary	
fusillade	2		gun	
fusillades	2		gun	
fussball	1		soccer	fußball
fussballer	1		soccer	fußballer
fussballern	1		soccer	fußballern
futbol	3		soccer	fútbol
futbol americano	3		american football	fútbol americano
futbolista	3		soccer	
futbolistas	3		soccer	
futbolistica	3		soccer	futbolística
futbolisticas	3		soccer	futbolísticas
futbolistico	3		soccer	futbolístico
futbolisticos	3		soccer	futbolísticos
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
galician	0	25100	lang:gl	
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
gangsterdrama	1	4702	genre:drama,crime	
gangsteres	3	15703	genre:crime gangster	gángsteres
gangsterfilm	1	14702	genre:crime gangster	
gangsterfilme	1	14703	genre:crime gangster	
gangstern	1	14701	genre:crime gangster	
gangsters	0	4601	genre:crime gangster	
gangsters	2	14501	genre:crime gangster	
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
gatos	3		cat	
gaunerkomodie	1	4202	genre:comedy,crime	gaunerkomödie
gaunerkomodien	1	4203	genre:comedy,crime	gaunerkomödien
gay	2		gay	
gay	2		#english	
gay	3		gay	
gay	3		#english	
gays	2		gay	
gays	3		gay	
geant	2		giant	géant
geante	2		giant	géante
geantes	2		giant	géantes
geants	2		giant	géants
gebardensprache	1		deaf	gebärdensprache
geburt	1		pregnancy	
geburtstag	1		birthday	
geburtstage	1		birthday	
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
gemutlich	1	19100	mood:cosy	gemütlich
gemutliche	1	19101	mood:cosy	gemütliche
gemutlichen	1	19102	mood:cosy	gemütlichen
gemutlicher	1	19103	mood:cosy	gemütlicher
gemutliches	1	19104	mood:cosy	gemütliches
genero	3		-	género
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
gericht	1		courtroom	
gerichtsdrama	1	16100	genre:drama trial	
gerichtsfilm	1		courtroom	
gerichtsfilme	1		courtroom	
gerichtssaal	1		courtroom	
german	0	18700	lang:de	
german expressionism	0	16600	lang:de year:1913-1933	
german expressionist	0	16601	lang:de year:1913-1933	
german language	0	10402	lang:de	
german shepherd	0		german shepherd	
german speaking	0	10403	lang:de	
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
giallo	0	6300	genre:horror lang:it	
gift	0		#english	
gigante	3		giant	
gigantes	3		giant	
gimnasio	3		gym	
giro final	3		twist ending	
giro inesperado	3		twist ending	
gitarre	1		guitar	
gitarren	1		guitar	
gitarrist	1		guitar	
gitarristen	1		guitar	
give me	0		-	
gladiador	3		gladiator	
gladiadores	3		gladiator	
gladiateur	2		gladiator	
gladiateurs	2		gladiator	
gladiator	1		gladiator	
gladiator	1		#english	
gladiatoren	1		gladiator	
glaube	1		religion	
glauben	1		religion	
globo de oro	3		award:golden-globe	
globos de oro	3		award:golden-globe	
glucksspiel	1		gambling	glücksspiel
glucksspiele	1		gambling	glücksspiele
godzilla	1		godzilla	
godzilla	1		#english	
godzilla	2		godzilla	
godzilla	2		#english	
godzilla	3		godzilla	
godzilla	3		#english	
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
good cry	0	7605	mood:sad	
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
graciosa	3	18005	mood:funny	
graciosas	3	18100	mood:funny	
gracioso	3	18004	mood:funny	
graciosos	3	18006	mood:funny	
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
grande guerre	2		world war i	
grandes vacances	2		summer vacation	
granja	3		farm	
granjas	3		farm	
granjera	3		farm	
granjeras	3		farm	
granjero	3		farm	
granjeros	3		farm	
gratis	3		-	
gratuit	2		-	
gratuits	2		-	
great	0		-	
great war	0		world war i	
greatest	0		sort:rating	
grec	2	11200	lang:el	
grece	2	11204	lang:el	grèce
grece antique	2		ancient greece	grèce antique
grecia	3	12204	lang:el	
grecque	2	11202	lang:el	
grecques	2	11203	lang:el	
grecs	2	11201	lang:el	
greek	0	20600	lang:el	
greek gods	0		greek mythology	
greek myth	0		greek mythology	
greek mythology	0		greek mythology	
greek myths	0		greek mythology	
greffe	2		organ transplant	
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
grim	0	8202	mood:bleak	
gringa	3	8705	lang:en	
gringas	3	8706	lang:en	
gringo	3	8703	lang:en	
gringo	3		#english	
gringos	3	8704	lang:en	
gripping	0	7800	mood:tense	
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
gru mi villano favorito	3		despicable me	
grusel	1	101	genre:horror	
gruselig	1	16400	mood:scary	
gruselige	1	16401	mood:scary	
gruseligen	1	16402	mood:scary	
gruseliger	1	16403	mood:scary	
gruseliges	1	16404	mood:scary	
gruselkomodie	1	15100	genre:comedy,horror	gruselkomödie
gruselkomodien	1	15101	genre:comedy,horror	gruselkomödien
guardaespaldas	3		bodyguard	
guardianes de la galaxia	3		guardians of the galaxy	
guerilla	2		guerrilla	guérilla
guerillakrieg	1		guerrilla	
guerra	3	5900	genre:war	
guerra	3		#english	
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
guerre	2	5100	genre:war	
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
gulf war	0		gulf war	
gut	1		-	
gute	1		-	
gute laune	1	17205	mood:feel-good	
gute laune	1	17300	mood:feel-good	gute-laune
guten	1		-	
guter	1		-	
gutes	1		-	
gymnasium	1		high school	
gymnasium	1		#english	
h	0		#hours	
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
haletant	2	17500	mood:tense	
haletante	2	17502	mood:tense	
haletantes	2	17503	mood:tense	
haletants	2	17501	mood:tense	
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
hd	0		-	
heart warming	0	8101	mood:heartwarming	
heartbreaking	0	7506	mood:sad	
heartwarming	0	8100	mood:heartwarming	
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
herzerwarmend	1	18203	mood:heartwarming	herzerwärmend
herzerwarmende	1	18300	mood:heartwarming	herzerwärmende
herzerwarmenden	1	18301	mood:heartwarming	herzerwärmenden
herzerwarmender	1	18302	mood:heartwarming	herzerwärmender
herzerwarmendes	1	18303	mood:heartwarming	herzerwärmendes
herzzerreissend	1	17405	mood:sad	herzzerreißend
herzzerreissende	1	17500	mood:sad	herzzerreißende
herzzerreissenden	1	17501	mood:sad	herzzerreißenden
herzzerreissender	1	17502	mood:sad	herzzerreißender
herzzerreissendes	1	17503	mood:sad	herzzerreißendes
heure	2		#hours	
heures	2		#hours	
hexe	1		witch	
hexen	1		witch	
hibou	2		owl	
hiboux	2		owl	
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
hilarant	2	16608	mood:funny	
hilarante	2	16700	mood:funny	
hilarantes	2	16701	mood:funny	
hilarants	2	16609	mood:funny	
hilarious	0	7102	mood:funny	
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
hindu	3	13404	lang:hi,te,ta,ml,kn,bn,mr,pa	hindú
hindu	3		#english	
hindues	3	13405	lang:hi,te,ta,ml,kn,bn,mr,pa	hindúes
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
hirnverdrehend	1	19001	mood:mind-bending	
hirnverdrehende	1	19002	mood:mind-bending	
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
historia de amor	3	701	genre:romance	
historia real	3		true story	
historia reales	3		true story	
historia verdadera	3		true story	
historias cortas	3		anthology	
historias de amor	3	702	genre:romance	
historias real	3		true story	
historias reales	3		true story	
historic	0	1802	genre:history	
historica	3	5602	genre:history	histórica
historical	0	1801	genre:history	
historical drama	0	3800	genre:drama,history	
historical dramas	0	3801	genre:drama,history	
historical fiction	0	3808	genre:drama,history	
historical romance	0	4300	genre:history,romance	
historical romances	0	4301	genre:history,romance	
historical war	0	1902	genre:war	
historicas	3	5604	genre:history	históricas
historico	3	5601	genre:history	histórico
historicos	3	5603	genre:history	históricos
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
hitler	1		nazi	
hitler	1		#english	
hitler	2		nazi	
hitler	2		#english	
hitler	3		nazi	
hitler	3		#english	
hits	0		#ending	
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
holandes	3	11200	lang:nl	holandés
holandesa	3	11201	lang:nl	
holandesas	3	11202	lang:nl	
holandeses	3	11203	lang:nl	
hold up	2		heist	hold-up
hold up bancaire	2		bank robbery	hold-up bancaire
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
hollywood films	0	9808	lang:en	
hollywood movie	0	9805	lang:en	
hollywood movies	0	9806	lang:en	
hollywoodien	2	7606	lang:en	
hollywoodienne	2	7701	lang:en	
hollywoodiennes	2	7702	lang:en	
hollywoodiens	2	7700	lang:en	
hollywoodiense	3	8600	lang:en	
hollywoodienses	3	8601	lang:en	
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
hongkongais	2	6801	lang:cn,zh	
hongkongaise	2	6802	lang:cn,zh	
hongkongaises	2	6803	lang:cn,zh	
hongkongfilm	1	6801	lang:cn,zh	
hongkongfilme	1	6802	lang:cn,zh	
hongrie	2	11003	lang:hu	
hongrois	2	11000	lang:hu	
hongroise	2	11001	lang:hu	
hongroises	2	11002	lang:hu	
hopeless	0	8203	mood:bleak	
hopital	2		hospital	hôpital
hopital psychiatrique	2		mental hospital	hôpital psychiatrique
hopitaux	2		hospital	hôpitaux
hora	3		#hours	
horas	3		#hours	
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
horror comedies	0	2601	genre:comedy,horror	
horror comedy	0	2600	genre:comedy,horror	
horror corporal	3		body horror	
horror writer	0		horror writer	
horrors	0	101	genre:horror	
horrorthriller	1	3500	genre:thriller,horror	
horrorthrillern	1	3501	genre:thriller,horror	
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
huhn	1		chicken	
huhner	1		chicken	hühner
huida	3		fugitive	
huis clos	2		one location	
humor	0	305	genre:comedy	
humor	1	401	genre:comedy	
humor	1		#english	
humor	3	500	genre:comedy	
humor	3		#english	
humor negro	3	4702	genre:comedy,crime	
humoriste	2		comedian	
humoristes	2		comedian	
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
hungaras	3	12003	lang:hu	húngaras
hungarian	0	20200	lang:hu	
hungaro	3	12000	lang:hu	húngaro
hungaros	3	12002	lang:hu	húngaros
hungria	3	12004	lang:hu	hungría
huracan	3		tornado	huracán
huracanes	3		tornado	
hure	1		prostitute	
huren	1		prostitute	
hurrikan	1		tornado	
hypnose	1		hypnosis	
hypnose	2		hypnosis	
i	0		-	
i guerra mundial	3		world war i	
i want	0		-	
i want to see	0		-	
i want to watch	0		-	
i would like	0		-	
i'd like	0		-	
i'm looking for	0		-	
ia	2		artificial intelligence	
ia	2		#english	
ia	3		artificial intelligence	
ia	3		#english	
icelandic	0	19800	lang:is	
ich einfach unverbesserlich	1		despicable me	
ich suche	1	14500	#movie	
ich suche	1		-	
ich will sehen	1		-	
identidad	3		identity	
identitat	1		identity	identität
identite	2		identity	identité
iglesia	3		christian	
iglesia	3		#english	
iglesias	3		christian	
iglesias	3		#english	
ii guerra mundial	3		world war ii	
ile	2		island	île
ile	2		#english	
ile deserte	2		island	île déserte
iles	2		island	îles
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
imperio romano	3		ancient rome	
imprescindible	3		sort:rating	
imprescindibles	3		sort:rating	
in	0		-	
in	1		-	
in a foreign language	0	9902	lang:!en	
in arabic	0	15901	lang:ar	
in chinese	0	10602	lang:zh	
in danish	0	11901	lang:da	
in dem	1		-	
in denen	1		-	
in english	0	9811	lang:en	
in french	0	10201	lang:fr	
in german	0	10401	lang:de	
in hindi	0	10901	lang:hi	
in italian	0	10501	lang:it	
in japanese	0	10101	lang:ja	
in korean	0	10004	lang:ko	
in mandarin	0	10603	lang:zh	
in norwegian	0	12001	lang:no	
in russian	0	11701	lang:ru	
in spanish	0	10301	lang:es	
in swedish	0	11801	lang:sv	
in the language	0		-	
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
indian	0	11000	lang:hi,te,ta,ml,kn,bn,mr,pa	
indianer	1		native american	
indianerfilm	1		native american	
indianerfilme	1		native american	
indianern	1		native american	
indias	3	13403	lang:hi,te,ta,ml,kn,bn,mr,pa	
indie	0		-	
indie film	0		-	
indie films	0		-	
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
indonesian	0	21300	lang:id	
indonesias	3	13203	lang:id	
indonesie	2	12204	lang:id	indonésie
indonesien	1	12404	lang:id	
indonesien	2	12200	lang:id	indonésien
indonesienne	2	12202	lang:id	indonésienne
indonesiennes	2	12203	lang:id	indonésiennes
indonesiens	2	12201	lang:id	indonésiens
indonesio	3	13200	lang:id	
indonesios	3	13202	lang:id	
indonesisch	1	12400	lang:id	
indonesische	1	12401	lang:id	
indonesischen	1	12402	lang:id	
indonesischer	1	12403	lang:id	
infancia	3		childhood	
infantil	3	2505	genre:family	
infantiles	3	2600	genre:family	
inferieur a	2		#under	inférieur à
inferieure a	2		#under	inférieure à
inferieures a	2		#under	inférieures à
inferieurs a	2		#under	inférieurs à
inferior a	3		#under	
inferiores a	3		#under	
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
inglaterra	3	8903	lang:en england	
ingles	3	8804	lang:en england	inglés
inglesa	3	8805	lang:en england	
inglesas	3	8806	lang:en england	
ingleses	3	8900	lang:en england	
inicios	3		#early	
inicios de los	3		#early	
initiation	2		coming of age	
initiation	2		#english	
inmigracion	3		immigrant	inmigración
inmigrante	3		immigrant	
inmigrantes	3		immigrant	
inmortal	3		immortality	
inmortales	3		immortality	
inmortalidad	3		immortality	
inocente condenado	3		wrongful conviction	
inondation	2		flood	
inondations	2		flood	
inquietante	3	19204	mood:disturbing	
inquietantes	3	19300	mood:disturbing	
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
inspirador	3	19700	mood:inspiring	
inspiradora	3	19701	mood:inspiring	
inspiradoras	3	19703	mood:inspiring	
inspiradores	3	19702	mood:inspiring	
inspirant	2	19000	mood:inspiring	
inspirante	2	19002	mood:inspiring	
inspirantes	2	19003	mood:inspiring	
inspirants	2	19001	mood:inspiring	
inspirational	0	8701	mood:inspiring	
inspire d' une histoire vraie	2		true story	inspiré d'une histoire vraie
inspired by a true story	0		true story	
inspired by true events	0		true story	
inspirierend	1	19200	mood:inspiring	
inspirierende	1	19201	mood:inspiring	
inspirierenden	1	19202	mood:inspiring	
inspirierender	1	19203	mood:inspiring	
inspirierendes	1	19300	mood:inspiring	
inspiring	0	8700	mood:inspiring	
installments	0		#ending	
instituteur	2		teacher	
instituto	3		high school	
institutos	3		high school	
institutrice	2		teacher	
inteligencia artificial	3		artificial intelligence	
intelligence artificielle	2		artificial intelligence	
intense	0	7801	mood:tense	
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
interprete	2		translator	interprète
interprete	3		translator	intérprete
interpretes	3		translator	intérpretes
intimidation	2		bullying	
intimidation	2		#english	
into	0		-	
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
irakkrieg	1		iraq war	
iran	1	11804	lang:fa	
iran	1		#english	
iran	2	11604	lang:fa	
iran	2		#english	
iran	3	12602	lang:fa	irán
iran	3		#english	
irani	3	12600	lang:fa	iraní
irani	3		#english	
iranian	0	20802	lang:fa	
iranien	2	11600	lang:fa	
iranienne	2	11602	lang:fa	
iraniennes	2	11603	lang:fa	
iraniens	2	11601	lang:fa	
iranies	3	12601	lang:fa	iraníes
iranisch	1	11800	lang:fa	
iranische	1	11801	lang:fa	
iranischen	1	11802	lang:fa	
iranischer	1	11803	lang:fa	
irisch	1	8100	lang:en ireland	
irische	1	8101	lang:en ireland	
irischen	1	8102	lang:en ireland	
irischer	1	8103	lang:en ireland	
irish	0	9200	lang:en ireland	
irish gaelic	0	25200	lang:ga	
irish mob	0		irish mob	
irland	1	8104	lang:en ireland	
irlanda	3	9004	lang:en ireland	
irlandais	2	8100	lang:en ireland	
irlandaise	2	8101	lang:en ireland	
irlandaises	2	8102	lang:en ireland	
irlande	2	8103	lang:en ireland	
irlandes	3	9000	lang:en ireland	irlandés
irlandesa	3	9001	lang:en ireland	
irlandesas	3	9002	lang:en ireland	
irlandeses	3	9003	lang:en ireland	
irrenanstalt	1		mental hospital	
is	0		-	
is there	0		-	
is there a	0		-	
isla desierta	3		island	
islam	1		muslim	
islam	1		#english	
islam	2		muslim	
islam	2		#english	
islam	3		muslim	
islam	3		#english	
islandais	2	10700	lang:is	
islandaise	2	10701	lang:is	
islandaises	2	10702	lang:is	
islande	2	10703	lang:is	
islandes	3	11700	lang:is	islandés
islandesa	3	11701	lang:is	
islandesas	3	11702	lang:is	
islandia	3	11703	lang:is	
islandisch	1	10900	lang:is	isländisch
islandische	1	10901	lang:is	isländische
islandischen	1	10902	lang:is	isländischen
islandischer	1	10903	lang:is	isländischer
islas	3		island	
islas desiertas	3		island	
israel	1	11903	lang:he	
israel	1		#english	
israel	2	11704	lang:he	israël
israel	2		#english	
israel	3	12702	lang:he	
israel	3		#english	
israeli	0	21001	lang:he	
israeli	3	12700	lang:he	israelí
israeli	3		#english	
israelien	2	11700	lang:he	israélien
israelienne	2	11702	lang:he	israélienne
israeliennes	2	11703	lang:he	israéliennes
israeliens	2	11701	lang:he	israéliens
israelies	3	12701	lang:he	israelíes
israelisch	1	11900	lang:he	
israelische	1	11901	lang:he	
israelischen	1	11902	lang:he	
istanbul	1		istanbul	
istanbul	1		#english	
istanbul	2		istanbul	
istanbul	2		#english	
it's	0		-	
italia	3	8404	lang:it	
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
italianas	3	8403	lang:it	
italiano	3	8400	lang:it	
italianos	3	8402	lang:it	
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
its	0		-	
ivg	2		abortion	
ivg	2		#english	
j horror	0	6400	genre:horror lang:ja	j-horror
jack black	0		jack black	
jagd	1		hunter	
jager	1		hunter	jäger
jagern	1		hunter	jägern
jahr	1		-	
jahre	1		#decade	
jahren	1		#decade	
jahrzehnt	1		#decade	
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
japon	2	6603	lang:ja	
japon	3	7604	lang:ja	japón
japonais	2	6600	lang:ja	
japonaise	2	6601	lang:ja	
japonaises	2	6602	lang:ja	
japones	3	7600	lang:ja	japonés
japonesa	3	7601	lang:ja	
japonesas	3	7602	lang:ja	
japoneses	3	7603	lang:ja	
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
je cherche	2		-	
je veux voir	2		-	
jenseits	1		afterlife	
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
jhorror	0	6401	genre:horror lang:ja	
jipi	3		hippie	
jipis	3		hippie	
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
k 무비	4	5107	lang:ko	k무비
kabarettist	1		comedian	
kaffee	1		coffee	
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
kanadisch	1	8500	lang:en,fr canada	
kanadische	1	8501	lang:en,fr canada	
kanadischen	1	8502	lang:en,fr canada	
kanadischer	1	8503	lang:en,fr canada	
kaninchen	1		rabbit	
kannada	0	21900	lang:kn	
kannibale	1		cannibalism	
kannibalen	1		cannibalism	
kannibalismus	1		cannibalism	
kantonesisch	1	6803	lang:cn,zh	
kantonesische	1	6804	lang:cn,zh	
karaoke	1		karaoke	
karaoke	1		#english	
karaoke	2		karaoke	karaoké
karaoke	2		#english	
karaoke	3		karaoke	
karaoke	3		#english	
karate movie	0		martial arts	
karate movies	0		martial arts	
kasino	1		casino	
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
kein	1		#not	
keine	1		#not	
keinen	1		#not	
keller	1		basement	
keller	1		#english	
kellner	1		waitress	
kellnerin	1		waitress	
kellnerinnen	1		waitress	
kenshin	3		rurouni kenshin	
kenshin	3		#english	
kenshin le vagabond	2		rurouni kenshin	
kevin allein zu haus	1		home alone	
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
killer	1		hit man	
killer	1		#english	
killern	1		hit man	
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
kinofilm	1	14304	#movie	
kinofilm	1		-	
kinofilme	1	14305	#movie	
kinofilme	1		-	
kirche	1		christian	
kirchen	1		christian	
kitchen sink drama	0	17302	lang:en england year:1959-1965	
kitchen sink realism	0	17301	lang:en england year:1959-1965	
kiwi	0	9601	lang:en new zealand	
klamauk	1	6201	genre:comedy slapstick	
klassenunterschied	1		class difference	
klassenunterschiede	1		class difference	
klassiker	1		year:-1979	
klassikern	1		year:-1979	
klassisch	1		year:-1979	
klassische	1		year:-1979	
klassische musik	1		classical music	
klassischen	1		year:-1979	
klassischer musik	1		classical music	
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
kollywood	0	11300	lang:ta	
kolonialismus	1		colonialism	
kolonie	1		colonialism	
kolonien	1		colonialism	
kolumbianisch	1	9500	lang:es colombia	
kolumbianische	1	9501	lang:es colombia	
kolumbianischen	1	9502	lang:es colombia	
kolumbien	1	9503	lang:es colombia	
koma	1		coma	
koma	1		#english	
komet	1		meteorite	
kometen	1		meteorite	
komiker	1		comedian	
komikern	1		comedian	
komisch	1	17002	mood:funny	
komische	1	17003	mood:funny	
komischen	1	17004	mood:funny	
komischer	1	17005	mood:funny	
komisches	1	17006	mood:funny	
kommissar	1		detective	
kommissare	1		detective	
kommunismus	1		communism	
kommunistisch	1		communism	
komodie	1	300	genre:comedy	komödie
komodien	1	301	genre:comedy	komödien
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
konzentrationslager	1		concentration camp	
konzert	1		concert	
konzerte	1		concert	
kopfgeldjager	1		bounty hunter	kopfgeldjäger
kopfgeldjagern	1		bounty hunter	kopfgeldjägern
korea	0	10003	lang:ko	
korea	0		#modifier	
korea	1	6503	lang:ko	
korea	1		#english	
korea film	1	6504	lang:ko	korea-film
korea filme	1	6505	lang:ko	korea-filme
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
korperhorror	1		body horror	körperhorror
korpertausch	1		body swap	körpertausch
korrupt	1		corruption	
korrupte	1		corruption	
korrupte polizisten	1		police corruption	
korrupter polizist	1		police corruption	
korruption	1		corruption	
kosmonaut	1		astronaut	
kosmonauten	1		astronaut	
kostenlos	1		-	
kostumdrama	1	5002	genre:drama,history	kostümdrama
kostumfilm	1	4902	genre:history	kostümfilm
kostumfilme	1	4903	genre:history	kostümfilme
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
krokodil	1		crocodile	
krokodile	1		crocodile	
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
kurz	0		#english	
kurz	1		runtime:-80	
kurze	1		runtime:-80	
kurzen	1		runtime:-80	
kurzer	1		runtime:-80	
kurzer als	1		#under	kürzer als
kurzfilm	1		runtime:-80	
kurzfilme	1		runtime:-80	
kurzfilmen	1		runtime:-80	
kz	1		concentration camp	
kz	1		#english	
l	2		-	
l' age de glace	2		ice age	l'âge de glace
l' attaque des titans	2		attack on titan	l'attaque des titans
l' au dela	2		afterlife	l'au-delà
la	2		-	
la	3		-	
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
lanceur d' alerte	2		whistleblower	lanceur d'alerte
lanceurs d' alerte	2		whistleblower	lanceurs d'alerte
land	0		#english	
landwirt	1		farm	
lange filme	1		runtime:150-	
langer als	1		#over	länger als
langer film	1		runtime:150-	
langsam	1	19505	mood:slow	
langsame	1	19506	mood:slow	
langsamen	1	19507	mood:slow	
langsamer	1	19600	mood:slow	
langsames	1	19601	mood:slow	
langste	1		sort:runtime	längste
langsten	1		sort:runtime	längsten
langster	1		sort:runtime	längster
language	0		-	
langue des signes	2		deaf	
laotian	0	24200	lang:lo	
lapin	2		rabbit	
lapins	2		rabbit	
larga	3		runtime:150-	
largas	3		runtime:150-	
largo	3		runtime:150-	
largo	3		#english	
largometraje	3	15104	#movie	
largometraje	3		-	
largometrajes	3	15105	#movie	
largometrajes	3		-	
largos	3		runtime:150-	
las	3		-	
las mejores	3		sort:rating	
las peliculas	3	15202	#movie	las películas
las peliculas	3		-	las películas
las peores	3		award:razzie	
las vegas	1		las vegas	
las vegas	2		las vegas	
las vegas	3		las vegas	
lastwagen	1		truck	
late	0		#late	
late night	0		late night	
lateinamerika	1	12802	lang:es,pt	
lateinamerikanisch	1	12700	lang:es,pt	
lateinamerikanische	1	12701	lang:es,pt	
lateinamerikanischen	1	12702	lang:es,pt	
later than	0		#after	
latest	0		sort:year	
latin	0	26200	lang:la	
latin america	0		latin american	
latin american	0	14800	lang:es,pt	
latina	3	13501	lang:es,pt	
latina	3		#english	
latinas	3	13503	lang:es,pt	
latino	0	14802	lang:es,pt	
latino	3	13500	lang:es,pt	
latino	3		#english	
latino americain	2	12600	lang:es,pt	latino-américain
latino americaine	2	12602	lang:es,pt	latino-américaine
latino americaines	2	12603	lang:es,pt	latino-américaines
latino americains	2	12601	lang:es,pt	latino-américains
latinoamerica	3	13701	lang:es,pt	latinoamérica
latinoamericana	3	13505	lang:es,pt	
latinoamericanas	3	13601	lang:es,pt	
latinoamericano	3	13504	lang:es,pt	
latinoamericanos	3	13600	lang:es,pt	
latinos	3	13502	lang:es,pt	
latvian	0	23400	lang:lv	
laufen	1		running	
laufer	1		running	läufer
laugh out loud	0	7103	mood:funny	
laureats des oscars	2		award:oscar	lauréats des oscars
lawine	1		avalanche	
lawinen	1		avalanche	
le	2		-	
le film	2	14206	#movie	
le film	2		-	
le plus ancien	2		sort:-year	
le plus long	2		sort:runtime	
le roi arthur	2		king arthur	
le roi lion	2		the lion king	
le seigneur des anneaux	2		lord of the rings	
le vin	2		wine	
lebanese	0	15700	lang:ar lebanon	
leben einer schauspielerin	1		actress	
leben nach dem tod	1		afterlife	
lebensgeschichte	1		biography	
lechuza	3		owl	
lechuzas	3		owl	
legal drama	0	4102	genre:drama trial	
legal dramas	0	4103	genre:drama trial	
legende	1		folklore	
legende	2		folklore	légende
legende arthurienne	2		king arthur	légende arthurienne
legende urbaine	2		urban legend	légende urbaine
legenden	1		folklore	
legendes	2		folklore	légendes
legendes urbaines	2		urban legend	légendes urbaines
lehrer	1		teacher	
lehrerin	1		teacher	
lehrern	1		teacher	
lehrers	1		teacher	
leibwachter	1		bodyguard	leibwächter
leibwachtern	1		bodyguard	leibwächtern
lejano oeste	3	6204	genre:western	
lengthy	0		runtime:150-	
lengua de signos	3		deaf	
lenguaje de senas	3		deaf	lenguaje de señas
lent	2	19204	mood:slow	
lenta	3	19900	mood:slow	
lentas	3	19901	mood:slow	
lents	2	19205	mood:slow	
leon de oro	3		award:golden-lion	león de oro
leona	3		lion	
leona	3		#english	
leonas	3		lion	
leones	3		lion	
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
leyenda	3		folklore	
leyenda urbana	3		urban legend	
leyendas	3		folklore	
leyendas urbanas	3		urban legend	
lgbt	0		lgbt	
lgbti	3		lgbt	
lgbtq	0		lgbt	
lgbtq	5		lgbt	
lgtb	3		lgbt	
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
light hearted	0	7304	mood:feel-good	
lighthearted	0	7303	mood:feel-good	
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
liste	1		-	
liste	2		-	
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
loba	3		wolf	
lobas	3		wolf	
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
longer than	0		#over	
longest	0		sort:runtime	
longest	0		#modifier	
longs metrages	2	14203	#movie	longs-métrages
longs metrages	2		-	longs-métrages
longue	2		runtime:150-	
longue duree	2		runtime:150-	longue durée
longues	2		runtime:150-	
looking for	0		-	
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
lucha de clases	3		class difference	
lucha libre	3		wrestling	
luchador	3		wrestling	
luchador	3		#english	
luchadores	3		wrestling	
ludopatia	3		gambling	ludopatía
lune	2		moon	
lustig	1		#english	
lustig	1	16900	mood:funny	
lustige	1	16901	mood:funny	
lustigen	1	16902	mood:funny	
lustiger	1	16903	mood:funny	
lustiges	1	16904	mood:funny	
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
m ナイトシャマラン	5		person:"M. Night Shyamalan"	Mナイトシャマラン
m ・ナイト・シャマラン	5		person:"M. Night Shyamalan"	M・ナイト・シャマラン
macedonian	0	23100	lang:mk	
machine a remonter le temps	2		time travel	machine à remonter le temps
madchen	1		girl	mädchen
madchen	1		#english	
made	0		-	
made between	0		-	
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
mafias	2	14401	genre:crime mafia	
mafias	3	15601	genre:crime mafia	
mafieuse	2	14403	genre:crime mafia	
mafieux	2	14402	genre:crime mafia	
mafiosa	3	15603	genre:crime mafia	
mafiosas	3	15605	genre:crime mafia	
mafiosi	1	14601	genre:crime mafia	
mafiosi	1		#english	
mafioso	3	15602	genre:crime mafia	
mafiosos	3	15604	genre:crime mafia	
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
mais pas	2		#not	
maison	2		house	
maison hantee	2		haunted house	maison hantée
maisons	2		house	
maisons hantees	2		haunted house	maisons hantées
maitre d' ecole	2		teacher	maître d'école
majordome	2		butler	
majordomes	2		butler	
make me cry	0	7601	mood:sad	
make you cry	0	7602	mood:sad	
makes me cry	0	7600	mood:sad	
makes me laugh	0	7104	mood:funny	
makes you cry	0	7603	mood:sad	
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
marrant	2	16604	mood:funny	
marrante	2	16606	mood:funny	
marrantes	2	16607	mood:funny	
marrants	2	16605	mood:funny	
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
mcu	5		marvel	MCU
me	0		-	
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
meditative	0	8900	mood:slow	
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
meer	1		sea	
meere	1		sea	
meerjungfrau	1		mermaid	
meerjungfrauen	1		mermaid	
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
melliza	3		twins	
mellizas	3		twins	
mellizo	3		twins	
mellizos	3		twins	
melodram	1	1202	genre:romance,drama	
melodrama	0	403	genre:drama	
melodrama	3	1102	genre:romance,drama	
melodramas	0	404	genre:drama	
melodramas	3	1103	genre:romance,drama	
melodrame	2	1002	genre:romance,drama	mélodrame
melodramen	1	1203	genre:romance,drama	
melodrames	2	1003	genre:romance,drama	mélodrames
memoire	2		memory	mémoire
memoires	2		memory	mémoires
memoria	3		memory	
memorias	3		memory	
menage a trois	1		love triangle	ménage-à-trois
menage a trois	2		love triangle	ménage à trois
menos de	3		#under	
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
messed up	0	8303	mood:disturbing	
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
mexicanas	3	10203	lang:es mexico	
mexicano	3	10200	lang:es mexico	
mexicanos	3	10202	lang:es mexico	
mexico	3	10204	lang:es mexico	méxico
mexico	3		#english	
mexikanisch	1	9300	lang:es mexico	
mexikanische	1	9301	lang:es mexico	
mexikanischen	1	9302	lang:es mexico	
mexikanischer	1	9303	lang:es mexico	
mexiko	1	9304	lang:es mexico	
mexique	2	9204	lang:es mexico	
mi pobre angelito	3		home alone	
mi villano favorito	3		despicable me	
mid	0		#mid	
mid life crisis	0		mid life crisis	
middle	0		#mid	
middle of the	0		#mid	
midlife crisis	0		mid life crisis	
midlife crisis	1		midlife crisis	midlife-crisis
miedo	3	102	genre:horror	
mieux note	2		sort:rating	mieux noté
mieux notee	2		sort:rating	mieux notée
mieux notees	2		sort:rating	mieux notées
mieux notes	2		sort:rating	mieux notés
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
min	0		#minutes	
min	1		#minutes	
min	2		#minutes	
min	3		#minutes	
mind benders	0	8504	mood:mind-bending	
mind bending	0	8400	mood:mind-bending	
mind bending	0	8401	mood:mind-bending	mind-bending
mind blowing	0	8403	mood:mind-bending	
mind fuck	0	8501	mood:mind-bending	
mindbending	0	8402	mood:mind-bending	
mindblowing	0	8404	mood:mind-bending	
mindestens	1		#over	
mindestens	1		#more	
mindfuck	0	8500	mood:mind-bending	
mindfuck	1	19000	mood:mind-bending	
mine	0		#english	
minero	3		miner	
mineros	3		miner	
mines	2		miner	
mines	2		#english	
mineur de fond	2		miner	
mineurs de fond	2		miner	
minimo	3		#over	mínimo
minimo	3		#more	mínimo
minimum	0		#over	
minimum	0		#more	
minimum	2		#over	
minimum	2		#more	
mins	0		#minutes	
mins long	0		#minutes	
minus	0		#not	
minute	0		#minutes	
minute	1		#minutes	
minute	2		#minutes	
minute long	0		#minutes	
minuten	1		#minutes	
minutes	0		#minutes	
minutes	2		#minutes	
minutes long	0		#minutes	
minuto	3		#minutes	
minutos	3		#minutes	
miroir	2		mirror	
miroirs	2		mirror	
misere	2		poverty	misère
mision imposible	3		mission impossible	misión imposible
missbrauch	1		child abuse	
mission	0		#english	
misterio	3	4000	genre:mystery	
misterios	3	4001	genre:mystery	
misteriosa	3	4003	genre:mystery	
misteriosas	3	4005	genre:mystery	
misterioso	3	4002	genre:mystery	
misteriosos	3	4004	genre:mystery	
mit	1		-	
mitologia	3		greek mythology	mitología
mitologia griega	3		greek mythology	mitología griega
mitreissend	1	17800	mood:thrilling	mitreißend
mitreissende	1	17801	mood:thrilling	mitreißende
mitreissenden	1	17802	mood:thrilling	mitreißenden
mitreissender	1	17803	mood:thrilling	mitreißender
mitreissendes	1	17804	mood:thrilling	mitreißendes
mitte	1		#mid	
mitte der	1		#mid	
mittelalter	1		medieval	
mittelalterlich	1		medieval	
mittelalterliche	1		medieval	
mittelalters	1		medieval	
mittlere	1		#mid	
mittleren	1		#mid	
mn	2		#minutes	
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
modern classic	0		year:2000- sort:rating	
modern classics	0		year:2000- sort:rating	
moderna	3		year:2010-	
modernas	3		year:2010-	
moderne	1		year:2010-	
moderne	2		year:2010-	
modernen	1		year:2010-	
moderner	1		year:2010-	
modernes	2		year:2010-	
moderno	3		year:2010-	
modernos	3		year:2010-	
modeschopfer	1		fashion designer	modeschöpfer
modewelt	1		fashion	
moi moche et mechant	2		despicable me	moi moche et méchant
moins de	2		#under	
mollywood	0	11400	lang:ml	
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
mood booster	0	7404	mood:feel-good	
moovie	0	18115	#movie	
moovie	0		-	
moovies	0	18116	#movie	
moovies	0		-	
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
most disturbing	0	8301	mood:disturbing	
most famous	0		sort:popularity	
most popular	0		sort:popularity	
most recent	0		sort:year	
most watched	0		sort:popularity	
motard	2		motorcycle	
motards	2		motorcycle	
motero	3		motorcycle	
moteros	3		motorcycle	
motion picture	0	18111	#movie	
motion picture	0		-	
motion pictures	0	18112	#movie	
motion pictures	0		-	
motivadora	3	19704	mood:inspiring	
motivadoras	3	19800	mood:inspiring	
motivant	2	19004	mood:inspiring	
motivante	2	19100	mood:inspiring	
motivantes	2	19101	mood:inspiring	
motivants	2	19005	mood:inspiring	
motivational	0	8702	mood:inspiring	
motivierend	1	19301	mood:inspiring	
motivierende	1	19302	mood:inspiring	
motivierenden	1	19303	mood:inspiring	
motivierender	1	19304	mood:inspiring	
motivierendes	1	19400	mood:inspiring	
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
mouton	2		sheep	
moutons	2		sheep	
movi	0	18117	#movie	
movi	0		-	
movie	0	18100	#movie	
movie	0		-	
movie	1		-	
movie where	0		-	
movies	0	18101	#movie	
movies	0		-	
movies	1		-	
movies of	0		-	
movies where	0		-	
movis	0	18118	#movie	
movis	0		-	
moyen age	2		medieval	moyen âge
muda	3		year:-1929	
mudas	3		year:-1929	
mudo	3		year:-1929	
mudos	3		year:-1929	
muerte	3		death	
muertes	3		death	
muertos vivientes	3		zombie	
muet	2		year:-1929	
muets	2		year:-1929	
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
musica clasica	3		classical music	música clásica
musica rock	3		rock music	música rock
musical	0	2100	genre:music	
musical	1	5403	genre:music	
musical	2	5401	genre:music	
musical	3	6501	genre:music	
musicale	2	5402	genre:music	
musicales	2	5403	genre:music	
musicales	3	6502	genre:music	
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
mutter	1		mother	
mutter tochter	1		mother daughter	mutter-tochter
mutter und sohn	1		mother son	
mutter und tochter	1		mother daughter	
muttern	1		mother	müttern
muy	3		-	
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
nach	1		#after	
nach dem jahr	1		#after	
nach einem roman	1		based on novel	
nach einer wahren geschichte	1		true story	
nach wahren begebenheiten	1		true story	
nachtclub	1		nightclub	
nachtclubs	1		nightclub	
nageur	2		swimming	
nageurs	2		swimming	
nail biter	0	7702	mood:tense	
nail biters	0	7703	mood:tense	
nail biting	0	7704	mood:tense	
nain	2		dwarf	
nains	2		dwarf	
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
natacion	3		swimming	natación
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
neige	2		snow	
neo noir	0		neo-noir	
neo noirs	0		neo-noir	
neo realisme	2	13801	lang:it year:1943-1954	néo-réalisme
neo zelandais	2	8400	lang:en new zealand	néo-zélandais
neo zelandaise	2	8401	lang:en new zealand	néo-zélandaise
neo zelandaises	2	8402	lang:en new zealand	néo-zélandaises
neorealism	0	16502	lang:it year:1943-1954	
neorealisme	2	13800	lang:it year:1943-1954	néoréalisme
neorealisme italien	2	13802	lang:it year:1943-1954	néoréalisme italien
neorealismus	1	14000	lang:it year:1943-1954	
neorealist	0	16503	lang:it year:1943-1954	
neorrealismo	3	14900	lang:it year:1943-1954	
neorrealismo italiano	3	14901	lang:it year:1943-1954	
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
nervenkitzel	1	17705	mood:tense	
nervenklinik	1		mental hospital	
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
neuesten	1		sort:year	
neuester	1		sort:year	
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
newly released	0		sort:year	
nice	0		-	
nicht	1		#not	
nicht langer als	1		#under	nicht länger als
niederlande	1	10303	lang:nl	
niederlandisch	1	10300	lang:nl	niederländisch
niederlandische	1	10301	lang:nl	niederländische
niederlandischen	1	10302	lang:nl	niederländischen
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
nipon	3	7605	lang:ja	nipón
nipona	3	7606	lang:ja	
niponas	3	7607	lang:ja	
nipones	3	7608	lang:ja	
nixe	1		mermaid	
nixen	1		mermaid	
no	0		#not	
no	3		#not	
no less than	0		#over	
no longer than	0		#under	
no mas de	3		#under	no más de
no more than	0		#under	
no one	0		no one	
no one	0		no one	no-one
noces	2		wedding	
noche de brujas	3		halloween	
nochevieja	3		new year's eve	
noel	0		#english	
noel	2		christmas	noël
noel	2		#english	
noir	0		film noir	
noir et blanc	2		black and white	
nollywood	0	9701	lang:en nigeria	
nominadas al oscar	3		award:oscar-nominee	
nominated for an oscar	0		award:oscar-nominee	
nominated for best picture	0		award:oscar-picture-nominee	
nomines aux oscars	2		award:oscar-nominee	nominés aux oscars
nommes aux oscars	2		award:oscar-nominee	nommés aux oscars
non english	0	9904	lang:!en	
non english language	0	9905	lang:!en	
non fiction	0	1705	genre:documentary	
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
nordic	0	16001	lang:sv,da,no,fi,is	
nordic noir	0	6700	genre:thriller,crime lang:sv,da,no,fi,is	
nordica	3	13805	lang:sv,da,no,fi,is	nórdica
nordicas	3	13901	lang:sv,da,no,fi,is	nórdicas
nordico	3	13804	lang:sv,da,no,fi,is	nórdico
nordicos	3	13900	lang:sv,da,no,fi,is	nórdicos
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
norteamericana	3	8700	lang:en	
norteamericanas	3	8702	lang:en	
norteamericano	3	8604	lang:en	
norteamericanos	3	8701	lang:en	
north korea	0		north korea	
north korean	0		north korea	
noruega	3	11501	lang:no	
noruegas	3	11503	lang:no	
noruego	3	11500	lang:no	
noruegos	3	11502	lang:no	
norvege	2	10504	lang:no	norvège
norvegien	2	10500	lang:no	norvégien
norvegienne	2	10502	lang:no	norvégienne
norvegiennes	2	10503	lang:no	norvégiennes
norvegiens	2	10501	lang:no	norvégiens
norwegen	1	10704	lang:no	
norwegian	0	19600	lang:no	
norwegisch	1	10700	lang:no	
norwegische	1	10701	lang:no	
norwegischen	1	10702	lang:no	
norwegischer	1	10703	lang:no	
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
novedad	3		sort:year	
novedades	3		sort:year	
novela	3		based on novel	
novelas	3		based on novel	
novelista	3		writer	
novelistas	3		writer	
noventa	3		#90	
noventas	3		year:1990-1999	
noventera	3		year:1990-1999	
noventeras	3		year:1990-1999	
noventero	3		year:1990-1999	
noventeros	3		year:1990-1999	
novia	3		bride	
novias	3		bride	
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
nyc	0		new york	
o anterior	3		#earlier	
o anteriores	3		#earlier	
o antes	3		#earlier	
o despues	3		#later	o después
o mas	3		#more	o más
o menos	3		#less	
o posterior	3		#later	
o posteriores	3		#later	
obdachlos	1		homeless	
obdachlose	1		homeless	
obdachlosen	1		homeless	
obdachloser	1		homeless	
oberschule	1		high school	
obra maestra	3		sort:rating	
obras maestras	3		sort:rating	
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
ogre	2		ogre	
ogre	2		#english	
ogres	2		ogre	
ogro	3		ogre	
ogros	3		ogre	
ohne	1		#not	
oiseau	2		bird	
oiseaux	2		bird	
okkult	1		supernatural	
okologie	1		environment	ökologie
oktoberrevolution	1		russian revolution	
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
olimpiadas	3		olympics	
olimpica	3		olympics	olímpica
olimpicas	3		olympics	olímpicas
olimpico	3		olympics	olímpico
olimpicos	3		olympics	olímpicos
olympia	1		olympics	
olympia	1		#english	
olympische spiele	1		olympics	
oma	1		grandmother	
oma	1		#english	
omas	1		grandmother	
on	0		#english	
on	0		-	
one	0		#1	
one with	0		-	
ones	0	18121	#movie	
onirica	3		dream	onírica
oniricas	3		dream	oníricas
onirico	3		dream	onírico
oniricos	3		dream	oníricos
onirique	2		dream	
oniriques	2		dream	
online	0		-	
online free	0		-	
onward	0		#later	
onwards	0		#later	
opa	1		grandfather	
opa	1		#english	
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
orage	2		storm	
orchester	1		classical music	
orchestre	2		classical music	
orchestres	2		classical music	
ordenador	3		computer	
ordenadores	3		computer	
ordinateur	2		computer	
ordinateurs	2		computer	
orfanato	3		orphan	
orfanatos	3		orphan	
organtransplantation	1		organ transplant	
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
oscar a la mejor pelicula	3		award:oscar-picture	óscar a la mejor película
oscar best picture	0		award:oscar-picture	
oscar bester film	1		award:oscar-picture	
oscar du meilleur film	2		award:oscar-picture	
oscar films	0		award:oscar	
oscar for best director	0		award:oscar-director	
oscar for best picture	0		award:oscar-picture	
oscar gewinner	1		award:oscar	
oscar movies	0		award:oscar	
oscar nominated	0		award:oscar-nominee	
oscar nominations	0		award:oscar-nominee	
oscar nominee	0		award:oscar-nominee	
oscar nominees	0		award:oscar-nominee	
oscar nominiert	1		award:oscar-nominee	
oscar pramiert	1		award:oscar	oscar prämiert
oscar winner	0		award:oscar	
oscar winners	0		award:oscar	
oscar winning	0		award:oscar	
oscargewinner	1		award:oscar	
oscarise	2		award:oscar	oscarisé
oscarisee	2		award:oscar	oscarisée
oscarises	2		award:oscar	oscarisés
oscarizada	3		award:oscar	
oscarizadas	3		award:oscar	
oscarnominiert	1		award:oscar-nominee	
oscarnominierte	1		award:oscar-nominee	
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
ou	2		-	où
ou avant	2		#earlier	
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
palma de oro	3		award:palme-d'or	
palme d' or	0		award:palme-d'or	palme d'or
palme d' or	2		award:palme-d'or	palme d'or
palme d' or winner	0		award:palme-d'or	palme d'or winner
palme d' or winners	0		award:palme-d'or	palme d'or winners
palme dor	0		award:palme-d'or	
palme dor winners	0		award:palme-d'or	
palmes d' or	2		award:palme-d'or	palmes d'or
palpitant	2	17700	mood:thrilling	
palpitante	2	17702	mood:thrilling	
palpitantes	2	17703	mood:thrilling	
palpitants	2	17701	mood:thrilling	
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
para animarse	3	18300	mood:feel-good	
para llorar	3	18402	mood:sad	
para ninos	3	2601	genre:family	para niños
para pensar	3	19402	mood:mind-bending	
para reir	3	18106	mood:funny	para reír
para sentirse bien	3	18201	mood:feel-good	
para toda la familia	3	2504	genre:family	
para una tarde de lluvia	3	19603	mood:cosy	
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
parodia	3	7000	genre:comedy parody	
parodias	3	7001	genre:comedy parody	
parodie	1	6000	genre:comedy parody	
parodie	2	6000	genre:comedy parody	
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
peine de mort	2		death penalty	
peintre	2		painter	
peintres	2		painter	
peinture	2		painter	
peintures	2		painter	
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
peplums	2	4901	genre:history	péplums
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
perturbador	3	19200	mood:disturbing	
perturbadora	3	19201	mood:disturbing	
perturbadoras	3	19203	mood:disturbing	
perturbadores	3	19202	mood:disturbing	
perturbant	2	18404	mood:disturbing	
perturbante	2	18501	mood:disturbing	
perturbantes	2	18502	mood:disturbing	
perturbants	2	18500	mood:disturbing	
peru	1	9603	lang:es peru	
peru	1		#english	
peru	3	10604	lang:es peru	perú
peru	3		#english	
peruana	3	10601	lang:es peru	
peruanas	3	10603	lang:es peru	
peruanisch	1	9600	lang:es peru	
peruanische	1	9601	lang:es peru	
peruanischen	1	9602	lang:es peru	
peruano	3	10600	lang:es peru	
peruanos	3	10602	lang:es peru	
peruvian	0	14300	lang:es peru	
peruvien	2	9500	lang:es peru	péruvien
peruvienne	2	9502	lang:es peru	péruvienne
peruviennes	2	9503	lang:es peru	péruviennes
peruviens	2	9501	lang:es peru	péruviens
pesadilla	3		dream	
pesadillas	3		dream	
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
pieuvre	2		octopus	
pieuvres	2		octopus	
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
pobre	3		poverty	
pobres	3		poverty	
pobreza	3		poverty	
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
polaca	3	11801	lang:pl	
polacas	3	11803	lang:pl	
polaco	3	11800	lang:pl	
polacos	3	11802	lang:pl	
polar	0		#english	
polar	2	3903	genre:crime	
polar	2		#english	
polars	2	3904	genre:crime	
pole nord	2		arctic	pôle nord
polen	1	11004	lang:pl	
police	2		police	
police	2		#english	
policia	3		police	policía
policia corrupto	3		police corruption	policía corrupto
policiaca	3	4305	genre:crime	policíaca
policiacas	3	4400	genre:crime	policíacas
policiaco	3	4304	genre:crime	policíaco
policiacos	3	4306	genre:crime	policíacos
policial	3	4401	genre:crime	
policiales	3	4402	genre:crime	
policias	3		police	policías
policias corruptos	3		police corruption	policías corruptos
policier	2	3900	genre:crime	
policiere	2	3901	genre:crime	policière
policieres	2	3902	genre:crime	policières
policiers	2		police	
polish	0	19900	lang:pl	
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
polizist	1		police	
polizisten	1		police	
polizistin	1		police	
pollo	3		chicken	
pollos	3		chicken	
polnisch	1	11000	lang:pl	
polnische	1	11001	lang:pl	
polnischen	1	11002	lang:pl	
polnischer	1	11003	lang:pl	
polo norte	3		arctic	
pologne	2	10803	lang:pl	
polonais	2	10800	lang:pl	
polonaise	2	10801	lang:pl	
polonaises	2	10802	lang:pl	
polonia	3	11804	lang:pl	
pom pom girl	2		cheerleader	pom-pom girl
pom pom girls	2		cheerleader	pom-pom girls
pompes funebres	2		undertaker	pompes funèbres
pompier	2		firefighter	
pompiers	2		firefighter	
populaire	2		sort:popularity	
populaires	2		sort:popularity	
popular	0		sort:popularity	
popular	0		#modifier	
popular	1		sort:popularity	populär
popular	3		sort:popularity	
populare	1		sort:popularity	populäre
populares	3		sort:popularity	
poquer	3		poker	póquer
por	3		-	
por lo menos	3		#over	
porc	2		pig	
porcs	2		pig	
portugais	2	9000	lang:pt	
portugaise	2	9001	lang:pt	
portugaises	2	9002	lang:pt	
portugal	1	9103	lang:pt	
portugal	1		#english	
portugal	2	9003	lang:pt	
portugal	2		#english	
portugal	3	10004	lang:pt	
portugal	3		#english	
portugiesisch	1	9100	lang:pt	
portugiesische	1	9101	lang:pt	
portugiesischen	1	9102	lang:pt	
portugues	3	10000	lang:pt	portugués
portuguesa	3	10001	lang:pt	
portuguesas	3	10002	lang:pt	
portuguese	0	19200	lang:pt	
portugueses	3	10003	lang:pt	
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
post apocalypse	0		post-apocalypse	
post apocalyptic	0		post-apocalypse	
post apocalyptique	2		post-apocalypse	post-apocalyptique
post apocalyptiques	2		post-apocalypse	post-apocalyptiques
post war	0		post war	post-war
postapocaliptica	3		post-apocalypse	postapocalíptica
postapocalipticas	3		post-apocalypse	postapocalípticas
postapocaliptico	3		post-apocalypse	postapocalíptico
postapocalipticos	3		post-apocalypse	postapocalípticos
postapocalyptic	0		post-apocalypse	
postapocalyptique	2		post-apocalypse	
postapocalyptiques	2		post-apocalypse	
postapokalypse	1		post-apocalypse	
postapokalyptisch	1		post-apocalypse	
postapokalyptische	1		post-apocalypse	
postapokalyptischen	1		post-apocalypse	
posterieur a	2		#after	postérieur à
posterieure a	2		#after	postérieure à
posterieures a	2		#after	postérieures à
posterieurs a	2		#after	postérieurs à
posterior a	3		#after	
posteriores a	3		#after	
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
pour pleurer	2	17207	mood:sad	
pour rire	2	16704	mood:funny	
pour toute la famille	2	2400	genre:family	
poursuite en voiture	2		car chase	
poursuites en voiture	2		car chase	
pov	5		found footage	
prasident	1		president	präsident
prasidenten	1		president	präsidenten
prasidentin	1		president	präsidentin
pre	0		#before	
pre code	0	17500	lang:en year:1929-1934	pre-code
pre code hollywood	0	17502	lang:en year:1929-1934	pre-code hollywood
pre war	0		pre war	pre-war
precode	0	17501	lang:en year:1929-1934	
preisgekront	1		award:oscar	preisgekrönt
preisgekronte	1		award:oscar	preisgekrönte
premier amour	2		first love	
premiere guerre mondiale	2		world war i	première guerre mondiale
premieres amours	2		first love	premières amours
premiers amours	2		first love	
prensa	3		newspaper	
preparatoria	3		high school	
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
pretre	2		priest	prêtre
pretres	2		priest	prêtres
pretty	0		-	
priester	1		priest	
priestern	1		priest	
primer amor	3		first love	
primera guerra mundial	3		world war i	
primes a cannes	2		award:palme-d'or	primés à cannes
primes aux oscars	2		award:oscar	primés aux oscars
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
prise de tete	2	18800	mood:mind-bending	prise de tête
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
psicoanalista	3		psychiatrist	
psicologa	3		psychiatrist	psicóloga
psicologas	3		psychiatrist	psicólogas
psicologo	3		psychiatrist	psicólogo
psicologos	3		psychiatrist	psicólogos
psicopata	3		psychopath	psicópata
psicopatas	3		psychopath	psicópatas
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
quadrilogy	0		#ending	
quatre vingt dix	2		#90	quatre-vingt-dix
que	2		-	
que	3		-	
que alegran	3	18202	mood:feel-good	
que da miedo	3	104	genre:horror	
que dan miedo	3	105	genre:horror	
que habla de	3		-	
que hablan de	3		-	
que hace llorar	3	18403	mood:sad	
que hacen llorar	3	18404	mood:sad	
que no sea	3		#not	
que no sean	3		#not	
que te hacen pensar	3	19500	mood:mind-bending	
que te vuela la cabeza	3	19400	mood:mind-bending	
que trata de	3		-	
que tratan de	3		-	
que vuelan la cabeza	3	19401	mood:mind-bending	
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
qui	2		-	
qui fait du bien	2	16901	mood:feel-good	
qui fait peur	2	16500	mood:scary	
qui fait pleurer	2	17204	mood:sad	
qui fait rire	2	16705	mood:funny	
qui font du bien	2	16902	mood:feel-good	
qui font peur	2	16501	mood:scary	
qui font pleurer	2	17205	mood:sad	
qui font rire	2	16800	mood:funny	
qui parle de	2		-	
qui parlent de	2		-	
qui retourne le cerveau	2	18700	mood:mind-bending	
qui retournent le cerveau	2	18701	mood:mind-bending	
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
rainy day	0	8604	mood:cosy	
rana	3		frog	
rana	3		#english	
ranas	3		frog	
rap	2		hip hop	
rap	2		#english	
rap	3		hip hop	
rap	3		#english	
rapero	3		hip hop	
raperos	3		hip hop	
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
reaktorunfall	1		radiation	
real life story	0		true story	
realeza	3		royalty	
realidad virtual	3		virtual reality	
realisateur	2		-	réalisateur
realisatrice	2		-	réalisatrice
realise	2		-	réalisé
realise par	2		-	réalisé par
realisee	2		-	réalisée
realisees	2		-	réalisées
realises	2		-	réalisés
realite virtuelle	2		virtual reality	réalité virtuelle
reality tv	1		reality show	reality-tv
realityshow	1		reality show	
really	0		-	
really long	0		runtime:150-	
rebondissement	2		twist ending	
rebondissements	2		twist ending	
recent	0		sort:year	
recent	0		#modifier	
recent	2		sort:year	récent
recente	2		sort:year	récente
recentes	2		sort:year	récentes
recently released	0		sort:year	
recents	2		sort:year	récents
rechauffement climatique	2		climate change	réchauffement climatique
rechtsanwalt	1		lawyer	
reciente	3		sort:year	
recientes	3		sort:year	
recit d' apprentissage	2		coming of age	récit d'apprentissage
recomendacion	3		-	recomendación
recomendaciones	3		-	
recomendada	3		-	
recomendadas	3		-	
recomendado	3		-	
recomendados	3		-	
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
reconfortant	2	17001	mood:feel-good	réconfortant
reconfortante	2	17003	mood:feel-good	réconfortante
reconfortantes	2	17100	mood:feel-good	réconfortantes
reconfortants	2	17002	mood:feel-good	réconfortants
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
regie	1		-	
regisseur	1		-	
regreso al futuro	3		back to the future	
reh	1		deer	
reh	1		#english	
rehe	1		deer	
rehen	3		hostage	rehén
rehenes	3		hostage	
reiche	1		millionaire	
reichen	1		millionaire	
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
reise	1		road trip	
reise nach westen	1		journey to the west	
reisebus	1		bus	
reisen	1		road trip	
reiten	1		horse	
reiter	1		horse	
related	0		-	
release	0		-	
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
rico	3		millionaire	
rico	3		#english	
ricos	3		millionaire	
riese	1		giant	
riesen	1		giant	
riesenmonster	1		giant monster	
riesenroboter	1		giant robot	
rigolo	2	16702	mood:funny	
rigolote	2	16703	mood:funny	
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
rodaje	3		filmmaking	
rodajes	3		filmmaking	
roi	2		king	
roi	2		#english	
roi arthur	2		king arthur	
roi lion	2		the lion king	
roi singe	2		monkey king	
rois	2		king	
rois	2		#english	
rollstuhl	1		disability	
rom	1		rome	
rom	1		#english	
rom com	0	2302	genre:comedy,romance	
rom coms	0	2303	genre:comedy,romance	
roma	3		rome	
roma	3		#english	
romance	0	800	genre:romance	
romance	2	500	genre:romance	
romance	3	600	genre:romance	
romance drama	0	3702	genre:drama,romance	
romance dramas	0	3703	genre:drama,romance	
romance historico	3	17000	genre:history,romance	romance histórico
romance historique	2	15700	genre:history,romance	
romances	0	801	genre:romance	
romances	2	501	genre:romance	
romances	3	601	genre:romance	
romances historicos	3	17001	genre:history,romance	romances históricos
romances historiques	2	15701	genre:history,romance	
romancier	2		writer	
romanciere	2		writer	romancière
romanciers	2		writer	
romanian	0	20300	lang:ro	
romanian new wave	0	17200	lang:ro year:2001-	
romantic	0	8000	mood:romantic	
romantic	0		#modifier	
romantic comedies	0	2305	genre:comedy,romance	
romantic comedy	0	2304	genre:comedy,romance	
romantic drama	0	3700	genre:drama,romance	
romantic dramas	0	3701	genre:drama,romance	
romantica	3	18801	mood:romantic	romántica
romanticas	3	18803	mood:romantic	románticas
romantico	3	18800	mood:romantic	romántico
romanticos	3	18802	mood:romantic	románticos
romantik	1	600	genre:romance	
romantikkomodie	1	1000	genre:romance,comedy	romantikkomödie
romantikkomodien	1	1001	genre:romance,comedy	romantikkomödien
romantique	2	17800	mood:romantic	
romantiques	2	17801	mood:romantic	
romantisch	1	17900	mood:romantic	
romantische	1	17901	mood:romantic	
romantische komodie	1	900	genre:romance,comedy	romantische komödie
romantische komodien	1	901	genre:romance,comedy	romantische komödien
romantischen	1	17902	mood:romantic	
romantischen komodien	1	902	genre:romance,comedy	romantischen komödien
romantischer	1	17903	mood:romantic	
romantisches	1	17904	mood:romantic	
romantisches drama	1	1204	genre:romance,drama	
romanverfilmung	1		based on novel	
romanverfilmungen	1		based on novel	
romanze	1	700	genre:romance	
romanzen	1	701	genre:romance	
romcom	0	2300	genre:comedy,romance	
romcom	1	1100	genre:romance,comedy	
romcoms	0	2301	genre:comedy,romance	
romcoms	1	1101	genre:romance,comedy	
rome	2		rome	
rome	2		#english	
rome antique	2		ancient rome	
romer	1		ancient rome	römer
romisches reich	1		ancient rome	römisches reich
rot	0		#english	
rotten tomatoes	0		-	
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
ruee vers l' or	2		gold	ruée vers l'or
rugby	1		rugby	
rugby	1		#english	
rugby	2		rugby	
rugby	2		#english	
rugby	3		rugby	
rugby	3		#english	
ruhig	1	19500	mood:slow	
ruhige	1	19501	mood:slow	
ruhigen	1	19502	mood:slow	
ruhiger	1	19503	mood:slow	
ruhiges	1	19504	mood:slow	
ruhrend	1	18000	mood:heartwarming	rührend
ruhrende	1	18001	mood:heartwarming	rührende
ruhrenden	1	18002	mood:heartwarming	rührenden
ruhrender	1	18003	mood:heartwarming	rührender
ruhrendes	1	18004	mood:heartwarming	rührendes
rumana	3	12101	lang:ro	
rumanas	3	12103	lang:ro	
rumania	3	12104	lang:ro	
rumanien	1	11303	lang:ro	rumänien
rumanisch	1	11300	lang:ro	rumänisch
rumanische	1	11301	lang:ro	rumänische
rumanischen	1	11302	lang:ro	rumänischen
rumano	3	12100	lang:ro	
rumanos	3	12102	lang:ro	
rund	1		#around	
ruptura	3		breakup	
rupturas	3		breakup	
rupture	2		breakup	
ruptures	2		breakup	
rusa	3	9601	lang:ru	
rusas	3	9603	lang:ru	
rusia	3	9604	lang:ru	
ruso	3	9600	lang:ru	
rusos	3	9602	lang:ru	
russe	2	8700	lang:ru	
russes	2	8701	lang:ru	
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
s f	2	2802	genre:science-fiction	s-f
sa fille	2		daughter	
sabre chinois	2		wuxia	
sacerdote	3		priest	
sacerdotes	3		priest	
sad	0	7500	mood:sad	
sad	0		#modifier	
saddest	0	7501	mood:sad	
saga	0		#ending	
saga	2		-	
saga	3		-	
sage	1		folklore	
sage	1		#english	
sagen	1		folklore	
saint sylvestre	2		new year's eve	saint-sylvestre
saint valentin	2		valentine's day	saint-valentin
sale	3		-	
salen	3		-	
salvo	3		#not	
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
satan	2		devil	
satan	2		#english	
satanas	3		devil	satanás
satira	3	7100	genre:comedy satire	sátira
satiras	3	7101	genre:comedy satire	sátiras
satire	0	2900	genre:comedy satire	
satire	1	6100	genre:comedy satire	
satire	2	6100	genre:comedy satire	
satiren	1	6101	genre:comedy satire	
satires	0	2901	genre:comedy satire	
satires	2	6101	genre:comedy satire	
satirica	3	7103	genre:comedy satire	satírica
satirical	0	2902	genre:comedy satire	
satiricas	3	7105	genre:comedy satire	satíricas
satirico	3	7102	genre:comedy satire	satírico
satiricos	3	7104	genre:comedy satire	satíricos
satirique	2	6102	genre:comedy satire	
satiriques	2	6103	genre:comedy satire	
satirisch	1	6102	genre:comedy satire	
satirische	1	6103	genre:comedy satire	
sauf	2		#not	
saugling	1		baby	säugling
savant	2		scientist	
savant	2		#english	
savant fou	2		mad scientist	
savants	2		scientist	
savants fous	2		mad scientist	
scandi noir	0	6701	genre:thriller,crime lang:sv,da,no,fi,is	
scandinave	2	12800	lang:sv,da,no,fi,is	
scandinaves	2	12801	lang:sv,da,no,fi,is	
scandinavian	0	16000	lang:sv,da,no,fi,is	
scandinavian noir	0	6702	genre:thriller,crime lang:sv,da,no,fi,is	
scandinavie	2	12804	lang:sv,da,no,fi,is	
scariest	0	7001	mood:scary	
scary	0	7000	mood:scary	
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
schockierend	1	18800	mood:disturbing	
schockierende	1	18801	mood:disturbing	
schockierenden	1	18802	mood:disturbing	
schockierender	1	18803	mood:disturbing	
schockierendes	1	18900	mood:disturbing	
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
schwarzer humor	1	4302	genre:comedy,crime	
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
scolaire	2		school	
scolaires	2		school	
scottish	0	9300	lang:en scotland	
screwball	0	17902	lang:en genre:comedy year:1934-1944	
screwball comedies	0	17901	lang:en genre:comedy year:1934-1944	
screwball comedy	0	17900	lang:en genre:comedy year:1934-1944	
se	3		-	
se passant	2		-	
se venger	2		revenge	
sea	0		#english	
seance	1		seance	séance
seance	1		#english	
seance de spiritisme	2		seance	séance de spiritisme
sechziger	1		year:1960-1969	
sechziger jahre	1		year:1960-1969	
sechziger jahren	1		year:1960-1969	
sechzigern	1		year:1960-1969	
second world war	0		world war ii	
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
secuestrada	3		kidnapping	
secuestradas	3		kidnapping	
secuestrado	3		kidnapping	
secuestrados	3		kidnapping	
secuestro	3		kidnapping	
secuestro de avion	3		hijacking	secuestro de avión
secuestro de aviones	3		hijacking	
secuestros	3		kidnapping	
secundaria	3		high school	
seefahrt	1		sea	
seele	1		spirit	
seelen	1		spirit	
seemann	1		sea	
seen	1		lake	
seen	1		#english	
seerauber	1		pirate	seeräuber
segunda guerra mundial	3		world war ii	
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
sekte	1		cult	
sekten	1		cult	
selbstjustiz	1		vigilante	
selbstmord	1		suicide	
selbstmorde	1		suicide	
selva	3		jungle	
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
sentimental	2	700	genre:romance	
sentimental	3	801	genre:romance	
sentimentale	2	701	genre:romance	
sentimentales	2	702	genre:romance	
sentimentales	3	802	genre:romance	
sentimentaux	2	703	genre:romance	
seoul	1		seoul	
seoul	1		#english	
seoul	2		seoul	séoul
seoul	2		#english	
separation	2		breakup	séparation
separation	2		#english	
sepulturero	3		undertaker	
sequels	0		#ending	
serbe	2	11500	lang:sr	
serbes	2	11501	lang:sr	
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
serial killer	0		serial killer	
serial killer	2		serial killer	
serial killers	0		serial killer	
serial killers	2		serial killer	
serienkiller	1		serial killer	
serienkillern	1		serial killer	
serienmorder	1		serial killer	serienmörder
serienmordern	1		serial killer	serienmördern
series	0		#ending	
serpent	2		snake	
serpent	2		#english	
serpents	2		snake	
serpents	2		#english	
serpiente	3		snake	
serpientes	3		snake	
serveuse	2		waitress	
serveuses	2		waitress	
services secrets	2		secret service	
servicio secreto	3		secret service	
servicios secretos	3		secret service	
sesentas	3		year:1960-1969	
sesentera	3		year:1960-1969	
sesenteras	3		year:1960-1969	
sesentero	3		year:1960-1969	
sesenteros	3		year:1960-1969	
sesion de espiritismo	3		seance	sesión de espiritismo
set in	0		#setting	
set in	0		-	
set in the	0		#setting	
set in the	0		-	
setentas	3		year:1970-1979	
setentera	3		year:1970-1979	
setenteras	3		year:1970-1979	
setentero	3		year:1970-1979	
setenteros	3		year:1970-1979	
seuche	1		pandemic	
seuchen	1		pandemic	
seul	3		seoul	seúl
seventies	0		year:1970-1979	
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
sf	0	1003	genre:science-fiction	
sf	2	2801	genre:science-fiction	
sf	4	2200	genre:science-fiction	SF
sf	5	2100	genre:science-fiction	SF
sf アクション	5	12600	genre:science-fiction,action	SFアクション
sf コメディ	5	12700	genre:science-fiction,comedy	SFコメディ
sf ホラー	5	2200	genre:science-fiction,horror	SFホラー
sf 공포	4	2301	genre:science-fiction,horror	SF공포
sf 물	4	2206	genre:science-fiction	SF물
sf 액션	4	12700	genre:science-fiction,action	SF액션
sf 코미디	4	12800	genre:science-fiction,comedy	SF코미디
sf 호러	4	2300	genre:science-fiction,horror	SF호러
shakespeare	1		shakespeare	
shakespeare	1		#english	
shakespeare	2		shakespeare	
shakespeare	2		#english	
shakespeare	3		shakespeare	
shakespeare	3		#english	
shakespearien	2		shakespeare	
shakespearienne	2		shakespeare	
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
shoah	2		holocaust	
shocking	0	8302	mood:disturbing	
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
sicaria	3		hit man	
sicarias	3		hit man	
sicario	3		hit man	
sicario	3		#english	
sicarios	3		hit man	
sida	2		aids	
sida	3		aids	
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
silla de ruedas	3		disability	
silvester	1		new year's eve	
similar to	0		-	
simio	3		monkey	
simios	3		monkey	
sin	0		#english	
sin	3		#not	
sin techo	3		homeless	
since	0		#since	
singe	2		monkey	
singes	2		monkey	
sinhala	0	11601	lang:si	
sintecho	3		homeless	
sirena	3		mermaid	
sirenas	3		mermaid	
sirene	2		mermaid	sirène
sirenes	2		mermaid	sirènes
sirvienta	3		butler	
sirvientas	3		butler	
sirviente	3		butler	
sirvientes	3		butler	
sismo	3		earthquake	
sismos	3		earthquake	
site de rencontre	2		dating	
sixties	0		year:1960-1969	
skandinavien	1	12903	lang:sv,da,no,fi,is	
skandinavisch	1	12900	lang:sv,da,no,fi,is	
skandinavische	1	12901	lang:sv,da,no,fi,is	
skandinavischen	1	12902	lang:sv,da,no,fi,is	
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
slovak	0	20100	lang:sk	
slovenian	0	23000	lang:sl	
slow	0		#modifier	
slow burn	0	8800	mood:slow	
slow burn	0	8801	mood:slow	slow-burn
slow burns	0	8802	mood:slow	
slow cinema	0	8804	mood:slow	
slow paced	0	8803	mood:slow	
sniper	2		sniper	
sniper	2		#english	
snipers	2		sniper	
snipers	2		#english	
sns	4		social media	
sns	5		social media	
so	0		-	
sobre	3		-	
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
son mari	2		marriage	
sont	2		-	
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
sovieticas	3	9608	lang:ru	soviéticas
sovietico	3	9605	lang:ru	soviético
sovieticos	3	9607	lang:ru	soviéticos
sovietique	2	8703	lang:ru	soviétique
sovietiques	2	8704	lang:ru	soviétiques
sowjetisch	1	8705	lang:ru	
sowjetische	1	8706	lang:ru	
sowjetischen	1	8800	lang:ru	
soziale medien	1		social media	
soziale netzwerke	1		social media	
space opera	0	5400	genre:science-fiction space	
space operas	0	5401	genre:science-fiction space	
spaghetti western	0	6200	genre:western lang:it	
spaghetti westerns	0	6201	genre:western lang:it	
spaghettiwestern	1	5802	genre:western lang:it	
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
spannend	1	17700	mood:tense	
spannende	1	17701	mood:tense	
spannenden	1	17702	mood:tense	
spannender	1	17703	mood:tense	
spannendes	1	17704	mood:tense	
spannung	1	3302	genre:thriller	
spate	1		#late	späte
spaten	1		#late	späten
spatial	2		space	
spatiale	2		space	
spatiales	2		space	
spationaute	2		astronaut	
spationautes	2		astronaut	
speaking	0		-	
spectre	2		ghost	
spectre	2		#english	
spectres	2		ghost	
spezialeinheit	1		special forces	
spezialeinheiten	1		special forces	
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
spione	1		spy	
spionin	1		spy	
spirit award winners	0		award:spirit	
spiritisme	2		seance	
splatter	0	106	genre:horror	
splatter	1		gore	
splatter	1		#english	
spoof	0	2802	genre:comedy parody	
spoofs	0	2803	genre:comedy parody	
spooky	0	7002	mood:scary	
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
sportive	2		sport	
sportives	2		sport	
sportler	1		sport	
sportlern	1		sport	
sports	0		sport	
sports	2		sport	
sports	2		#english	
sports drama	0	4200	genre:drama sport	
sports dramas	0	4201	genre:drama sport	
sprechende tiere	1		talking animal	
spuk	1		haunted house	
spukhaus	1		haunted house	
spukhauser	1		haunted house	spukhäuser
spy thriller	0	5500	genre:thriller spy	
spy thrillers	0	5501	genre:thriller spy	
squale	2		shark	
squales	2		shark	
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
starring	0		-	
starring	2		-	
starting from	0		#since	
starting in	0		#since	
std	1		#hours	
stephen king	1		stephen king	
stephen king	2		stephen king	
stephen king	3		stephen king	
sterben	1		death	
stern	0		#english	
stiefmutter	1		stepmother	
stierkampf	1		bullfighting	
stil	1		-	
stirb langsam	1		die hard	
stop motion	0		stop motion	
stop motion	1	6300	genre:animation stop motion	stop-motion
stop motion	2	6300	genre:animation stop motion	
stop motion	3	7300	genre:animation stop motion	
stop motion animation	0	5900	genre:animation stop motion	
stop motion animations	0	5901	genre:animation stop motion	
stories	0	18123	#movie	
story	0	18122	#movie	
strand	1		beach	
strand	1		#english	
strande	1		beach	strände
stream	0		-	
stream	1		-	
streaming	0		-	
streaming	1		-	
streaming	2		-	
streaming	3		-	
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
subacuatica	3		underwater	subacuática
subacuaticas	3		underwater	subacuáticas
subacuatico	3		underwater	subacuático
subacuaticos	3		underwater	subacuáticos
submarino	3		submarine	
submarinos	3		submarine	
subterraneo	3		subway	subterráneo
subtitled	0	9910	lang:!en	
subtitled	0		#modifier	
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
sudafricana	3		south africa	
sudafricanas	3		south africa	
sudafricano	3		south africa	
sudafricanos	3		south africa	
sudafrika	1		south africa	südafrika
sudafrikanisch	1		south africa	südafrikanisch
sudafrikanische	1		south africa	südafrikanische
sudafrikanischen	1		south africa	südafrikanischen
sudamericana	3	13603	lang:es,pt	
sudamericanas	3	13700	lang:es,pt	
sudamericano	3	13602	lang:es,pt	
sudamericanos	3	13604	lang:es,pt	
sudamerika	1	12803	lang:es,pt	südamerika
sudamerikanisch	1	12703	lang:es,pt	südamerikanisch
sudamerikanische	1	12800	lang:es,pt	südamerikanische
sudamerikanischen	1	12801	lang:es,pt	südamerikanischen
sudkorea	1	6502	lang:ko	südkorea
sudkoreanisch	1	6405	lang:ko	südkoreanisch
sudkoreanische	1	6500	lang:ko	südkoreanische
sudkoreanischen	1	6501	lang:ko	südkoreanischen
sueca	3	11301	lang:sv	
suecas	3	11303	lang:sv	
suecia	3	11304	lang:sv	
sueco	3	11300	lang:sv	
suecos	3	11302	lang:sv	
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
suicida	3		suicide	
suicidas	3		suicide	
suicide	2		suicide	
suicide	2		#english	
suicides	2		suicide	
suicides	2		#english	
suicidio	3		suicide	
suicidios	3		suicide	
suisse	2	9900	lang:de,fr,it switzerland	
suisses	2	9901	lang:de,fr,it switzerland	
suitable for children	0	1221	genre:family	
suite	0		#english	
suiza	3	11001	lang:de,fr,it switzerland	
suizas	3	11003	lang:de,fr,it switzerland	
suizid	1		suicide	
suizo	3	11000	lang:de,fr,it switzerland	
suizos	3	11002	lang:de,fr,it switzerland	
sujet	2		-	
sundance winner	0		award:sundance	
sundance winners	0		award:sundance	
super hero	0		superhero	
super heroes	0		superhero	
super heroes	3		superhero	súper héroes
super heroine	2		superhero	super-héroïne
super heroines	2		superhero	super-héroïnes
super heros	2		superhero	super-héros
super pouvoir	2		superpower	super-pouvoir
super pouvoirs	2		superpower	super-pouvoirs
superdotada	3		genius	
superdotadas	3		genius	
superdotado	3		genius	
superdotados	3		genius	
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
superheroina	3		superhero	superheroína
superheroinas	3		superhero	superheroínas
superheros	2		superhero	superhéros
superieur a	2		#over	supérieur à
superieure a	2		#over	supérieure à
superieures a	2		#over	supérieures à
superieurs a	2		#over	supérieurs à
superior a	3		#over	
superiores a	3		#over	
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
survie	2		survival	
survivant	2		survival	
survivants	2		survival	
survivre	2		survival	
sus	3		-	
suspens	2	3103	genre:thriller	
suspense	0	602	genre:thriller	
suspense	2	3102	genre:thriller	
suspense	3	3402	genre:thriller	
suspense psicologico	3	3600	genre:thriller	suspense psicológico
suspenseful	0	7701	mood:tense	
suspenso	3	3403	genre:thriller	
suspenso psicologico	3	3502	genre:thriller	suspenso psicológico
suspenso y terror	3	3701	genre:thriller,horror	
swahili	0	25800	lang:sw	
swashbuckler	0	3302	genre:action,adventure	
swashbucklers	0	3303	genre:action,adventure	
swashbuckling	0	3304	genre:action,adventure	
swedish	0	19400	lang:sv	
swinging sixties	0		year:1960-1969	
swiss	0	15000	lang:de,fr,it switzerland	
sword and sorcery	0	1302	genre:fantasy	
syfy	0	1004	genre:science-fiction	
tag	0		#english	
tagalog	0	21501	lang:tl	
tailandes	3	13000	lang:th	tailandés
tailandesa	3	13001	lang:th	
tailandesas	3	13002	lang:th	
tailandia	3	13003	lang:th	
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
taiwanesa	3	7902	lang:zh taiwan	
taiwanesas	3	7903	lang:zh taiwan	
taiwanese	0	18902	lang:zh	
taiwaneses	3	7904	lang:zh taiwan	
taiwanesisch	1	6901	lang:zh taiwan	
taiwanesische	1	6902	lang:zh taiwan	
taiwanesischen	1	6903	lang:zh taiwan	
taiwanisch	1	6904	lang:zh taiwan	
taiwanische	1	7000	lang:zh taiwan	
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
tarzan	1		tarzan	
tarzan	1		#english	
tarzan	2		tarzan	
tarzan	2		#english	
tarzan	3		tarzan	tarzán
tarzan	3		#english	
taub	1		deaf	
taub	1		#english	
taubstumm	1		deaf	
tauchen	1		diver	
taucher	1		diver	
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
tcheque	2	10900	lang:cs	tchèque
tcheques	2	10901	lang:cs	tchèques
tchequie	2	10902	lang:cs	tchéquie
tear jerker	0	7504	mood:sad	
tear jerkers	0	7505	mood:sad	
tearjerker	0	7502	mood:sad	
tearjerkers	0	7503	mood:sad	
teatro	3		theater	
teatros	3		theater	
tebeo	3		based on comic	
tebeos	3		based on comic	
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
telefilmes	3	6701	genre:tv-movie	
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
tema	3		-	
tematica	3		-	temática
temoin	2		witness	témoin
temoins	2		witness	témoins
tempestad	3		storm	
tempete	2		storm	tempête
tempetes	2		storm	tempêtes
ten best	0		sort:rating	
tendance	2		sort:popularity	
tendances	2		sort:popularity	
tenis	3		tennis	
tennis	1		tennis	
tennis	1		#english	
tennis	2		tennis	
tennis	2		#english	
tensa	3	18602	mood:tense	
tensas	3	18603	mood:tense	
tense	0	7700	mood:tense	
tenso	3	18604	mood:tense	
tercera edad	3		old age	
terremoto	3		earthquake	
terremotos	3		earthquake	
terrifiant	2	16306	mood:scary	
terrifiante	2	16400	mood:scary	
terrifiantes	2	16401	mood:scary	
terrifiants	2	16307	mood:scary	
terrifying	0	7005	mood:scary	
terror	0		#english	
terror	3	100	genre:horror	
terror	3		#english	
terror anschlag	1		terrorist	terror-anschlag
terror corporal	3		body horror	
terror de ciencia ficcion	3	3300	genre:science-fiction,horror	terror de ciencia ficción
terror psicologico	3	16400	genre:horror psychological	terror psicológico
terrorifica	3	17801	mood:scary	terrorífica
terrorificas	3	17803	mood:scary	terroríficas
terrorifico	3	17800	mood:scary	terrorífico
terrorificos	3	17802	mood:scary	terroríficos
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
tesoro	3		treasure	
tesoros	3		treasure	
testigo	3		witness	
testigos	3		witness	
tetralogy	0		#ending	
teufel	1		devil	
teufels	1		devil	
teufelsaustreibung	1		exorcism	
texas	1		texas	
texas	1		#english	
texas	2		texas	
texas	2		#english	
texas	3		texas	
texas	3		#english	
thai	0	21100	lang:th	
thai	2	12003	lang:th	thaï
thai	2		#english	
thailand	1	12204	lang:th	
thailand	1		#english	
thailandais	2	12000	lang:th	thaïlandais
thailandaise	2	12001	lang:th	thaïlandaise
thailandaises	2	12002	lang:th	thaïlandaises
thailande	2	12005	lang:th	thaïlande
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
that make you laugh	0	7200	mood:funny	
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
the early	0		#early	
the late	0		#late	
the mob	0	4702	genre:crime mafia	
the one	0		-	
the one where	0		-	
the one with	0		-	
the ones	0		-	
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
thirties	0		year:1930-1939	
three	0		#3	
thriller	0	600	genre:thriller	
thriller	1	3300	genre:thriller	
thriller	2	3100	genre:thriller	
thriller	3	3400	genre:thriller	
thriller d' action	2	1300	genre:action,thriller	thriller d'action
thriller d' espionnage	2	15800	genre:thriller spy	thriller d'espionnage
thriller d' horreur	2	3400	genre:thriller,horror	thriller d'horreur
thriller de accion	3	1400	genre:action,thriller	thriller de acción
thriller de espionaje	3	17100	genre:thriller spy	
thriller de misterio	3	4200	genre:mystery,thriller	
thriller de terror	3	3700	genre:thriller,horror	
thriller horrifique	2	3401	genre:thriller,horror	
thriller mysterieux	2	3800	genre:mystery,thriller	thriller mystérieux
thriller policiaco	3	3901	genre:crime,thriller	thriller policíaco
thriller policial	3	3800	genre:crime,thriller	
thriller policiales	3	3801	genre:crime,thriller	
thriller policier	2	3500	genre:crime,thriller	
thriller politico	3	17200	genre:thriller politics	thriller político
thriller politique	2	15900	genre:thriller politics	
thriller psicologico	3	3500	genre:thriller	thriller psicológico
thriller psychologique	2	3202	genre:thriller	
thrillern	1	3301	genre:thriller	
thrillers	0	601	genre:thriller	
thrillers	2	3101	genre:thriller	
thrillers	3	3401	genre:thriller	
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
thrillers psychologiques	2	3300	genre:thriller	
thrilling	0	7900	mood:thrilling	
through	0		#and	
thru	0		#and	
tibetan	0	24400	lang:bo	
tiburon	3		shark	tiburón
tiburones	3		shark	
tiefsee	1		ocean	
tiere	1		talking animal	
tieren	1		talking animal	
tierna	3	19003	mood:heartwarming	
tiernas	3	19004	mood:heartwarming	
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
tintenfisch	1		octopus	
tipo	3		-	
tir a l' arc	2		archery	tir à l'arc
tire d' une histoire vraie	2		true story	tiré d'une histoire vraie
tire de faits reels	2		true story	tiré de faits réels
tireur d' elite	2		sniper	tireur d'élite
tireurs d' elite	2		sniper	tireurs d'élite
tiro con arco	3		archery	
tiroteo	3		gun	
tiroteos	3		gun	
titles	0	18119	#movie	
tmdb	0		-	
to	0		#and	
to	0		-	
to cheer me up	0	7402	mood:feel-good	
to cry to	0	7604	mood:sad	
to see	0		-	
to watch	0		-	
to watch with family	0	1215	genre:family	
to watch with kids	0	1213	genre:family	
to watch with my kids	0	1216	genre:family	
to watch with the kids	0	1214	genre:family	
tochter	1		daughter	
tochtern	1		daughter	töchtern
tod	1		death	
tod	1		#english	
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
touchant	2	17904	mood:heartwarming	
touchante	2	18000	mood:heartwarming	
touchantes	2	18001	mood:heartwarming	
touchants	2	17905	mood:heartwarming	
touching	0	8103	mood:heartwarming	
touching	0		#modifier	
tournage	2		filmmaking	
tournages	2		filmmaking	
toute la famille	2	2401	genre:family	
toxicomane	2		drug addiction	
toxicomanes	2		drug addiction	
toxicomanie	2		drug addiction	
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
tragicomedias	3	5203	genre:drama,comedy	
tragicomedies	0	2405	genre:comedy,drama	
tragicomedy	0	2404	genre:comedy,drama	
tragikomodie	1	4500	genre:drama,comedy	tragikomödie
tragikomodien	1	4501	genre:drama,comedy	tragikomödien
train	2		train	
train	2		#english	
trains	2		train	
trains	2		#english	
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
trauer	1		grief	
traum	1		dream	
traume	1		dream	träume
traumen	1		dream	träumen
traurig	1	17400	mood:sad	
traurige	1	17401	mood:sad	
traurigen	1	17402	mood:sad	
trauriger	1	17403	mood:sad	
trauriges	1	17404	mood:sad	
treintas	3		year:1930-1939	
tremblement de terre	2		earthquake	
tremblements de terre	2		earthquake	
tren	3		train	
trenes	3		train	
trennung	1		breakup	
trennungen	1		breakup	
trepidante	3	18600	mood:tense	
trepidantes	3	18601	mood:tense	
tres	3		#3	
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
trilogies	0		#ending	
trilogy	0		#ending	
trinker	1		alcoholism	
trio amoroso	3		love triangle	trío amoroso
trippy	0	8502	mood:mind-bending	
triste	2	17202	mood:sad	
triste	3	18400	mood:sad	
tristes	2	17203	mood:sad	
tristes	3	18401	mood:sad	
trois	2		#3	
trois royaumes	2		three kingdoms	
tromperie	2		infidelity	
trostlos	1	18500	mood:bleak	
trostlose	1	18501	mood:bleak	
trostlosen	1	18502	mood:bleak	
trostloser	1	18503	mood:bleak	
trostloses	1	18504	mood:bleak	
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
turc	2	11300	lang:tr	
turca	3	12301	lang:tr	
turcas	3	12303	lang:tr	
turco	3	12300	lang:tr	
turcos	3	12302	lang:tr	
turcs	2	11301	lang:tr	
turkei	1	11504	lang:tr	türkei
turkisch	1	11500	lang:tr	türkisch
turkische	1	11501	lang:tr	türkische
turkischen	1	11502	lang:tr	türkischen
turkischer	1	11503	lang:tr	türkischer
turkish	0	20700	lang:tr	
turque	2	11302	lang:tr	
turques	2	11303	lang:tr	
turquia	3	12304	lang:tr	turquía
turquie	2	11304	lang:tr	
tv film	0	2202	genre:tv-movie	
tv films	0	2203	genre:tv-movie	
tv movie	0	2200	genre:tv-movie	
tv movies	0	2201	genre:tv-movie	
tv 영화	4	4400	genre:tv-movie	TV영화
twenties	0		year:1920-1929	
twentieth century	0		year:1900-1999	
twenty first century	0		year:2000-	
twenty tens	0		year:2010-2019	
twenty twenties	0		year:2020-2029	
twist am ende	1		twist ending	
two	0		#2	
two thousands	0		year:2000-2009	
type	0		-	
type	2		-	
type of	0		-	
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
ucrania	3	12404	lang:uk	
ucraniana	3	12401	lang:uk	
ucranianas	3	12403	lang:uk	
ucraniano	3	12400	lang:uk	
ucranianos	3	12402	lang:uk	
ufo	1		ufo	
ufo	1		#english	
ufos	1		ufo	
uk	0	9102	lang:en england	
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
ultima	3		sort:year	última
ultimas	3		sort:year	últimas
ultimo	3		sort:year	último
ultimos	3		sort:year	últimos
um	1		-	
um die	1		#around	
umwelt	1		environment	
un	2		#1	
un	2		-	
un	3		#1	
un	3		-	
un castillo	3		castle	
un chat	2		cat	
un chevalier	2		knight	
un cure	2		priest	un curé
un film	2	14200	#movie	
un film	2		-	
un film avec	2	14205	#movie	
un film avec	2		-	
un film de	2	14204	#movie	
un film de	2		-	
un genie	2		genius	un génie
un leon	3		lion	un león
un mari	2		marriage	
un ours	2		bear	
un rat	2		rat	
un rey	3		king	
un solo escenario	3		one location	
una	3		#1	
una	3		-	
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
unheilbar	1		terminal illness	
unheilbare	1		terminal illness	
unheilbare krankheit	1		terminal illness	
unheimlich	1	16701	mood:scary	
unheimliche	1	16702	mood:scary	
unheimlichen	1	16703	mood:scary	
unheimlicher	1	16704	mood:scary	
unheimliches	1	16800	mood:scary	
uni	1		college	
uni	1		#english	
unicornio	3		unicorn	
unicornios	3		unicorn	
united kingdom	0	9103	lang:en england	
univers parallele	2		parallel world	univers parallèle
univers paralleles	2		parallel world	univers parallèles
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
unmogliche liebe	1		forbidden love	unmögliche liebe
unos	3		#around	
unos	3		-	
unschuldig verurteilt	1		wrongful conviction	
unsettling	0	8304	mood:disturbing	
unsichtbar	1		invisibility	
unsichtbare	1		invisibility	
unsichtbarer freund	1		imaginary friend	
unsterblich	1		immortality	
unsterbliche	1		immortality	
unsterblichkeit	1		immortality	
unter	1		#under	
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
uplifting	0	7305	mood:feel-good	
urdu	0	22400	lang:ur	
ureinwohner	1		native american	
urlaub	1		vacation	
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
vaisseau spatial	2		spaceship	
vaisseaux spatiaux	2		spaceship	
valentinstag	1		valentine's day	
vampir	1		vampire	
vampira	3		vampire	
vampira	3		#english	
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
vampirique	2		vampire	
vampiro	3		vampire	
vampiros	3		vampire	
vaquero	3		cowboy	
vaqueros	3		cowboy	
vaqueros del oeste	3	6205	genre:western	
vater	1		father	
vater sohn	1		father son	vater-sohn
vater tochter	1		father daughter	vater-tochter
vater und sohn	1		father son	
vater und tochter	1		father daughter	
vatern	1		father	vätern
vaters	1		father	
vaudou	2		voodoo	
vejez	3		old age	
velo	2		bicycle	vélo
velos	2		bicycle	vélos
venado	3		deer	
venados	3		deer	
vendedor	3		salesman	
vendedores	3		salesman	
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
ver	3		-	
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
verstorend	1	18700	mood:disturbing	verstörend
verstorende	1	18701	mood:disturbing	verstörende
verstorenden	1	18702	mood:disturbing	verstörenden
verstorender	1	18703	mood:disturbing	verstörender
verstorendes	1	18704	mood:disturbing	verstörendes
vertreter	1		salesman	
very	0		-	
very long	0		runtime:150-	
veuf	2		widow	
veuve	2		widow	
veuves	2		widow	
vf	2	7006	lang:fr	
vf	2		#english	
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
vietnamitas	3	13101	lang:vi	
vietnamkrieg	1	14900	genre:war vietnam	
vietnamkriegs	1	14902	genre:war vietnam	
vieux	2		year:-1979	
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
vinedo	3		wine	viñedo
vinedos	3		wine	viñedos
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
vogel	1		bird	
vogel	1		#english	
vogeln	1		bird	vögeln
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
voodoo	1		voodoo	
voodoo	1		#english	
vor	1		#before	
vor dem jahr	1		#before	
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
wachkoma	1		coma	
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
wal	1		whale	
wal	1		#english	
wald	1		forest	
walder	1		forest	wälder
waldern	1		forest	wäldern
wale	1		whale	
war	0	1900	genre:war	
war	0		#english	
war drama	0	3900	genre:drama,war	
war dramas	0	3901	genre:drama,war	
war on drugs	0		drug war	
wars	0	1901	genre:war	
wartime	0		world war ii	
was	0		-	
watch	0		-	
watch online	0		-	
we	0		-	
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
western spaghetti	2	5800	genre:western lang:it	
westerns	0	2001	genre:western	
westerns	2	5301	genre:western	
westerns	3	6201	genre:western	
westerns a la italiana	3	6801	genre:western lang:it	
westerns spaghettis	2	5801	genre:western lang:it	
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
wholesome	0	8102	mood:heartwarming	
whose	0		-	
widerstand	1		resistance	
widerstandskampfer	1		resistance	widerstandskämpfer
wie	1		-	
wiedergeburt	1		reincarnation	
wien	1		vienna	
wiener	1		vienna	
wikinger	1		viking	
wikingern	1		viking	
wild west	0		old west	
wilder westen	1	5304	genre:western	
wildwest	1	5301	genre:western	
wildwestfilm	1	5302	genre:western	
wildwestfilme	1	5303	genre:western	
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
witzig	1	16905	mood:funny	
witzige	1	16906	mood:funny	
witzigen	1	16907	mood:funny	
witziger	1	17000	mood:funny	
witziges	1	17001	mood:funny	
wo	1		-	
wo es um	1		-	
wohlfuhl	1	17202	mood:feel-good	wohlfühl
wohlfuhlfilm	1	17203	mood:feel-good	wohlfühlfilm
wohlfuhlfilme	1	17204	mood:feel-good	wohlfühlfilme
wohnung	1		apartment	
wohnungen	1		apartment	
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
x mas	0		christmas	x-mas
x メン	5		x-men	X-メン
xhosa	0	25700	lang:xh	
xmas	0		christmas	
xxe siecle	2		year:1900-1999	xxe siècle
y	3		#and	
y los	3		#and	
y posteriores	3		#later	
yakuza	1		yakuza	
yakuza	1		#english	
yakuza	2		yakuza	
yakuza	2		#english	
yakuza	3		yakuza	
yakuza	3		#english	
yakuzas	2		yakuza	
yakuzas	3		yakuza	
yegua	3		horse	
yeguas	3		horse	
yeti	1		bigfoot	
yeti	1		#english	
yeti	2		bigfoot	yéti
yeti	2		#english	
yeti	3		bigfoot	
yeti	3		#english	
yiddish	0	24800	lang:yi	
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
yuletide	0		christmas	
zauber	1		magic	
zauberei	1		magic	
zauberer	1		wizard	
zauberern	1		wizard	
zauberkunstler	1		magician	zauberkünstler
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
zelten	1		camping	
zeuge	1		witness	
zeugen	1		witness	
zirkus	1		circus	
zirkusfilm	1		circus	
zirkusfilme	1		circus	
zocker	1		gambling	
zombi	3		zombie	
zombie	0		zombie	
zombie	1		zombie	
zombie	1		#english	
zombie	2		zombie	
zombie	2		#english	
zombie	3		zombie	
zombie	3		#english	
zombies	0		zombie	
zombies	1		zombie	
zombies	1		#english	
zombies	2		zombie	
zombies	2		#english	
zombies	3		zombie	
zombies	3		#english	
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
zum heulen	1	17601	mood:sad	
zum kuscheln	1	19105	mood:cosy	
zum lachen	1	17100	mood:funny	
zum mond	1		moon	
zum weinen	1	17600	mood:sad	
zum wohlfuhlen	1	17301	mood:feel-good	zum wohlfühlen
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
zweite weltkrieg	1		world war ii	
zweiten weltkrieg	1		world war ii	
zweiter weltkrieg	1		world war ii	
zwerg	1		dwarf	
zwerge	1		dwarf	
zwergen	1		dwarf	
zwilling	1		twins	
zwillinge	1		twins	
zwillingen	1		twins	
zwischen	1		#between	
あの世	5		afterlife	
ある	5		-	
いい	5		-	
いじめ	5		bullying	
いる	5		-	
うさぎ	5		rabbit	
うつ病	5		depression	
おじいさん	5		grandfather	
おじいちゃん	5		grandfather	
おすすめ	5		-	
おとぎ話	5		fairy tale	
おとり捜査	5		undercover	
おばあさん	5		grandmother	
おばあちゃん	5		grandmother	
おばけ	5		ghost	
おもしろい	5		-	
おもちゃ	5		toy	
および	5		#and	
おススメ	5		-	
お仕事	5		office	
お勧め	5		-	
お化け	5		ghost	
お化け屋敷	5		haunted house	
お坊さん	5		buddhism	
お城	5		castle	
お姫様	5		princess	
お宝	5		treasure	
お正月	5		new year's eve	
お母さん	5		mother	
お父さん	5		father	
お笑い	5	203	genre:comedy	
お笑い芸人	5		comedian	
お薦め	5		-	
お見合い	5		arranged marriage	
お金	5		money	
かつ	5		#and	
から	5		#since	
が	5		-	
がいる	5		-	
がん	5		cancer	
がテーマの	5		-	
が出てくる	5		-	
が出る	5		-	
が登場する	5		-	
が舞台の	5		-	
きょうだい	5		siblings	
くらい	5		#around	
くらいの	5		#around	
ぐらい	5		#around	
ぐらいの	5		#around	
こっくりさん	5		seance	
こども向け	5	1800	genre:family	
こわい	5	13401	mood:scary	
さめ	5		shark	
さん	5		-	
した	5		-	
しゃべる動物	5		talking animal	
じゃない	5		#excluded	
する	5		-	
だ	5		-	
で	5		-	
です	5		-	
ではない	5		#excluded	
と	5		#and	
どんでん返し	5		twist ending	
な	5		-	
なし	5		#excluded	
なしの	5		#excluded	
な作品	5		-	
な映画	5		-	
に	5		-	
についての	5		-	
に関する	5		-	
ねこ	5		cat	
の	5		-	
のない	5		#excluded	
のような	5		-	
の出てくる	5		-	
の出る	5		-	
の間	5		#between	
は	5		-	
ふたご	5		twins	
へ	5		-	
ほっこり	5	14105	mood:heartwarming	
ほっこりする	5	14106	mood:heartwarming	
まで	5		#until	
までの	5		#until	
まとめ	5		-	
みたいな	5		-	
も	5		-	
もの	5		-	
ものの	5		-	
や	5		-	
やくざ	5		yakuza	
やる気が出る	5	14602	mood:inspiring	
ゆすり	5		blackmail	
ゆったりした	5	14701	mood:slow	
よい	5		-	
より前	5		#before	
より後	5		#after	
るろうに剣心	5		rurouni kenshin	
るろ剣	5		rurouni kenshin	
ろう者	5		deaf	
わんこ	5		dog	
を	5		-	
をテーマにした	5		-	
を描いた	5		-	
を舞台にした	5		-	
を超える	5		#over	
を除いた	5		#excluded	
を除く	5		#excluded	
を題材にした	5		-	
アイアンマン	5		iron man	
アイスホッケー	5		hockey	
アイスランド	5	8600	lang:is	
アイス・エイジ	5		ice age	
アイデンティティ	5		identity	
アイドル	5		singer	
アイルランド	5	6100	lang:en ireland	
アウシュビッツ	5		concentration camp	
アウトロー	5		outlaw	
アカデミー賞	5		award:oscar	
アカデミー賞ノミネート	5		award:oscar-nominee	
アカデミー賞作品賞	5		award:oscar-picture	
アカデミー賞受賞	5		award:oscar	
アカデミー賞受賞作	5		award:oscar	
アガサクリスティ	5		agatha christie	
アガサ・クリスティ	5		agatha christie	
アキカウリスマキ	5		person:"Aki Kaurismäki"	
アキ・カウリスマキ	5		person:"Aki Kaurismäki"	
アクション	5	800	genre:action	
アクションもの	5	801	genre:action	
アクションアドベンチャー	5	1200	genre:action,adventure	
アクションコメディ	5	900	genre:action,comedy	
アクションスリラー	5	1000	genre:action,thriller	
アジア	5	10700	lang:ko,ja,zh,cn,th,vi,id,tl	
アジア映画	5	10701	lang:ko,ja,zh,cn,th,vi,id,tl	
アステリックス	5		asterix	
アダムサンドラー	5		person:"Adam Sandler"	
アダムドライバー	5		person:"Adam Driver"	
アダム・サンドラー	5		person:"Adam Sandler"	
アダム・ドライバー	5		person:"Adam Driver"	
アッバスキアロスタミ	5		person:"Abbas Kiarostami"	
アッバス・キアロスタミ	5		person:"Abbas Kiarostami"	
アドベンチャー	5	1101	genre:adventure	
アナと雪の女王	5		frozen	
アナコンダ	5		snake	
アナデアルマス	5		person:"Ana de Armas"	
アナ・デ・アルマス	5		person:"Ana de Armas"	
アナ雪	5		frozen	
アニメ	5	1301	genre:animation	
アニメーション	5	1300	genre:animation	
アニメ映画	5	1302	genre:animation	
アニャテイラージョイ	5		person:"Anya Taylor-Joy"	
アニャ・テイラー・ジョイ	5		person:"Anya Taylor-Joy"	
アパルトヘイト	5		apartheid	
アパート	5		apartment	
アフリカ	5		africa	
アベンジャーズ	5		avengers	
アマゾン	5		jungle	
アマンダサイフリッド	5		person:"Amanda Seyfried"	
アマンダセイフライド	5		person:"Amanda Seyfried"	
アマンダ・サイフリッド	5		person:"Amanda Seyfried"	
アマンダ・セイフライド	5		person:"Amanda Seyfried"	
アメコミ	5		superhero	
アメコミ原作	5		based on comic	
アメフト	5		american football	
アメリカ	5	5900	lang:en	
アメリカンフットボール	5		american football	
アメリカ映画	5	5904	lang:en	
アラスカ	5		alaska	
アラビア語	5	9701	lang:ar	
アラブ	5	9700	lang:ar	
アランドロン	5		person:"Alain Delon"	
アラン・ドロン	5		person:"Alain Delon"	
アリ	5		ant	
アリアスター	5		person:"Ari Aster"	
アリ・アスター	5		person:"Ari Aster"	
アルコール依存症	5		alcoholism	
アルジェリア	5	10800	lang:fr,ar algeria	
アルゼンチン	5	7100	lang:es argentina	
アルツハイマー	5		dementia	
アルパチーノ	5		person:"Al Pacino"	
アルフォンソキュアロン	5		person:"Alfonso Cuarón"	
アルフォンソ・キュアロン	5		person:"Alfonso Cuarón"	
アルフレッドヒッチコック	5		person:"Alfred Hitchcock"	
アルフレッド・ヒッチコック	5		person:"Alfred Hitchcock"	
アルモドバル	5		person:"Pedro Almodóvar"	
アル・パチーノ	5		person:"Al Pacino"	
アル中	5		alcoholism	
アレハンドロゴンサレスイニャリトゥ	5		person:"Alejandro González Iñárritu"	
アレハンドロ・ゴンサレス・イニャリトゥ	5		person:"Alejandro González Iñárritu"	
アンジェリーナジョリー	5		person:"Angelina Jolie"	
アンジェリーナ・ジョリー	5		person:"Angelina Jolie"	
アンソニーホプキンス	5		person:"Anthony Hopkins"	
アンソニー・ホプキンス	5		person:"Anthony Hopkins"	
アンソロジー	5		anthology	
アンソンギ	5		person:"Ahn Sung-ki"	
アンディラウ	5		person:"Andy Lau"	
アンディ・ラウ	5		person:"Andy Lau"	
アントニオバンデラス	5		person:"Antonio Banderas"	
アントニオ・バンデラス	5		person:"Antonio Banderas"	
アンドレイタルコフスキー	5		person:"Andrei Tarkovsky"	
アンドレイ・タルコフスキー	5		person:"Andrei Tarkovsky"	
アンドロイド	5		android	
アンハサウェイ	5		person:"Anne Hathaway"	
アンリー	5		person:"Ang Lee"	
アン・ソンギ	5		person:"Ahn Sung-ki"	
アン・ハサウェイ	5		person:"Anne Hathaway"	
アン・リー	5		person:"Ang Lee"	
アーサー王	5		king arthur	
アーティスト	5		artist	
アート	5		artist	
アードマン	5		aardman	
アーノルドシュワルツェネッガー	5		person:"Arnold Schwarzenegger"	
アーノルド・シュワルツェネッガー	5		person:"Arnold Schwarzenegger"	
アーミルカーン	5		person:"Aamir Khan"	
アーミル・カーン	5		person:"Aamir Khan"	
イエス	5		jesus	
イギリス	5	6000	lang:en england	
イギリス映画	5	6002	lang:en england	
イザベルユペール	5		person:"Isabelle Huppert"	
イザベル・ユペール	5		person:"Isabelle Huppert"	
イジェフン	5		person:"Lee Je-hoon"	
イジメ	5		bullying	
イジュニク	5		person:"Lee Joon-ik"	
イジョンジェ	5		person:"Lee Jung-jae"	
イスタンブール	5		istanbul	
イスラエル	5	9600	lang:he	
イスラム	5		muslim	
イスラム教	5		muslim	
イソンギュン	5		person:"Lee Sun-kyun"	
イタリア	5	5800	lang:it	
イタリア映画	5	5802	lang:it	
イタリア語	5	5801	lang:it	
イチャンドン	5		person:"Lee Chang-dong"	
イップマン	5		ip man	
イップ・マン	5		ip man	
イニャリトゥ	5		person:"Alejandro González Iñárritu"	
イヌ	5		dog	
イビョンホン	5		person:"Lee Byung-hun"	
イマジナリーフレンド	5		imaginary friend	
イムシワン	5		person:"Yim Si-wan"	
イムスジョン	5		person:"Lim Soo-jung"	
イム・シワン	5		person:"Yim Si-wan"	
イム・スジョン	5		person:"Lim Soo-jung"	
イヨンエ	5		person:"Lee Young-ae"	
イライジャウッド	5		person:"Elijah Wood"	
イライジャ・ウッド	5		person:"Elijah Wood"	
イラク戦争	5		iraq war	
イラン	5	9500	lang:fa	
イルカ	5		dolphin	
イルミネーション	5		illumination	
イングマールベルイマン	5		person:"Ingmar Bergman"	
イングマール・ベルイマン	5		person:"Ingmar Bergman"	
イングリッドバーグマン	5		person:"Ingrid Bergman"	
イングリッド・バーグマン	5		person:"Ingrid Bergman"	
インターネット	5		internet	
インディアン	5		native american	
インディジョーンズ	5		indiana jones	
インディ・ジョーンズ	5		indiana jones	
インディーズ	5		-	
インド	5	10300	lang:hi,te,ta,ml,kn,bn,mr,pa	
インドネシア	5	10100	lang:id	
インド映画	5	10301	lang:hi,te,ta,ml,kn,bn,mr,pa	
インファナル・アフェア	5		infernal affairs	
イ・ジェフン	5		person:"Lee Je-hoon"	
イ・ジュニク	5		person:"Lee Joon-ik"	
イ・ジョンジェ	5		person:"Lee Jung-jae"	
イ・ソンギュン	5		person:"Lee Sun-kyun"	
イ・チャンドン	5		person:"Lee Chang-dong"	
イ・ビョンホン	5		person:"Lee Byung-hun"	
イ・ヨンエ	5		person:"Lee Young-ae"	
イースター	5		easter	
イーストウッド	5		person:"Clint Eastwood"	
ウィノナライダー	5		person:"Winona Ryder"	
ウィノナ・ライダー	5		person:"Winona Ryder"	
ウィルス	5		virus	
ウィルスミス	5		person:"Will Smith"	
ウィルフェレル	5		person:"Will Ferrell"	
ウィル・スミス	5		person:"Will Smith"	
ウィル・フェレル	5		person:"Will Ferrell"	
ウィーン	5		vienna	
ウイルス	5		virus	
ウェイトレス	5		waitress	
ウェスアンダーソン	5		person:"Wes Anderson"	
ウェスタン	5	4002	genre:western	
ウェス・アンダーソン	5		person:"Wes Anderson"	
ウェディング	5		wedding	
ウエスタン	5	4001	genre:western	
ウエスタン映画	5	4003	genre:western	
ウォシャウスキー	5		person:"Lana Wachowski"	
ウォシャウスキー姉妹	5		person:"Lana Wachowski"	
ウォンカーウァイ	5		person:"Wong Kar-Wai"	
ウォンビン	5		person:"Won Bin"	
ウォン・カーウァイ	5		person:"Wong Kar-Wai"	
ウォール街	5		stock market	
ウクライナ	5	9300	lang:uk	
ウサギ	5		rabbit	
ウッディアレン	5		person:"Woody Allen"	
ウッディ・アレン	5		person:"Woody Allen"	
ウディアレン	5		person:"Woody Allen"	
ウディ・アレン	5		person:"Woody Allen"	
ウルグアイ	5	7700	lang:es uruguay	
エイズ	5		aids	
エイミーアダムス	5		person:"Amy Adams"	
エイミー・アダムス	5		person:"Amy Adams"	
エイリアン	5		alien	
エイリアン侵略	5		alien invasion	
エクソシスト	5		exorcism	
エクソシズム	5		exorcism	
エジプト	5		egypt	
エジプト映画	5	9800	lang:ar egypt	
エスエフ	5	2103	genre:science-fiction	
エックスメン	5		x-men	
エディマーフィ	5		person:"Eddie Murphy"	
エディレッドメイン	5		person:"Eddie Redmayne"	
エディ・マーフィ	5		person:"Eddie Murphy"	
エディ・レッドメイン	5		person:"Eddie Redmayne"	
エディーマーフィー	5		person:"Eddie Murphy"	
エディー・マーフィー	5		person:"Eddie Murphy"	
エドガーライト	5		person:"Edgar Wright"	
エドガー・ライト	5		person:"Edgar Wright"	
エドワードノートン	5		person:"Edward Norton"	
エドワード・ノートン	5		person:"Edward Norton"	
エマストーン	5		person:"Emma Stone"	
エマトンプソン	5		person:"Emma Thompson"	
エマワトソン	5		person:"Emma Watson"	
エマ・ストーン	5		person:"Emma Stone"	
エマ・トンプソン	5		person:"Emma Thompson"	
エマ・ワトソン	5		person:"Emma Watson"	
エミリーブラント	5		person:"Emily Blunt"	
エミリー・ブラント	5		person:"Emily Blunt"	
エリザベステイラー	5		person:"Elizabeth Taylor"	
エリザベス・テイラー	5		person:"Elizabeth Taylor"	
エルフ	5		elf	
エレベーター	5		elevator	
エロ	5		erotic	
エロス	5		erotic	
エロティック	5		erotic	
エンジニア	5		engineer	
エヴァ	5		evangelion	
エヴァンゲリオン	5		evangelion	
オオカミ	5		wolf	
オカルト	5		supernatural	
オスカー	5		award:oscar	
オススメ	5		-	
オダルス	5		person:"Oh Dal-su"	
オドレイトトゥ	5		person:"Audrey Tautou"	
オドレイ・トトゥ	5		person:"Audrey Tautou"	
オフィス	5		office	
オペラ	5		opera	
オムニバス	5		anthology	
オランダ	5	8100	lang:nl	
オリバーストーン	5		person:"Oliver Stone"	
オリバー・ストーン	5		person:"Oliver Stone"	
オリンピック	5		olympics	
オ・ダルス	5		person:"Oh Dal-su"	
オーガ	5		ogre	
オーケストラ	5		classical music	
オーストラリア	5	6300	lang:en australia	
オーストリア	5	7800	lang:de austria	
オートバイ	5		motorcycle	
オードリーヘップバーン	5		person:"Audrey Hepburn"	
オードリーヘプバーン	5		person:"Audrey Hepburn"	
オードリー・ヘップバーン	5		person:"Audrey Hepburn"	
オードリー・ヘプバーン	5		person:"Audrey Hepburn"	
オーランドブルーム	5		person:"Orlando Bloom"	
オーランド・ブルーム	5		person:"Orlando Bloom"	
カウボーイ	5		cowboy	
カウンセラー	5		psychiatrist	
カエル	5		frog	
カジノ	5		casino	
カナダ	5	6500	lang:en,fr canada	
カニバリズム	5		cannibalism	
カフェ	5		coffee	
カメ	5		turtle	
カメラマン	5		photographer	
カラオケ	5		karaoke	
カルト	5		cult	
カルト宗教	5		cult	
カルト教団	5		cult	
カンジェギュ	5		person:"Kang Je-kyu"	
カンドンウォン	5		person:"Gang Dong-won"	
カンヌ受賞作	5		award:palme-d'or	
カンヌ国際映画祭受賞作	5		award:palme-d'or	
カンハヌル	5		person:"Kang Ha-neul"	
カンバーバッチ	5		person:"Benedict Cumberbatch"	
カンフー	5		kung fu	
カンフーパンダ	5		kung fu panda	
カンフー・パンダ	5		kung fu panda	
カンヘジョン	5		person:"Kang Hye-jung"	
カン・ジェギュ	5		person:"Kang Je-kyu"	
カン・ドンウォン	5		person:"Gang Dong-won"	
カン・ハヌル	5		person:"Kang Ha-neul"	
カン・ヘジョン	5		person:"Kang Hye-jung"	
カーアクション	5		racing	
カーチェイス	5		car chase	
カーレース	5		racing	
ガイリッチー	5		person:"Guy Ritchie"	
ガイ・リッチー	5		person:"Guy Ritchie"	
ガルガドット	5		person:"Gal Gadot"	
ガル・ガドット	5		person:"Gal Gadot"	
ガン	5		cancer	
ガンアクション	5		gun	
ガンマン	5		cowboy	
ガーディアンズ・オブ・ギャラクシー	5		guardians of the galaxy	
キアヌ	5		person:"Keanu Reeves"	
キアヌリーブス	5		person:"Keanu Reeves"	
キアヌリーヴス	5		person:"Keanu Reeves"	
キアヌ・リーブス	5		person:"Keanu Reeves"	
キアヌ・リーヴス	5		person:"Keanu Reeves"	
キッズ	5	1606	genre:family	
キッズアニメ	5	1502	genre:animation,family	
キツネ	5		fox	
キムウビン	5		person:"Kim Woo-bin"	
キムギドク	5		person:"Kim Ki-duk"	
キムゴウン	5		person:"Kim Go-eun"	
キムジウン	5		person:"Kim Jee-woon"	
キムソンス	5		person:"Kim Sung-soo"	
キムソンフン	5		person:"Kim Seong-hun"	
キムダミ	5		person:"Kim Da-mi"	
キムテリ	5		person:"Kim Tae-ri"	
キムハンミン	5		person:"Kim Han-min"	
キムミニ	5		person:"Kim Min-hee"	
キムユンソク	5		person:"Kim Yoon-seok"	
キムヨンファ	5		person:"Kim Yong-hwa"	
キム・ウビン	5		person:"Kim Woo-bin"	
キム・ギドク	5		person:"Kim Ki-duk"	
キム・ゴウン	5		person:"Kim Go-eun"	
キム・ジウン	5		person:"Kim Jee-woon"	
キム・ソンス	5		person:"Kim Sung-soo"	
キム・ソンフン	5		person:"Kim Seong-hun"	
キム・ダミ	5		person:"Kim Da-mi"	
キム・テリ	5		person:"Kim Tae-ri"	
キム・ハンミン	5		person:"Kim Han-min"	
キム・ミニ	5		person:"Kim Min-hee"	
キム・ユンソク	5		person:"Kim Yoon-seok"	
キム・ヨンファ	5		person:"Kim Yong-hwa"	
キャプテンアメリカ	5		captain america	
キャプテン・アメリカ	5		captain america	
キャメロン	5		person:"James Cameron"	
キャメロンディアス	5		person:"Cameron Diaz"	
キャメロン・ディアス	5		person:"Cameron Diaz"	
キャンパス	5		college	
キャンプ	5		summer camp	
キュンキュン	5	14001	mood:romantic	
キューバ	5	7600	lang:es cuba	
キューブリック	5		person:"Stanley Kubrick"	
キリアンマーフィー	5		person:"Cillian Murphy"	
キリアン・マーフィー	5		person:"Cillian Murphy"	
キリスト	5		jesus	
キリスト教	5		christian	
キングコング	5		king kong	
キングスマン	5		kingsman	
キーラナイトレイ	5		person:"Keira Knightley"	
キーラ・ナイトレイ	5		person:"Keira Knightley"	
ギタリスト	5		guitar	
ギター	5		guitar	
ギャグ	5	204	genre:comedy	
ギャング	5	11800	genre:crime gangster	
ギャングもの	5	11801	genre:crime gangster	
ギャンブル	5		gambling	
ギリシア	5	9101	lang:el	
ギリシャ	5	9100	lang:el	
ギリシャ神話	5		greek mythology	
ギレルモデルトロ	5		person:"Guillermo del Toro"	
ギレルモ・デル・トロ	5		person:"Guillermo del Toro"	
クァクジェヨン	5		person:"Kwak Jae-yong"	
クァクドウォン	5		person:"Kwak Do-won"	
クァク・ジェヨン	5		person:"Kwak Jae-yong"	
クァク・ドウォン	5		person:"Kwak Do-won"	
クィア	5		lgbt	
クイア	5		lgbt	
クエンティンタランティーノ	5		person:"Quentin Tarantino"	
クエンティン・タランティーノ	5		person:"Quentin Tarantino"	
クジラ	5		whale	
クソ映画	5		sort:-rating	
クッキング	5		cooking	
クマ	5		bear	
クモ	5		spider	
クライミング	5		climbing	
クライム	5	2901	genre:crime	
クライムコメディ	5	3001	genre:comedy,crime	
クライムサスペンス	5	2600	genre:crime,thriller	
クライムスリラー	5	2603	genre:crime,thriller	
クライムドラマ	5	3501	genre:drama,crime	
クラシック	5		year:-1979	
クラシック音楽	5		classical music	
クラブ	5		nightclub	
クリスエバンス	5		person:"Chris Evans"	
クリスエヴァンス	5		person:"Chris Evans"	
クリスチャンベール	5		person:"Christian Bale"	
クリスチャン・ベール	5		person:"Christian Bale"	
クリステンスチュワート	5		person:"Kristen Stewart"	
クリステン・スチュワート	5		person:"Kristen Stewart"	
クリストファーノーラン	5		person:"Christopher Nolan"	
クリストファー・ノーラン	5		person:"Christopher Nolan"	
クリスプラット	5		person:"Chris Pratt"	
クリスヘムズワース	5		person:"Chris Hemsworth"	
クリスマス	5		christmas	
クリス・エバンス	5		person:"Chris Evans"	
クリス・エヴァンス	5		person:"Chris Evans"	
クリス・プラット	5		person:"Chris Pratt"	
クリス・ヘムズワース	5		person:"Chris Hemsworth"	
クリントイーストウッド	5		person:"Clint Eastwood"	
クリント・イーストウッド	5		person:"Clint Eastwood"	
クルマ	5		car	
クルーズ船	5		cruise ship	
クレイアニメ	5	4902	genre:animation stop motion	
クローネンバーグ	5		person:"David Cronenberg"	
クローン	5		clone	
クローン人間	5		clone	
クンフー	5		kung fu	
グザヴィエドラン	5		person:"Xavier Dolan"	
グザヴィエ・ドラン	5		person:"Xavier Dolan"	
グラディエーター	5		gladiator	
グルメ	5		food	
グレゴリーペック	5		person:"Gregory Peck"	
グレゴリー・ペック	5		person:"Gregory Peck"	
グレタガーウィグ	5		person:"Greta Gerwig"	
グレタ・ガーウィグ	5		person:"Greta Gerwig"	
グレースケリー	5		person:"Grace Kelly"	
グレース・ケリー	5		person:"Grace Kelly"	
グロ	5		gore	
グロい	5		gore	
ケイトウィンスレット	5		person:"Kate Winslet"	
ケイトブランシェット	5		person:"Cate Blanchett"	
ケイト・ウィンスレット	5		person:"Kate Winslet"	
ケイト・ブランシェット	5		person:"Cate Blanchett"	
ケイパー	5		heist	
ケビンコスナー	5		person:"Kevin Costner"	
ケビン・コスナー	5		person:"Kevin Costner"	
ケベック	5	6600	lang:fr quebec	
ケヴィンコスナー	5		person:"Kevin Costner"	
ケヴィン・コスナー	5		person:"Kevin Costner"	
ケーリーグラント	5		person:"Cary Grant"	
ケーリー・グラント	5		person:"Cary Grant"	
ゲイ	5		gay	
ゲイリーオールドマン	5		person:"Gary Oldman"	
ゲイリー・オールドマン	5		person:"Gary Oldman"	
ゲリラ	5		guerrilla	
ゲーム	5		video game	
ゲームの映画化	5		based on video game	
ゲーム原作	5		based on video game	
ゲーリーオールドマン	5		person:"Gary Oldman"	
ゲーリー・オールドマン	5		person:"Gary Oldman"	
コッポラ	5		person:"Francis Ford Coppola"	
コナン	5		detective conan	
コマ撮り	5	4901	genre:animation stop motion	
コミック原作	5		based on comic	
コメディ	5	200	genre:comedy	
コメディアクション	5	901	genre:action,comedy	
コメディアン	5		comedian	
コメディドラマ	5	3300	genre:drama,comedy	
コメディホラー	5	12201	genre:comedy,horror	
コメディー	5	201	genre:comedy	
コリンファース	5		person:"Colin Firth"	
コリン・ファース	5		person:"Colin Firth"	
コロンビア	5	7400	lang:es colombia	
コンサート	5		concert	
コンピュータ	5		computer	
コンピューター	5		computer	
コンユ	5		person:"Gong Yoo"	
コンリー	5		person:"Gong Li"	
コン・ユ	5		person:"Gong Yoo"	
コン・リー	5		person:"Gong Li"	
コーエン兄弟	5		person:"Joel Coen"	
コーヒー	5		coffee	
ゴア	5		gore	
ゴジラ	5		godzilla	
ゴダール	5		person:"Jean-Luc Godard"	
ゴリラ	5		gorilla	
ゴルフ	5		golf	
ゴーストバスターズ	5		ghostbusters	
ゴールデングローブ賞	5		award:golden-globe	
サイエンスフィクション	5	2101	genre:science-fiction	
サイコキネシス	5		telekinesis	
サイコサスペンス	5	2402	genre:thriller	
サイコスリラー	5	2400	genre:thriller	
サイコパス	5		psychopath	
サイコホラー	5	12300	genre:horror psychological	
サイコロジカルホラー	5	12302	genre:horror psychological	
サイバーパンク	5		cyberpunk	
サイファイ	5	2104	genre:science-fiction	
サイボーグ	5		cyborg	
サイレント	5		year:-1929	
サイレント映画	5		year:-1929	
サスペンス	5	2301	genre:thriller	
サスペンスホラー	5	2502	genre:thriller,horror	
サスペンスミステリー	5	2801	genre:mystery,thriller	
サタン	5		devil	
サッカー	5		soccer	
サバイバル	5		survival	
サマーキャンプ	5		summer camp	
サミュエル l ジャクソン	5		person:"Samuel L. Jackson"	サミュエルLジャクソン
サミュエル・ l ・ジャクソン	5		person:"Samuel L. Jackson"	サミュエル・L・ジャクソン
サムライ	5		samurai	
サムライミ	5		person:"Sam Raimi"	
サム・ライミ	5		person:"Sam Raimi"	
サメ	5		shark	
サラリーマン	5		office	
サル	5		monkey	
サンタ	5		santa claus	
サンタクロース	5		santa claus	
サンドラブロック	5		person:"Sandra Bullock"	
サンドラ・ブロック	5		person:"Sandra Bullock"	
サーカス	5		circus	
サーファー	5		surfing	
サーフィン	5		surfing	
ザックスナイダー	5		person:"Zack Snyder"	
ザック・スナイダー	5		person:"Zack Snyder"	
シアーシャローナン	5		person:"Saoirse Ronan"	
シアーシャ・ローナン	5		person:"Saoirse Ronan"	
シェイクスピア	5		shakespeare	
シェフ	5		chef	
シカゴ	5		chicago	
シガニーウィーバー	5		person:"Sigourney Weaver"	
シガニー・ウィーバー	5		person:"Sigourney Weaver"	
シスター	5		nun	
シネマ	5		-	
シネマ	5	11604	#movie	
シムウンギョン	5		person:"Shim Eun-kyung"	
シム・ウンギョン	5		person:"Shim Eun-kyung"	
シャマラン	5		person:"M. Night Shyamalan"	
シャーリーズセロン	5		person:"Charlize Theron"	
シャーリーズ・セロン	5		person:"Charlize Theron"	
シャールクカーン	5		person:"Shah Rukh Khan"	
シャーロックホームズ	5		sherlock holmes	
シャーロック・ホームズ	5		sherlock holmes	
シャー・ルク・カーン	5		person:"Shah Rukh Khan"	
シュルレアリスム	5		surreal	
シュレック	5		shrek	
シュワちゃん	5		person:"Arnold Schwarzenegger"	
シュワルツェネッガー	5		person:"Arnold Schwarzenegger"	
シュール	5		surreal	
ショートフィルム	5		runtime:-80	
ショーンコネリー	5		person:"Sean Connery"	
ショーン・コネリー	5		person:"Sean Connery"	
シリアルキラー	5		serial killer	
シリーズ	5		-	
シルベスタースタローン	5		person:"Sylvester Stallone"	
シルベスター・スタローン	5		person:"Sylvester Stallone"	
シルヴェスタースタローン	5		person:"Sylvester Stallone"	
シルヴェスター・スタローン	5		person:"Sylvester Stallone"	
シンガー	5		singer	
シングルマザー	5		single mother	
シンデレラ	5		cinderella	
シンハギュン	5		person:"Shin Ha-kyun"	
シン・ハギュン	5		person:"Shin Ha-kyun"	
シークレットサービス	5		secret service	
ジェイクギレンホール	5		person:"Jake Gyllenhaal"	
ジェイクジレンホール	5		person:"Jake Gyllenhaal"	
ジェイク・ギレンホール	5		person:"Jake Gyllenhaal"	
ジェイク・ジレンホール	5		person:"Jake Gyllenhaal"	
ジェイソンステイサム	5		person:"Jason Statham"	
ジェイソン・ステイサム	5		person:"Jason Statham"	
ジェイソン・ボーン	5		jason bourne	
ジェシカチャステイン	5		person:"Jessica Chastain"	
ジェシカ・チャステイン	5		person:"Jessica Chastain"	
ジェットリー	5		person:"Jet Li"	
ジェット・リー	5		person:"Jet Li"	
ジェニファーアニストン	5		person:"Jennifer Aniston"	
ジェニファーローレンス	5		person:"Jennifer Lawrence"	
ジェニファー・アニストン	5		person:"Jennifer Aniston"	
ジェニファー・ローレンス	5		person:"Jennifer Lawrence"	
ジェームズガン	5		person:"James Gunn"	
ジェームズキャメロン	5		person:"James Cameron"	
ジェームズスチュアート	5		person:"James Stewart"	
ジェームズステュアート	5		person:"James Stewart"	
ジェームズディーン	5		person:"James Dean"	
ジェームズボンド	5		james bond	
ジェームズマカヴォイ	5		person:"James McAvoy"	
ジェームズワン	5		person:"James Wan"	
ジェームズ・ガン	5		person:"James Gunn"	
ジェームズ・キャメロン	5		person:"James Cameron"	
ジェームズ・スチュアート	5		person:"James Stewart"	
ジェームズ・ステュアート	5		person:"James Stewart"	
ジェームズ・ディーン	5		person:"James Dean"	
ジェームズ・ボンド	5		james bond	
ジェームズ・マカヴォイ	5		person:"James McAvoy"	
ジェームズ・ワン	5		person:"James Wan"	
ジブリ	5		ghibli	
ジムキャリー	5		person:"Jim Carrey"	
ジムジャームッシュ	5		person:"Jim Jarmusch"	
ジム・キャリー	5		person:"Jim Carrey"	
ジム・ジャームッシュ	5		person:"Jim Jarmusch"	
ジャズ	5		jazz	
ジャッキーチェン	5		person:"Jackie Chan"	
ジャッキー・チェン	5		person:"Jackie Chan"	
ジャックニコルソン	5		person:"Jack Nicholson"	
ジャックブラック	5		person:"Jack Black"	
ジャック・ニコルソン	5		person:"Jack Nicholson"	
ジャック・ブラック	5		person:"Jack Black"	
ジャングル	5		jungle	
ジャンピエールジュネ	5		person:"Jean-Pierre Jeunet"	
ジャンリュックゴダール	5		person:"Jean-Luc Godard"	
ジャンル	5		-	
ジャンレノ	5		person:"Jean Reno"	
ジャン・ピエール・ジュネ	5		person:"Jean-Pierre Jeunet"	
ジャン・リュック・ゴダール	5		person:"Jean-Luc Godard"	
ジャン・レノ	5		person:"Jean Reno"	
ジャーナリスト	5		journalist	
ジュゼッペトルナトーレ	5		person:"Giuseppe Tornatore"	
ジュゼッペ・トルナトーレ	5		person:"Giuseppe Tornatore"	
ジュラシックパーク	5		jurassic park	
ジュラシックワールド	5		jurassic world	
ジュラシック・パーク	5		jurassic park	
ジュラシック・ワールド	5		jurassic world	
ジュリアロバーツ	5		person:"Julia Roberts"	
ジュリアンムーア	5		person:"Julianne Moore"	
ジュリアン・ムーア	5		person:"Julianne Moore"	
ジュリア・ロバーツ	5		person:"Julia Roberts"	
ジュリエットビノシュ	5		person:"Juliette Binoche"	
ジュリエット・ビノシュ	5		person:"Juliette Binoche"	
ジュードロウ	5		person:"Jude Law"	
ジュード・ロウ	5		person:"Jude Law"	
ジョエルコーエン	5		person:"Joel Coen"	
ジョエル・コーエン	5		person:"Joel Coen"	
ジョディフォスター	5		person:"Jodie Foster"	
ジョディ・フォスター	5		person:"Jodie Foster"	
ジョニデ	5		person:"Johnny Depp"	
ジョニーデップ	5		person:"Johnny Depp"	
ジョニートー	5		person:"Johnnie To"	
ジョニー・デップ	5		person:"Johnny Depp"	
ジョニー・トー	5		person:"Johnnie To"	
ジョンウィック	5		john wick	
ジョンウェイン	5		person:"John Wayne"	
ジョンウー	5		person:"John Woo"	
ジョンカーペンター	5		person:"John Carpenter"	
ジョントラボルタ	5		person:"John Travolta"	
ジョンフォード	5		person:"John Ford"	
ジョン・ウィック	5		john wick	
ジョン・ウェイン	5		person:"John Wayne"	
ジョン・ウー	5		person:"John Woo"	
ジョン・カーペンター	5		person:"John Carpenter"	
ジョン・トラボルタ	5		person:"John Travolta"	
ジョン・フォード	5		person:"John Ford"	
ジョージクルーニー	5		person:"George Clooney"	
ジョージルーカス	5		person:"George Lucas"	
ジョージ・クルーニー	5		person:"George Clooney"	
ジョージ・ルーカス	5		person:"George Lucas"	
ジョーズ	5		jaws	
ジョーダンピール	5		person:"Jordan Peele"	
ジョーダン・ピール	5		person:"Jordan Peele"	
スイス	5	7900	lang:de,fr,it switzerland	
スウェーデン	5	8200	lang:sv	
スカッとする	5	13901	mood:thrilling	
スカヨハ	5		person:"Scarlett Johansson"	
スカンジナビア	5	10501	lang:sv,da,no,fi,is	
スカーレットヨハンソン	5		person:"Scarlett Johansson"	
スカーレット・ヨハンソン	5		person:"Scarlett Johansson"	
スキー	5		skiing	
スクリーム	5		scream	
スケボー	5		skateboard	
スケート	5		ice skating	
スケートボード	5		skateboard	
スコセッシ	5		person:"Martin Scorsese"	
スコットランド	5	6200	lang:en scotland	
スタジオジブリ	5		ghibli	
スタローン	5		person:"Sylvester Stallone"	
スタンリーキューブリック	5		person:"Stanley Kubrick"	
スタンリー・キューブリック	5		person:"Stanley Kubrick"	
スターウォーズ	5		star wars	
スタートレック	5		star trek	
スター・ウォーズ	5		star wars	
スター・トレック	5		star trek	
スティーブマックイーン	5		person:"Steve McQueen"	
スティーブンキング	5		stephen king	
スティーブンスピルバーグ	5		person:"Steven Spielberg"	
スティーブン・キング	5		stephen king	
スティーブン・スピルバーグ	5		person:"Steven Spielberg"	
スティーブ・マックイーン	5		person:"Steve McQueen"	
スティーヴマックイーン	5		person:"Steve McQueen"	
スティーヴンスピルバーグ	5		person:"Steven Spielberg"	
スティーヴンソダーバーグ	5		person:"Steven Soderbergh"	
スティーヴン・キング	5		stephen king	
スティーヴン・スピルバーグ	5		person:"Steven Spielberg"	
スティーヴン・ソダーバーグ	5		person:"Steven Soderbergh"	
スティーヴ・マックイーン	5		person:"Steve McQueen"	
ストップモーション	5	4900	genre:animation stop motion	
ストライキ	5		strike	
ストーカー	5		stalker	
ストーカー愛	5		obsession	
スナイパー	5		sniper	
スパイ	5		spy	
スパイもの	5		spy	
スパイクリー	5		person:"Spike Lee"	
スパイク・リー	5		person:"Spike Lee"	
スパイスリラー	5	12900	genre:thriller spy	
スパイダーマン	5		spider-man	
スピルバーグ	5		person:"Steven Spielberg"	
スプラッター	5		gore	
スペイン	5	5700	lang:es	
スペイン映画	5	5702	lang:es	
スペイン語	5	5701	lang:es	
スペース	5		space	
スポーツ	5		sport	
スポーツドラマ	5	13100	genre:drama sport	
スポ根	5		sport	
スマーフ	5		smurfs	
スラッシャー	5	4500	genre:horror slasher	
スラッシャー映画	5	4501	genre:horror slasher	
スラップスティック	5	4800	genre:comedy slapstick	
スリ	5		thief	
スリラー	5	2300	genre:thriller	
スリル	5	2302	genre:thriller	
スーパーヒーロー	5		superhero	
スーパーマン	5		superman	
セックス	5		sex	
セネガル	5	10900	lang:fr,wo senegal	
セリーヌシアマ	5		person:"Céline Sciamma"	
セリーヌ・シアマ	5		person:"Céline Sciamma"	
セルジオレオーネ	5		person:"Sergio Leone"	
セルジオ・レオーネ	5		person:"Sergio Leone"	
セルビア	5	9400	lang:sr	
セールスマン	5		salesman	
ゼメキス	5		person:"Robert Zemeckis"	
ゼロ年代	5		year:2000-2009	
ゼンデイヤ	5		person:Zendaya	
ソウ	5		saw	
ソウル	5		seoul	
ソダーバーグ	5		person:"Steven Soderbergh"	
ソフィアコッポラ	5		person:"Sofia Coppola"	
ソフィア・コッポラ	5		person:"Sofia Coppola"	
ソフィーマルソー	5		person:"Sophie Marceau"	
ソフィー・マルソー	5		person:"Sophie Marceau"	
ソルギョング	5		person:"Sul Kyung-gu"	
ソル・ギョング	5		person:"Sul Kyung-gu"	
ソンイェジン	5		person:"Son Ye-jin"	
ソンガンホ	5		person:"Song Kang-ho"	
ソンジュンギ	5		person:"Song Joong-ki"	
ソン・イェジン	5		person:"Son Ye-jin"	
ソン・ガンホ	5		person:"Song Kang-ho"	
ソン・ジュンギ	5		person:"Song Joong-ki"	
ソーシャルメディア	5		social media	
ソ連	5	6702	lang:ru	
ゾウ	5		elephant	
ゾッとする	5	13403	mood:scary	
ゾンビ	5		zombie	
ゾンビもの	5		zombie	
タイ	5	9900	lang:th	
タイカワイティティ	5		person:"Taika Waititi"	
タイカ・ワイティティ	5		person:"Taika Waititi"	
タイムスリップ	5		time travel	
タイムトラベル	5		time travel	
タイムマシン	5		time travel	
タイムリープ	5		time travel	
タイムループ	5		time loop	
タイ映画	5	9901	lang:th	
タクシー	5		taxi driver	
タコ	5		octopus	
タランティーノ	5		person:"Quentin Tarantino"	
タルコフスキー	5		person:"Andrei Tarkovsky"	
タンウェイ	5		person:"Tang Wei"	
タンゴ	5		tango	
タン・ウェイ	5		person:"Tang Wei"	
ターザン	5		tarzan	
ターミネーター	5		terminator	
ダイハード	5		die hard	
ダイバー	5		diver	
ダイビング	5		diver	
ダイヤモンド	5		diamond	
ダイ・ハード	5		die hard	
ダスティンホフマン	5		person:"Dustin Hoffman"	
ダスティン・ホフマン	5		person:"Dustin Hoffman"	
ダニエルクレイグ	5		person:"Daniel Craig"	
ダニエルラドクリフ	5		person:"Daniel Radcliffe"	
ダニエル・クレイグ	5		person:"Daniel Craig"	
ダニエル・ラドクリフ	5		person:"Daniel Radcliffe"	
ダニーボイル	5		person:"Danny Boyle"	
ダニー・ボイル	5		person:"Danny Boyle"	
ダリオアルジェント	5		person:"Dario Argento"	
ダリオ・アルジェント	5		person:"Dario Argento"	
ダンサー	5		dance	
ダンス	5		dance	
ダーレンアロノフスキー	5		person:"Darren Aronofsky"	
ダーレン・アロノフスキー	5		person:"Darren Aronofsky"	
チアガール	5		cheerleader	
チアリーダー	5		cheerleader	
チェコ	5	8800	lang:cs	
チェス	5		chess	
チェドンフン	5		person:"Choi Dong-hoon"	
チェミンシク	5		person:"Choi Min-sik"	
チェ・ドンフン	5		person:"Choi Dong-hoon"	
チェ・ミンシク	5		person:"Choi Min-sik"	
チャウシンチー	5		person:"Stephen Chow"	
チャウ・シンチー	5		person:"Stephen Chow"	
チャップリン	5		person:"Charlie Chaplin"	
チャテヒョン	5		person:"Cha Tae-hyun"	
チャンイーモウ	5		person:"Zhang Yimou"	
チャンジュナン	5		person:"Jang Joon-hwan"	
チャンツィイー	5		person:"Zhang Ziyi"	
チャンドンゴン	5		person:"Jang Dong-gun"	
チャンバラ	5		samurai	
チャン・イーモウ	5		person:"Zhang Yimou"	
チャン・ジュナン	5		person:"Jang Joon-hwan"	
チャン・ツィイー	5		person:"Zhang Ziyi"	
チャン・ドンゴン	5		person:"Jang Dong-gun"	
チャ・テヒョン	5		person:"Cha Tae-hyun"	
チャーリーチャップリン	5		person:"Charlie Chaplin"	
チャーリー・チャップリン	5		person:"Charlie Chaplin"	
チャールズチャップリン	5		person:"Charlie Chaplin"	
チャールズ・チャップリン	5		person:"Charlie Chaplin"	
チュジフン	5		person:"Ju Ji-hoon"	
チュニジア	5		tunisia	
チュ・ジフン	5		person:"Ju Ji-hoon"	
チョインソン	5		person:"Zo In-sung"	
チョウユンファ	5		person:"Chow Yun-Fat"	
チョウ・ユンファ	5		person:"Chow Yun-Fat"	
チョコレート	5		chocolate	
チョジヌン	5		person:"Cho Jin-woong"	
チョンウソン	5		person:"Jung Woo-sung"	
チョンウヒ	5		person:"Chun Woo-hee"	
チョンジェヨン	5		person:"Jung Jae-young"	
チョンジヒョン	5		person:"Gianna Jun"	
チョンドヨン	5		person:"Jeon Do-yeon"	
チョンビョンギル	5		person:"Jung Byung-gil"	
チョンヘイン	5		person:"Jung Hae-in"	
チョンユミ	5		person:"Jung Yu-mi"	
チョン・ウソン	5		person:"Jung Woo-sung"	
チョン・ウヒ	5		person:"Chun Woo-hee"	
チョン・ジェヨン	5		person:"Jung Jae-young"	
チョン・ジヒョン	5		person:"Gianna Jun"	
チョン・ドヨン	5		person:"Jeon Do-yeon"	
チョン・ビョンギル	5		person:"Jung Byung-gil"	
チョン・ヘイン	5		person:"Jung Hae-in"	
チョン・ユミ	5		person:"Jung Yu-mi"	
チョ・インソン	5		person:"Zo In-sung"	
チョ・ジヌン	5		person:"Cho Jin-woong"	
チリ	5	7300	lang:es chile	
ティムバートン	5		person:"Tim Burton"	
ティム・バートン	5		person:"Tim Burton"	
ティモシーシャラメ	5		person:"Timothée Chalamet"	
ティモシー・シャラメ	5		person:"Timothée Chalamet"	
ティルダスウィントン	5		person:"Tilda Swinton"	
ティルダ・スウィントン	5		person:"Tilda Swinton"	
ティーン	5		teenager	
ティーンエイジャー	5		teenager	
テキサス	5		texas	
テニス	5		tennis	
テレパシー	5		telepathy	
テレビ	5		television	
テレビゲーム	5		video game	
テレビ局	5		television	
テレビ映画	5	4300	genre:tv-movie	
テレビ番組	5		television show	
テレフィーチャー	5	4301	genre:tv-movie	
テロ	5		terrorist	
テロリスト	5		terrorist	
テーマ	5		-	
テーマの	5		-	
ディカプリオ	5		person:"Leonardo DiCaprio"	
ディザスター	5		disaster	
ディストピア	5		dystopia	
ディズニー	5		disney	
デイミアンチャゼル	5		person:"Damien Chazelle"	
デイミアン・チャゼル	5		person:"Damien Chazelle"	
デイヴィッドリンチ	5		person:"David Lynch"	
デイヴィッド・リンチ	5		person:"David Lynch"	
デザイナー	5		fashion	
デスゲーム	5		death game	
デスノート	5		death note	
デッドプール	5		deadpool	
デニーロ	5		person:"Robert De Niro"	
デビッドフィンチャー	5		person:"David Fincher"	
デビッドリンチ	5		person:"David Lynch"	
デビッド・フィンチャー	5		person:"David Fincher"	
デビッド・リンチ	5		person:"David Lynch"	
デミアンチャゼル	5		person:"Damien Chazelle"	
デミアン・チャゼル	5		person:"Damien Chazelle"	
デルトロ	5		person:"Guillermo del Toro"	
デル・トロ	5		person:"Guillermo del Toro"	
デンゼルワシントン	5		person:"Denzel Washington"	
デンゼル・ワシントン	5		person:"Denzel Washington"	
デンマーク	5	8300	lang:da	
デヴィッドクローネンバーグ	5		person:"David Cronenberg"	
デヴィッドフィンチャー	5		person:"David Fincher"	
デヴィッドリンチ	5		person:"David Lynch"	
デヴィッド・クローネンバーグ	5		person:"David Cronenberg"	
デヴィッド・フィンチャー	5		person:"David Fincher"	
デヴィッド・リンチ	5		person:"David Lynch"	
デート	5		dating	
デーモン	5		demon	
トイストーリー	5		toy story	
トイ・ストーリー	5		toy story	
トナカイ	5		reindeer	
トニーレオン	5		person:"Tony Leung Chiu-wai"	
トニー・レオン	5		person:"Tony Leung Chiu-wai"	
トムクルーズ	5		person:"Tom Cruise"	
トムハンクス	5		person:"Tom Hanks"	
トムハーディ	5		person:"Tom Hardy"	
トムハーディー	5		person:"Tom Hardy"	
トムヒドルストン	5		person:"Tom Hiddleston"	
トムホランド	5		person:"Tom Holland"	
トム・クルーズ	5		person:"Tom Cruise"	
トム・ハンクス	5		person:"Tom Hanks"	
トム・ハーディ	5		person:"Tom Hardy"	
トム・ハーディー	5		person:"Tom Hardy"	
トム・ヒドルストン	5		person:"Tom Hiddleston"	
トム・ホランド	5		person:"Tom Holland"	
トラ	5		tiger	
トラック	5		truck	
トラック野郎	5		truck	
トランスジェンダー	5		transgender	
トランスフォーマー	5		transformers	
トリ	5		bird	
トリュフォー	5		person:"François Truffaut"	
トルコ	5	9200	lang:tr	
トワイライト	5		twilight	
ドイツ	5	5600	lang:de	
ドイツ映画	5	5602	lang:de	
ドイツ表現主義	5	11500	lang:de year:1913-1933	
ドイツ語	5	5601	lang:de	
ドゥニヴィルヌーヴ	5		person:"Denis Villeneuve"	
ドゥニ・ヴィルヌーヴ	5		person:"Denis Villeneuve"	
ドウェインジョンソン	5		person:"Dwayne Johnson"	
ドウェイン・ジョンソン	5		person:"Dwayne Johnson"	
ドキドキする	5	13805	mood:tense	
ドキュメンタリー	5	4200	genre:documentary	
ドキュメント	5	4202	genre:documentary	
ドクター	5		doctor	
ドタバタ	5	4801	genre:comedy slapstick	
ドタバタ喜劇	5	4802	genre:comedy slapstick	
ドッペルゲンガー	5		doppelganger	
ドニーイェン	5		person:"Donnie Yen"	
ドニー・イェン	5		person:"Donnie Yen"	
ドブネズミ	5		rat	
ドラえもん	5		doraemon	
ドラキュラ	5		dracula	
ドラゴン	5		dragon	
ドラゴンボール	5		dragon ball	
ドラッグ	5		drugs	
ドラマ	5	3100	genre:drama	
ドリューバリモア	5		person:"Drew Barrymore"	
ドリュー・バリモア	5		person:"Drew Barrymore"	
ドリームワークス	5		dreamworks	
ドワーフ	5		dwarf	
ナイト	5		knight	
ナイトクラブ	5		nightclub	
ナタリーポートマン	5		person:"Natalie Portman"	
ナタリー・ポートマン	5		person:"Natalie Portman"	
ナチ	5		nazi	
ナチス	5		nazi	
ナホンジン	5		person:"Na Hong-jin"	
ナポレオン	5		napoleon	
ナルト	5		naruto	
ナルニア	5		narnia	
ナルニア国物語	5		narnia	
ナ・ホンジン	5		person:"Na Hong-jin"	
ナース	5		nurse	
ニコラスケイジ	5		person:"Nicolas Cage"	
ニコラス・ケイジ	5		person:"Nicolas Cage"	
ニコールキッドマン	5		person:"Nicole Kidman"	
ニコール・キッドマン	5		person:"Nicole Kidman"	
ニュージーランド	5	6400	lang:en new zealand	
ニューヨーク	5		new york	
ニワトリ	5		chicken	
ニンジャ	5		ninja	
ニート	5		unemployment	
ヌーベルバーグ	5	11301	lang:fr year:1958-1968	
ヌーヴェルヴァーグ	5	11300	lang:fr year:1958-1968	
ネイティブアメリカン	5		native american	
ネオリアリズモ	5	11401	lang:it year:1943-1954	
ネオレアリズモ	5	11400	lang:it year:1943-1954	
ネコ	5		cat	
ネズミ	5		mouse	
ネット	5		internet	
ネットフリックス	5		netflix	
ネトフリ	5		netflix	
ノスタルジー	5		nostalgia	
ノルウェー	5	8400	lang:no	
ノワール	5	2902	genre:crime	
ノーラン	5		person:"Christopher Nolan"	
ハイジャック	5		hijacking	
ハイスクール	5		high school	
ハジョンウ	5		person:"Ha Jung-woo"	
ハッカー	5		hacker	
ハッキング	5		hacker	
ハビエルバルデム	5		person:"Javier Bardem"	
ハビエル・バルデム	5		person:"Javier Bardem"	
ハラハラ	5	13800	mood:tense	
ハラハラする	5	13801	mood:tense	
ハリウッド	5	5901	lang:en	
ハリウッドの裏側	5		hollywood	
ハリケーン	5		tornado	
ハリソンフォード	5		person:"Harrison Ford"	
ハリソン・フォード	5		person:"Harrison Ford"	
ハリポタ	5		harry potter	
ハリーポッター	5		harry potter	
ハリー・ポッター	5		harry potter	
ハロウィン	5		halloween	
ハロウィーン	5		halloween	
ハワイ	5		hawaii	
ハンガリー	5	8900	lang:hu	
ハンガーゲーム	5		hunger games	
ハンガー・ゲーム	5		hunger games	
ハンソッキュ	5		person:"Han Suk-kyu"	
ハンター	5		hunter	
ハンヒョジュ	5		person:"Han Hyo-joo"	
ハンフリーボガート	5		person:"Humphrey Bogart"	
ハンフリー・ボガート	5		person:"Humphrey Bogart"	
ハン・ソッキュ	5		person:"Han Suk-kyu"	
ハン・ヒョジュ	5		person:"Han Hyo-joo"	
ハ・ジョンウ	5		person:"Ha Jung-woo"	
バイオハザード	5		resident evil	
バイオレンス	5		violence	
バイキング	5		viking	
バイク	5		motorcycle	
バウンティハンター	5		bounty hunter	
バカンス	5		vacation	
バス	5		bus	
バスケ	5		basketball	
バスケットボール	5		basketball	
バスターキートン	5		person:"Buster Keaton"	
バスター・キートン	5		person:"Buster Keaton"	
バックトゥザフューチャー	5		back to the future	
バック・トゥ・ザ・フューチャー	5		back to the future	
バットマン	5		batman	
バルカン	5	11201	lang:sr,hr,bs,sh,sl,mk	
バルセロナ	5		barcelona	
バレエ	5		ballet	
バレリーナ	5		ballet	
バレンタイン	5		valentine's day	
バレンタインデー	5		valentine's day	
バレーボール	5		volleyball	
バンド	5		band	
バンパイア	5		vampire	
バーチャルリアリティ	5		virtual reality	
パイレーツ・オブ・カリビアン	5		pirates of the caribbean	
パイロット	5		pilot	
パクシネ	5		person:"Park Shin-hye"	
パクジョンミン	5		person:"Park Jeong-min"	
パクソジュン	5		person:"Park Seo-jun"	
パクチャヌク	5		person:"Park Chan-wook"	
パクフンジョン	5		person:"Park Hoon-jung"	
パクヘイル	5		person:"Park Hae-il"	
パクヘス	5		person:"Park Hae-soo"	
パクボヨン	5		person:"Park Bo-young"	
パク・シネ	5		person:"Park Shin-hye"	
パク・ジョンミン	5		person:"Park Jeong-min"	
パク・ソジュン	5		person:"Park Seo-jun"	
パク・チャヌク	5		person:"Park Chan-wook"	
パク・フンジョン	5		person:"Park Hoon-jung"	
パク・ヘイル	5		person:"Park Hae-il"	
パク・ヘス	5		person:"Park Hae-soo"	
パク・ボヨン	5		person:"Park Bo-young"	
パソコン	5		computer	
パディントン	5		paddington	
パニックもの	5		disaster	
パニック映画	5		disaster	
パパ	5		father	
パラレルワールド	5		parallel world	
パリ	5		paris	
パルムドール	5		award:palme-d'or	
パルムドール受賞作	5		award:palme-d'or	
パレスチナ	5	11100	lang:ar palestine	
パロディ	5	4600	genre:comedy parody	
パンク	5		punk	
パンダ	5		panda	
パンデミック	5		pandemic	
パン屋	5		bakery	
パーティ	5		party	
パーティー	5		party	
ヒックとドラゴン	5		how to train your dragon	
ヒッチコック	5		person:"Alfred Hitchcock"	
ヒット	5		sort:popularity	
ヒットマン	5		hit man	
ヒッピー	5		hippie	
ヒップホップ	5		hip hop	
ヒトラー	5		nazi	
ヒマラヤ	5		himalayas	
ヒューグラント	5		person:"Hugh Grant"	
ヒュージャックマン	5		person:"Hugh Jackman"	
ヒューマン	5	3200	genre:drama	
ヒューマンコメディ	5	3301	genre:drama,comedy	
ヒューマンドラマ	5	3102	genre:drama	
ヒュー・グラント	5		person:"Hugh Grant"	
ヒュー・ジャックマン	5		person:"Hugh Jackman"	
ヒョンビン	5		person:"Hyun Bin"	
ヒンディー語	5	6801	lang:hi	
ヒースレジャー	5		person:"Heath Ledger"	
ヒース・レジャー	5		person:"Heath Ledger"	
ヒーロー	5		superhero	
ヒーローもの	5		superhero	
ビッグフット	5		bigfoot	
ビデオゲーム	5		video game	
ビリーワイルダー	5		person:"Billy Wilder"	
ビリー・ワイルダー	5		person:"Billy Wilder"	
ビルマーレイ	5		person:"Bill Murray"	
ビル・マーレイ	5		person:"Bill Murray"	
ビーチ	5		beach	
ビートたけし	5		person:"Takeshi Kitano"	
ビール	5		beer	
ピアニスト	5		pianist	
ピアノ	5		pianist	
ピアースブロスナン	5		person:"Pierce Brosnan"	
ピアース・ブロスナン	5		person:"Pierce Brosnan"	
ピエロ	5		clown	
ピクサー	5		pixar	
ピラミッド	5		ancient egypt	
ピータージャクソン	5		person:"Peter Jackson"	
ピーターパン	5		peter pan	
ピーター・ジャクソン	5		person:"Peter Jackson"	
ピーター・パン	5		peter pan	
ファウンドフッテージ	5		found footage	
ファッション	5		fashion	
ファッションデザイナー	5		fashion designer	
ファミリー	5	1600	genre:family	
ファミリーアニメ	5	1503	genre:animation,family	
ファミリーコメディ	5	1900	genre:family,comedy	
ファミリードラマ	5	3402	genre:drama,family	
ファムファタール	5		femme fatale	
ファラオ	5		ancient egypt	
ファンジョンミン	5		person:"Hwang Jung-min"	
ファンタジー	5	2000	genre:fantasy	
ファンタジー系	5	2002	genre:fantasy	
ファンタスティック・ビースト	5		fantastic beasts	
ファン・ジョンミン	5		person:"Hwang Jung-min"	
フィギュアスケート	5		ice skating	
フィリピン	5	10200	lang:tl	
フィルム	5		-	
フィルム	5	11603	#movie	
フィルム・ノワール	5		film noir	
フィンチャー	5		person:"David Fincher"	
フィンランド	5	8500	lang:fi	
フェイクドキュメンタリー	5		found footage	
フェデリコフェリーニ	5		person:"Federico Fellini"	
フェデリコ・フェリーニ	5		person:"Federico Fellini"	
フェミニズム	5		feminism	
フェリーニ	5		person:"Federico Fellini"	
フクロウ	5		owl	
フラメンコ	5		flamenco	
フランケンシュタイン	5		frankenstein	
フランシスフォードコッポラ	5		person:"Francis Ford Coppola"	
フランシス・フォード・コッポラ	5		person:"Francis Ford Coppola"	
フランス	5	5500	lang:fr	
フランス映画	5	5502	lang:fr	
フランス語	5	5501	lang:fr	
フランス革命	5		french revolution	
フランソワトリュフォー	5		person:"François Truffaut"	
フランソワ・トリュフォー	5		person:"François Truffaut"	
フローレンスピュー	5		person:"Florence Pugh"	
フローレンス・ピュー	5		person:"Florence Pugh"	
ブライアンデパルマ	5		person:"Brian De Palma"	
ブライアン・デ・パルマ	5		person:"Brian De Palma"	
ブラジル	5	6900	lang:pt brazil	
ブラックコメディ	5	3002	genre:comedy,crime	
ブラックユーモア	5	3003	genre:comedy,crime	
ブラッドピット	5		person:"Brad Pitt"	
ブラッド・ピット	5		person:"Brad Pitt"	
ブラピ	5		person:"Brad Pitt"	
ブラムハウス	5		blumhouse	
ブルースウィリス	5		person:"Bruce Willis"	
ブルースリー	5		person:"Bruce Lee"	
ブルース・ウィリス	5		person:"Bruce Willis"	
ブルース・リー	5		person:"Bruce Lee"	
ブードゥー	5		voodoo	
プラバース	5		person:Prabhas	
プリンセス	5		princess	
プレデター	5		predator	
プロム	5		prom	
プロレス	5		wrestling	
ヘビ	5		snake	
ヘプバーン	5		person:"Audrey Hepburn"	
ヘリ	5		helicopter	
ヘリコプター	5		helicopter	
ベスト	5		sort:rating	
ベトナム	5	10000	lang:vi	
ベトナム戦争	5	12000	genre:war vietnam	
ベニス	5		venice	
ベネズエラ	5		venezuela	
ベネチア	5		venice	
ベネディクトカンバーバッチ	5		person:"Benedict Cumberbatch"	
ベネディクト・カンバーバッチ	5		person:"Benedict Cumberbatch"	
ベビーシッター	5		nanny	
ベルイマン	5		person:"Ingmar Bergman"	
ベルギー	5	8000	lang:fr,nl belgium	
ベルリン	5		berlin	
ベンアフレック	5		person:"Ben Affleck"	
ベンスティラー	5		person:"Ben Stiller"	
ベン・アフレック	5		person:"Ben Affleck"	
ベン・スティラー	5		person:"Ben Stiller"	
ペドゥナ	5		person:"Bae Doona"	
ペドロアルモドバル	5		person:"Pedro Almodóvar"	
ペドロ・アルモドバル	5		person:"Pedro Almodóvar"	
ペネロペクルス	5		person:"Penélope Cruz"	
ペネロペ・クルス	5		person:"Penélope Cruz"	
ペルシャ	5	9501	lang:fa	
ペルー	5	7500	lang:es peru	
ペンギン	5		penguin	
ペ・ドゥナ	5		person:"Bae Doona"	
ホアキンフェニックス	5		person:"Joaquin Phoenix"	
ホアキン・フェニックス	5		person:"Joaquin Phoenix"	
ホッケー	5		hockey	
ホテル	5		hotel	
ホビット	5		the hobbit	
ホラー	5	100	genre:horror	
ホラーもの	5	103	genre:horror	
ホラーコメディ	5	12200	genre:comedy,horror	
ホラーサスペンス	5	2500	genre:thriller,horror	
ホラースリラー	5	2501	genre:thriller,horror	
ホロコースト	5		holocaust	
ホンサンス	5		person:"Hong Sang-soo"	
ホン・サンス	5		person:"Hong Sang-soo"	
ホームアローン	5		home alone	
ホームドラマ	5	3401	genre:drama,family	
ホームレス	5		homeless	
ホーム・アローン	5		home alone	
ボクシング	5		boxing	
ボディガード	5		bodyguard	
ボディビル	5		gym	
ボディホラー	5		body horror	
ボリウッド	5	6800	lang:hi	
ボーイズラブ	5		gay	
ポケットモンスター	5		pokemon	
ポケモン	5		pokemon	
ポストアポカリプス	5		post-apocalypse	
ポリティカルサスペンス	5	13001	genre:thriller politics	
ポルトガル	5	7000	lang:pt	
ポンジュノ	5		person:"Bong Joon Ho"	
ポン・ジュノ	5		person:"Bong Joon Ho"	
ポーカー	5		poker	
ポーランド	5	8700	lang:pl	
ポールトーマスアンダーソン	5		person:"Paul Thomas Anderson"	
ポールニューマン	5		person:"Paul Newman"	
ポールバーホーベン	5		person:"Paul Verhoeven"	
ポールヴァーホーヴェン	5		person:"Paul Verhoeven"	
ポール・トーマス・アンダーソン	5		person:"Paul Thomas Anderson"	
ポール・ニューマン	5		person:"Paul Newman"	
ポール・バーホーベン	5		person:"Paul Verhoeven"	
ポール・ヴァーホーヴェン	5		person:"Paul Verhoeven"	
マイケルファスベンダー	5		person:"Michael Fassbender"	
マイケルベイ	5		person:"Michael Bay"	
マイケル・ファスベンダー	5		person:"Michael Fassbender"	
マイケル・ベイ	5		person:"Michael Bay"	
マカロニウエスタン	5	4400	genre:western lang:it	
マカロニ・ウエスタン	5	4401	genre:western lang:it	
マギーチャン	5		person:"Maggie Cheung"	
マギー・チャン	5		person:"Maggie Cheung"	
マシューマコノヒー	5		person:"Matthew McConaughey"	
マシュー・マコノヒー	5		person:"Matthew McConaughey"	
マジシャン	5		magician	
マスク	5		mask	
マッチングアプリ	5		dating	
マッツミケルセン	5		person:"Mads Mikkelsen"	
マッツ・ミケルセン	5		person:"Mads Mikkelsen"	
マットデイモン	5		person:"Matt Damon"	
マット・デイモン	5		person:"Matt Damon"	
マッドサイエンティスト	5		mad scientist	
マッドハウス	5		madhouse	
マッドマックス	5		mad max	
マトリックス	5		the matrix	
マドリード	5		madrid	
マドンソク	5		person:"Don Lee"	
マフィア	5	11700	genre:crime mafia	
ママ	5		mother	
マラソン	5		running	
マリオンコティヤール	5		person:"Marion Cotillard"	
マリオン・コティヤール	5		person:"Marion Cotillard"	
マリリンモンロー	5		person:"Marilyn Monroe"	
マリリン・モンロー	5		person:"Marilyn Monroe"	
マルチバース	5		multiverse	
マンガ	5		based on manga	
マンガ原作	5		based on manga	
マンション	5		apartment	
マ・ドンソク	5		person:"Don Lee"	
マークウォールバーグ	5		person:"Mark Wahlberg"	
マーク・ウォールバーグ	5		person:"Mark Wahlberg"	
マーゴットロビー	5		person:"Margot Robbie"	
マーゴット・ロビー	5		person:"Margot Robbie"	
マーシャルアーツ	5		martial arts	
マーティンスコセッシ	5		person:"Martin Scorsese"	
マーティン・スコセッシ	5		person:"Martin Scorsese"	
マーベル	5		marvel	
マーベルシリーズ	5		marvel	
マーメイド	5		mermaid	
マーロンブランド	5		person:"Marlon Brando"	
マーロン・ブランド	5		person:"Marlon Brando"	
ミイラ	5		mummy	
ミシェルヨー	5		person:"Michelle Yeoh"	
ミシェル・ヨー	5		person:"Michelle Yeoh"	
ミステリ	5	2701	genre:mystery	
ミステリー	5	2700	genre:mystery	
ミステリーサスペンス	5	2800	genre:mystery,thriller	
ミステリースリラー	5	2802	genre:mystery,thriller	
ミッション : インポッシブル	5		mission impossible	ミッション:インポッシブル
ミッション・インポッシブル	5		mission impossible	
ミツバチ	5		bee	
ミニオン	5		minions	
ミニオンズ	5		minions	
ミニシアター	5		-	
ミヒャエルハネケ	5		person:"Michael Haneke"	
ミヒャエル・ハネケ	5		person:"Michael Haneke"	
ミュージカル	5	4101	genre:music	
ミュージシャン	5		musician	
ミュージック	5	4102	genre:music	
ミュータント	5		mutant	
ミラジョヴォヴィッチ	5		person:"Milla Jovovich"	
ミラ・ジョヴォヴィッチ	5		person:"Milla Jovovich"	
ミリタリー	5	3804	genre:war	
ムスリム	5		muslim	
ムンソリ	5		person:"Moon So-ri"	
ムン・ソリ	5		person:"Moon So-ri"	
ムービー	5		-	
ムービー	5	11602	#movie	
メイド	5		butler	
メキシコ	5	7200	lang:es mexico	
メグライアン	5		person:"Meg Ryan"	
メグ・ライアン	5		person:"Meg Ryan"	
メリルストリープ	5		person:"Meryl Streep"	
メリル・ストリープ	5		person:"Meryl Streep"	
メルギブソン	5		person:"Mel Gibson"	
メルヘン	5		fairy tale	
メル・ギブソン	5		person:"Mel Gibson"	
メロドラマ	5	700	genre:romance,drama	
メン・イン・ブラック	5		men in black	
モキュメンタリー	5		found footage	
モスクワ	5		moscow	
モデル	5		fashion	
モノクロ	5		black and white	
モロッコ	5		morocco	
モンスター	5		monster	
モーガンフリーマン	5		person:"Morgan Freeman"	
モーガン・フリーマン	5		person:"Morgan Freeman"	
ヤクザ	5		yakuza	
ユアイン	5		person:"Yoo Ah-in"	
ユアンマクレガー	5		person:"Ewan McGregor"	
ユアン・マクレガー	5		person:"Ewan McGregor"	
ユダヤ	5		jewish	
ユダヤ人	5		jewish	
ユダヤ人虐殺	5		holocaust	
ユニコーン	5		unicorn	
ユヘジン	5		person:"Yoo Hae-jin"	
ユマサーマン	5		person:"Uma Thurman"	
ユマ・サーマン	5		person:"Uma Thurman"	
ユンヨジョン	5		person:"Youn Yuh-jung"	
ユン・ヨジョン	5		person:"Youn Yuh-jung"	
ユ・アイン	5		person:"Yoo Ah-in"	
ユ・ヘジン	5		person:"Yoo Hae-jin"	
ユーゴスラビア	5	11200	lang:sr,hr,bs,sh,sl,mk	
ヨルゴスランティモス	5		person:"Yorgos Lanthimos"	
ヨルゴス・ランティモス	5		person:"Yorgos Lanthimos"	
ヨンサンホ	5		person:"Yeon Sang-ho"	
ヨン・サンホ	5		person:"Yeon Sang-ho"	
ヨーロッパ	5	10600	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
ヨーロッパ映画	5	10602	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
ライアンゴズリング	5		person:"Ryan Gosling"	
ライアンレイノルズ	5		person:"Ryan Reynolds"	
ライアン・ゴズリング	5		person:"Ryan Gosling"	
ライアン・レイノルズ	5		person:"Ryan Reynolds"	
ライオン	5		lion	
ライオンキング	5		the lion king	
ライオン・キング	5		the lion king	
ライブ	5		concert	
ラグビー	5		rugby	
ラジー賞	5		award:razzie	
ラスベガス	5		las vegas	
ラッセルクロウ	5		person:"Russell Crowe"	
ラッセル・クロウ	5		person:"Russell Crowe"	
ラッパー	5		hip hop	
ラップ	5		hip hop	
ラテンアメリカ	5	10401	lang:es,pt	
ラブコメ	5	502	genre:romance,comedy	
ラブコメディ	5	503	genre:romance,comedy	
ラブストーリー	5	301	genre:romance	
ラブロマンス	5	400	genre:romance	
ランキング	5		sort:rating	
ランニング	5		running	
ランボー	5		rambo	
ラージャマウリ	5		person:"S. S. Rajamouli"	
ラースフォントリアー	5		person:"Lars von Trier"	
ラース・フォン・トリアー	5		person:"Lars von Trier"	
リアリティ番組	5		reality show	
リス	5		squirrel	
リスト	5		-	
リチャードギア	5		person:"Richard Gere"	
リチャードリンクレイター	5		person:"Richard Linklater"	
リチャード・ギア	5		person:"Richard Gere"	
リチャード・リンクレイター	5		person:"Richard Linklater"	
リドリースコット	5		person:"Ridley Scott"	
リドリー・スコット	5		person:"Ridley Scott"	
リベンジ	5		revenge	
リメイク	5		remake	
リュジュンヨル	5		person:"Ryu Jun-yeol"	
リュスンリョン	5		person:"Ryu Seung-ryong"	
リュスンワン	5		person:"Ryoo Seung-wan"	
リュックベッソン	5		person:"Luc Besson"	
リュック・ベッソン	5		person:"Luc Besson"	
リュ・ジュンヨル	5		person:"Ryu Jun-yeol"	
リュ・スンリョン	5		person:"Ryu Seung-ryong"	
リュ・スンワン	5		person:"Ryoo Seung-wan"	
リリーコリンズ	5		person:"Lily Collins"	
リリー・コリンズ	5		person:"Lily Collins"	
リングシリーズ	5		the ring	
リーアムニーソン	5		person:"Liam Neeson"	
リーアム・ニーソン	5		person:"Liam Neeson"	
リースウィザースプーン	5		person:"Reese Witherspoon"	
リース・ウィザースプーン	5		person:"Reese Witherspoon"	
リーマンショック	5		financial crisis	
ループもの	5		time loop	
ルーマニア	5	9000	lang:ro	
レアセドゥ	5		person:"Léa Seydoux"	
レア・セドゥ	5		person:"Léa Seydoux"	
レイチェルマクアダムス	5		person:"Rachel McAdams"	
レイチェル・マクアダムス	5		person:"Rachel McAdams"	
レイプ	5		rape	
レオナルドディカプリオ	5		person:"Leonardo DiCaprio"	
レオナルド・ディカプリオ	5		person:"Leonardo DiCaprio"	
レオ様	5		person:"Leonardo DiCaprio"	
レジスタンス	5		resistance	
レストラン	5		restaurant	
レスリング	5		wrestling	
レスリーチャン	5		person:"Leslie Cheung"	
レスリー・チャン	5		person:"Leslie Cheung"	
レズビアン	5		lesbian	
レトロ	5		nostalgia	
レバノン	5	11000	lang:ar lebanon	
レーシング	5		racing	
レース	5		racing	
ロサンゼルス	5		los angeles	
ロシア	5	6700	lang:ru	
ロシア語	5	6701	lang:ru	
ロシア革命	5		russian revolution	
ロッキー	5		rocky	
ロック	5		rock music	
ロッククライミング	5		climbing	
ロックバンド	5		band	
ロバ	5		donkey	
ロバートエガース	5		person:"Robert Eggers"	
ロバートゼメキス	5		person:"Robert Zemeckis"	
ロバートダウニー jr	5		person:"Robert Downey Jr."	ロバートダウニーJr
ロバートダウニージュニア	5		person:"Robert Downey Jr."	
ロバートデニーロ	5		person:"Robert De Niro"	
ロバートパティンソン	5		person:"Robert Pattinson"	
ロバートレッドフォード	5		person:"Robert Redford"	
ロバート・エガース	5		person:"Robert Eggers"	
ロバート・ゼメキス	5		person:"Robert Zemeckis"	
ロバート・ダウニー・ jr	5		person:"Robert Downey Jr."	ロバート・ダウニー・Jr
ロバート・ダウニー・ジュニア	5		person:"Robert Downey Jr."	
ロバート・デ・ニーロ	5		person:"Robert De Niro"	
ロバート・パティンソン	5		person:"Robert Pattinson"	
ロバート・レッドフォード	5		person:"Robert Redford"	
ロビンウィリアムズ	5		person:"Robin Williams"	
ロビンフッド	5		robin hood	
ロビン・ウィリアムズ	5		person:"Robin Williams"	
ロビン・フッド	5		robin hood	
ロボット	5		robot	
ロボットアニメ	5	12500	genre:animation robot	
ロマコメ	5	601	genre:romance,comedy	
ロマンス	5	302	genre:romance	
ロマンチック	5	14002	mood:romantic	
ロマンチックな	5	14004	mood:romantic	
ロマンチックコメディ	5	501	genre:romance,comedy	
ロマンティック	5	14003	mood:romantic	
ロマンティックコメディ	5	500	genre:romance,comedy	
ロマンポランスキー	5		person:"Roman Polanski"	
ロマン・ポランスキー	5		person:"Roman Polanski"	
ロンドン	5		london	
ロンハワード	5		person:"Ron Howard"	
ロン・ハワード	5		person:"Ron Howard"	
ロードトリップ	5		road trip	
ロードムービー	5		road trip	
ロード・オブ・ザ・リング	5		lord of the rings	
ローマ	5		rome	
ローマ帝国	5		ancient rome	
ローランドエメリッヒ	5		person:"Roland Emmerich"	
ローランド・エメリッヒ	5		person:"Roland Emmerich"	
ワイスピ	5		fast furious	
ワイルドスピード	5		fast furious	
ワイルド・スピード	5		fast furious	
ワイン	5		wine	
ワクワクする	5	13900	mood:thrilling	
ワニ	5		crocodile	
ワンシチュエーション	5		one location	
ワンピース	5		one piece	
ヱヴァンゲリヲン	5		evangelion	
ヴァイキング	5		viking	
ヴァンパイア	5		vampire	
ヴィムヴェンダース	5		person:"Wim Wenders"	
ヴィム・ヴェンダース	5		person:"Wim Wenders"	
ヴィラン	5		villain	
ヴィルヌーヴ	5		person:"Denis Villeneuve"	
ヴィンディーゼル	5		person:"Vin Diesel"	
ヴィン・ディーゼル	5		person:"Vin Diesel"	
ヴェトナム	5	10001	lang:vi	
ヴェネツィア	5		venice	
・	5		-	
一	5		#1	
一番長い	5		sort:runtime	
一覧	5		-	
七十年代	5		year:1970-1979	
三	5		#3	
三十年代	5		year:1930-1939	
三合会	5		triad	
三国志	5		three kingdoms	
三池崇史	5		person:"Takashi Miike"	
三浦春馬	5		person:"Haruma Miura"	
三船敏郎	5		person:"Toshirō Mifune"	
三角関係	5		love triangle	
不倫	5		infidelity	
不快な	5	14304	mood:disturbing	
不朽の名作	5		sort:rating	
不死	5		immortality	
不治の病	5		terminal illness	
不法侵入	5		home invasion	
不眠症	5		insomnia	
不老不死	5		immortality	
不良	5	11802	genre:crime gangster	
世界の終わり	5		apocalypse	
世界大戦	5		world war ii	
世紀末もの	5		apocalypse	
並行世界	5		parallel world	
中世	5		medieval	
中南米	5	10402	lang:es,pt	
中国	5	5200	lang:zh	
中国映画	5	5202	lang:zh	
中国語	5	5201	lang:zh	
中央情報局	5		cia	
中年	5		midlife crisis	
中年の危機	5		midlife crisis	
中期	5		#mid	
中毒	5		drug addiction	
中田秀夫	5		person:"Hideo Nakata"	
中盤	5		#mid	
中絶	5		abortion	
中華	5	5203	lang:zh	
中頃	5		#mid	
主演	5		-	
主演の	5		-	
主演作	5		-	
主演作品	5		-	
乗馬	5		horse	
九十	5		#90	
九十年代	5		year:1990-1999	
乳母	5		nanny	
亀	5		turtle	
予想外の結末	5		twist ending	
二	5		#2	
二十世紀	5		year:1900-1999	
二十年代	5		year:1920-1929	
二千年代	5		year:2000-2009	
二宮和也	5		person:"Kazunari Ninomiya"	
二重人格	5		split personality	
五十年代	5		year:1950-1959	
五輪	5		olympics	
亡霊	5		ghost	
京アニ	5		kyoto animation	
京都アニメーション	5		kyoto animation	
人	5		-	
人体実験	5		experiment	
人工知能	5		artificial intelligence	
人形	5		doll	
人形アニメ	5	4903	genre:animation stop motion	
人気	5		sort:popularity	
人気の	5		sort:popularity	
人狼	5		werewolf	
人種差別	5		racism	
人質	5		hostage	
人造人間	5		android	
人間ドラマ	5	3101	genre:drama	
人類滅亡	5		apocalypse	
人食い	5		cannibalism	
人食いザメ	5		shark	
人魚	5		mermaid	
仇討ち	5		revenge	
今敏	5		person:"Satoshi Kon"	
今村昌平	5		person:"Shōhei Imamura"	
仏	5	5503	lang:fr	
仏教	5		buddhism	
代の	5		-	
令和	5		year:2019-	
令和の	5		year:2019-	
以上	5		#over	
以上の	5		#over	
以下	5		#under	
以下の	5		#under	
以内	5		#under	
以内の	5		#under	
以前	5		#before	
以前の	5		#before	
以外	5		#excluded	
以外の	5		#excluded	
以後	5		#since	
以後の	5		#since	
以降	5		#since	
以降の	5		#since	
仮想現実	5		virtual reality	
仮想空間	5		virtual reality	
仮面	5		mask	
仲代達矢	5		person:"Tatsuya Nakadai"	
任侠	5		yakuza	
任侠映画	5		yakuza	
伊	5	5803	lang:it	
休日	5		vacation	
休暇	5		vacation	
会社	5		office	
会社員	5		office	
伝染病	5		pandemic	
伝記	5		biography	
伝記もの	5		biography	
伝説	5		folklore	
佐藤健	5		person:"Takeru Satoh"	
体が入れ替わる	5		body swap	
余命	5		terminal illness	
余命わずか	5		terminal illness	
作品	5		-	
作品	5	11601	#movie	
作品賞	5		award:oscar-picture	
作家	5		writer	
侍	5		samurai	
依存症	5		drug addiction	
保安官	5		sheriff	
信仰	5		religion	
修道女	5		nun	
俳優	5		-	
傑作	5		sort:rating	
催眠	5		hypnosis	
催眠術	5		hypnosis	
傭兵	5		mercenary	
僧侶	5		buddhism	
億万長者	5		millionaire	
元気が出る	5	13600	mood:feel-good	
元気になる	5	13602	mood:feel-good	
元気になれる	5	13601	mood:feel-good	
兄妹	5		siblings	
兄弟	5		brothers	
先住民	5		native american	
先生	5		teacher	
兎	5		rabbit	
児童	5	1702	genre:family	
児童虐待	5		child abuse	
入れ替わり	5		body swap	
全寮制	5		boarding school	
八十年代	5		year:1980-1989	
公害	5		environment	
公開	5		-	
公開された	5		-	
公開の	5		-	
六十年代	5		year:1960-1969	
共産主義	5		communism	
兵士	5		soldier	
内戦	5		civil war	
内部告発	5		whistleblower	
冒険	5	1100	genre:adventure	
冒険活劇	5	1201	genre:action,adventure	
写真	5		photographer	
写真家	5		photographer	
冤罪	5		wrongful conviction	
冬	5		winter	
冷戦	5		cold war	
出てくる	5		-	
出る	5		-	
出演	5		-	
出演する	5		-	
出演の	5		-	
出演作	5		-	
出演作品	5		-	
出産	5		pregnancy	
分	5		#minutes	
分間	5		#minutes	
切ない	5	13702	mood:sad	
刑事	5		detective	
刑事もの	5	2903	genre:crime	
刑務所	5		prison	
列車	5		train	
初恋	5		first love	
初期	5		#early	
初頭	5		#early	
判事	5		judge	
別れ	5		breakup	
制作の	5		-	
前	5		#before	
前半	5		#early	
前向きになれる	5	13605	mood:feel-good	
前後	5		#around	
前後の	5		#around	
剣劇	5		sword fight	
剣術	5		sword fight	
剣豪	5		samurai	
剣闘士	5		gladiator	
劇団	5		theater	
劇場版	5		-	
劇場版	5	11605	#movie	
功夫	5		kung fu	
労働者	5		strike	
勇気が出る	5	14601	mood:inspiring	
勇気をもらえる	5	14600	mood:inspiring	
動物	5		talking animal	
動画	5		-	
北朝鮮	5		north korea	
北極	5		arctic	
北欧	5	10500	lang:sv,da,no,fi,is	
北野武	5		person:"Takeshi Kitano"	
医師	5		doctor	
医療	5		doctor	
医者	5		doctor	
十代	5		teenager	
半ば	5		#mid	
半生	5		biography	
南アフリカ	5		south africa	
南北戦争	5		civil war	
南極	5		arctic	
南米	5	10400	lang:es,pt	
単館系	5		-	
博打	5		gambling	
博物館	5		museum	
占い師	5		psychic	
原作小説	5		based on novel	
原子爆弾	5		nuclear bomb	
原恵一	5		person:"Keiichi Hara"	
原爆	5		nuclear bomb	
原発	5		radiation	
原発事故	5		radiation	
原節子	5		person:"Setsuko Hara"	
友情	5		friendship	
友達	5		friendship	
双子	5		twins	
反戦	5	12100	genre:war anti war	
収容所	5		concentration camp	
受賞作	5		award:oscar	
古い	5		year:-1979	
古代エジプト	5		ancient egypt	
古代ギリシャ	5		ancient greece	
古代ローマ	5		ancient rome	
古典	5		year:-1979	
台湾	5	5400	lang:zh taiwan	
台湾映画	5	5401	lang:zh taiwan	
台風	5		tornado	
史劇	5	3603	genre:history	
号泣	5	13703	mood:sad	
号泣必至	5	13706	mood:sad	
司祭	5		priest	
吉沢亮	5		person:"Ryo Yoshizawa"	
同性愛	5		lgbt	
名作	5		sort:rating	
名探偵	5		detective	
名探偵コナン	5		detective conan	
向け	5		-	
向けの	5		-	
吸血鬼	5		vampire	
周星馳	5		person:"Stephen Chow"	
呪い	5		curse	
呪いの人形	5		doll	
呪いの家	5		haunted house	
呪われた	5		curse	
呪われた家	5		haunted house	
呪術廻戦	5		jujutsu kaisen	
哲学	5		philosophy	
哲学的な	5		philosophy	
喜劇	5	202	genre:comedy	
喪失	5		grief	
喫茶店	5		coffee	
営業マン	5		salesman	
噴火	5		volcano	
囚人	5		prison	
四十年代	5		year:1940-1949	
団地	5		apartment	
図書館	5		library	
国王	5		king	
国産	5	5104	lang:ja	
国産アニメ	5	1402	genre:animation lang:ja	
園子温	5		person:"Sion Sono"	
地下室	5		basement	
地下鉄	5		subway	
地球外生命体	5		alien	
地球滅亡	5		apocalypse	
地震	5		earthquake	
城	5		castle	
執事	5		butler	
執着	5		obsession	
堕胎	5		abortion	
報道	5		journalist	
塚本晋也	5		person:"Shinya Tsukamoto"	
墓地	5		cemetery	
墓場	5		cemetery	
墜落	5		plane crash	
売人	5		drug dealer	
売春	5		prostitute	
売春婦	5		prostitute	
夏	5		summer	
夏休み	5		summer	
夏休みもの	5		summer vacation	
外交官	5		ambassador	
外国語	5	13300	lang:!en	
外科医	5		surgeon	
多重人格	5		split personality	
夢	5		dream	
大どんでん返し	5		twist ending	
大ヒット	5		sort:popularity	
大使館	5		ambassador	
大友克洋	5		person:"Katsuhiro Otomo"	
大学	5		college	
大学生	5		college	
大富豪	5		millionaire	
大島渚	5		person:"Nagisa Ōshima"	
大晦日	5		new year's eve	
大洋	5		ocean	
大統領	5		president	
大親友	5		best friends	
大量虐殺	5		genocide	
大金	5		money	
天使	5		angel	
天才	5		genius	
天災	5		natural disaster	
太平洋戦争	5		world war ii	
夫婦	5		marriage	
失恋	5		breakup	
失業	5		unemployment	
失踪	5		missing person	
奇術師	5		magician	
女の子	5		girl	
女優の人生	5		actress	
女優もの	5		actress	
女子高生	5		high school	
女性	5		feminism	
女王	5		queen	
奴隷	5		slavery	
奴隷制	5		slavery	
妊娠	5		pregnancy	
妊婦	5		pregnancy	
妖怪	5		spirit	
妖精	5		fairy	
姉妹	5		sisters	
姉弟	5		siblings	
姑	5		mother-in-law	
姫	5		princess	
娘	5		daughter	
娼婦	5		prostitute	
嫁姑	5		mother-in-law	
子ども向け	5	1605	genre:family	
子ども向けアニメ	5	1501	genre:animation,family	
子供	5	1801	genre:family	
子供と見る	5	1705	genre:family	
子供向け	5	1604	genre:family	
子供向けアニメ	5	1500	genre:animation,family	
子供時代	5		childhood	
子犬	5		dog	
孤児	5		orphan	
孤児院	5		orphan	
孤島	5		island	
孤独	5		loneliness	
学園	5		school	
学園もの	5		school	
学園コメディ	5	12401	genre:comedy teenager	
学園祭	5		school	
学校	5		school	
孫悟空	5		monkey king	
宇宙	5		space	
宇宙人	5		alien	
宇宙人侵略	5		alien invasion	
宇宙人襲来	5		alien invasion	
宇宙船	5		spaceship	
宇宙飛行士	5		astronaut	
安藤サクラ	5		person:"Sakura Ando"	
宗教	5		religion	
官能	5		erotic	
定番	5		sort:popularity	
宝くじ	5		lottery	
宝探し	5		treasure	
宝物	5		treasure	
宝石	5		diamond	
実写化	5		based on manga	
実在の	5		true story	
実話	5		true story	
実話に基づく	5		true story	
実話をもとにした	5		true story	
実話を元にした	5		true story	
実話ベース	5		true story	
実験	5		experiment	
客船	5		ship	
宮崎あおい	5		person:"Aoi Miyazaki"	
宮崎吾朗	5		person:"Goro Miyazaki"	
宮崎駿	5		person:"Hayao Miyazaki"	
宮廷	5		royalty	
宮﨑駿	5		person:"Hayao Miyazaki"	
家	5		house	
家庭内暴力	5		domestic violence	
家族	5	1601	genre:family	
家族で楽しめる	5	1701	genre:family	
家族で見る	5	1607	genre:family	
家族で観る	5	1700	genre:family	
家族の	5	1602	genre:family	
家族の秘密	5		family secret	
家族ドラマ	5	3400	genre:drama,family	
家族向け	5	1603	genre:family	
寄宿学校	5		boarding school	
密室	5	11902	genre:mystery	
密室劇	5		one location	
密林	5		jungle	
富豪	5		millionaire	
将棋	5		chess	
小人	5		dwarf	
小惑星	5		meteorite	
小林正樹	5		person:"Masaki Kobayashi"	
小栗旬	5		person:"Shun Oguri"	
小津安二郎	5		person:"Yasujirō Ozu"	
小説	5		based on novel	
小説が原作	5		based on novel	
小説原作	5		based on novel	
小説家	5		writer	
少女	5		girl	
少年	5		boy	
少年時代	5		childhood	
尼	5		nun	
尼僧	5		nun	
山	5		mountain	
山寺宏一	5		person:"Koichi Yamadera"	
山岳	5		mountain	
山崎貴	5		person:"Takashi Yamazaki"	
山崎賢人	5		person:"Kento Yamazaki"	
山田洋次	5		person:"Yoji Yamada"	
山﨑賢人	5		person:"Kento Yamazaki"	
岩井俊二	5		person:"Shunji Iwai"	
島	5		island	
嵐	5		storm	
川	5		river	
巨人	5		giant	
巨大ロボット	5		giant robot	
巨大怪獣	5		giant monster	
差別	5		racism	
市川崑	5		person:"Kon Ichikawa"	
平成	5		year:1989-2019	
平成の	5		year:1989-2019	
年	5		-	
年の	5		-	
年の差	5		age difference	
年代	5		#decade	
年代の	5		#decade	
年末	5		new year's eve	
幸せな気分になる	5	13603	mood:feel-good	
幻想	5	2001	genre:fantasy	
幼少期	5		childhood	
幽霊	5		ghost	
幽霊屋敷	5		haunted house	
広東語	5	5301	lang:cn,zh	
広瀬すず	5		person:"Suzu Hirose"	
床屋	5		hairdresser	
庭	5		garden	
庭園	5		garden	
庵野秀明	5		person:"Hideaki Anno"	
建築家	5		architect	
弁護士	5		lawyer	
弓	5		archery	
弓道	5		archery	
弱者	5		underdog	
張芸謀	5		person:"Zhang Yimou"	
強制収容所	5		concentration camp	
強奪	5		heist	
彗星	5		meteorite	
役所広司	5		person:"Koji Yakusho"	
往年の	5		year:-1979	
後半	5		#late	
後味の悪い	5	14302	mood:disturbing	
後期	5		#late	
復活祭	5		easter	
復讐	5		revenge	
復讐もの	5		revenge	
復讐劇	5		revenge	
心があたたまる	5	14107	mood:heartwarming	
心温まる	5	14104	mood:heartwarming	
心理サスペンス	5	2401	genre:thriller	
心理スリラー	5	2403	genre:thriller	
心理ホラー	5	12301	genre:horror psychological	
心霊	5		supernatural	
忍者	5		ninja	
志村喬	5		person:"Takashi Shimura"	
念力	5		telekinesis	
怖い	5	13400	mood:scary	
思い出	5		memory	
思春期	5		coming of age	
性	5		sex	
性暴力	5		rape	
怪物	5		monster	
怪獣	5		giant monster	
怪盗	5		thief	
怪盗グルー	5		despicable me	
怪談	5	102	genre:horror	
恋	5	303	genre:romance	
恋愛	5	300	genre:romance	
恋愛コメディ	5	600	genre:romance,comedy	
恋愛ドラマ	5	701	genre:romance,drama	
恋物語	5	402	genre:romance	
恐ろしい	5	13402	mood:scary	
恐怖	5	101	genre:horror	
恐竜	5		dinosaur	
息子	5		son	
悪党	5		villain	
悪夢	5		dream	
悪女	5		femme fatale	
悪役	5		villain	
悪徳警官	5		police corruption	
悪霊	5		possession	
悪魔	5		demon	
悪魔払い	5		exorcism	
悪魔祓い	5		exorcism	
悲しい	5	13701	mood:sad	
悲嘆	5		grief	
愉快な	5	13503	mood:funny	
愛	5	403	genre:romance	
愛犬	5		dog	
感動	5	14100	mood:heartwarming	
感動する	5	14101	mood:heartwarming	
感動的な	5	14102	mood:heartwarming	
感動系	5	14103	mood:heartwarming	
感染	5		pandemic	
感染症	5		pandemic	
感謝祭	5		thanksgiving	
憑依	5		possession	
懐かしい	5		nostalgia	
成長	5		coming of age	
成長物語	5		coming of age	
戦争	5	3800	genre:war	
戦争もの	5	3801	genre:war	
戦争ドラマ	5	3900	genre:war,drama	
戦場	5	3802	genre:war	
戦士	5		warrior	
戦闘	5	3803	genre:war	
戦闘機	5		pilot	
手に汗握る	5	13802	mood:tense	
手品師	5		magician	
手紙	5		letter	
手術	5		surgeon	
手話	5		deaf	
技術者	5		engineer	
抜き	5		#excluded	
抜きの	5		#excluded	
抵抗運動	5		resistance	
押し入り	5		home invasion	
押井守	5		person:"Mamoru Oshii"	
拉致	5		kidnapping	
拳闘	5		boxing	
拷問	5		torture	
指輪物語	5		lord of the rings	
捕虜	5		prisoner of war	
探偵	5		detective	
探検	5		explorer	
探検家	5		explorer	
探検隊	5		explorer	
推理	5	2702	genre:mystery	
推理もの	5	2704	genre:mystery	
描いた	5		-	
攻殻機動隊	5		ghost in the shell	
放射能	5		radiation	
政治	5		politics	
政治もの	5		politics	
政治サスペンス	5	13000	genre:thriller politics	
政略結婚	5		arranged marriage	
救いのない	5	14202	mood:bleak	
教えて	5		-	
教会	5		christian	
教員	5		teacher	
教師	5		teacher	
教授	5		professor	
数学	5		mathematics	
数学者	5		mathematics	
料理	5		cooking	
料理もの	5		food	
料理人	5		chef	
新しい	5		sort:year	
新作	5		sort:year	
新感染	5		train to busan	
新海誠	5		person:"Makoto Shinkai"	
新聞	5		newspaper	
新聞社	5		newspaper	
新聞記者	5		journalist	
旅	5		road trip	
旅客機	5		airplane	
旅行	5		road trip	
旅館	5		hotel	
日本	5	5100	lang:ja	
日本のアニメ	5	1400	genre:animation lang:ja	
日本アニメ	5	1401	genre:animation lang:ja	
日本刀	5		samurai sword	
日本映画	5	5103	lang:ja	
日本語	5	5102	lang:ja	
旧作	5		-	
昆虫	5		insect	
明るい	5	13604	mood:feel-good	
昏睡状態	5		coma	
昔	5		year:-1979	
昔の	5		year:-1979	
昔話	5		folklore	
映画	5		-	
映画	5	11600	#movie	
映画についての映画	5		filmmaking	
映画の	5		-	
映画作り	5		filmmaking	
映画制作	5		filmmaking	
映画製作	5		filmmaking	
昭和	5		year:1926-1988	
昭和の	5		year:1926-1988	
是枝裕和	5		person:"Hirokazu Kore-eda"	
時代劇	5	3601	genre:history	
時代劇ロマンス	5	12801	genre:history,romance	
時間	5		#hours	
時間旅行	5		time travel	
暗い	5	14203	mood:bleak	
暗殺	5		assassination	
暗殺者	5		hit man	
暴力	5		violence	
暴走族	5		motorcycle	
暴風雨	5		storm	
書店	5		bookshop	
最古	5		sort:-year	
最古の	5		sort:-year	
最悪	5		sort:-rating	
最悪の	5		award:razzie	
最新	5		sort:year	
最新作	5		sort:year	
最近	5		sort:year	
最近の	5		sort:year	
最長	5		sort:runtime	
最高	5		sort:rating	
最高の	5		sort:rating	
月世界	5		moon	
月面	5		moon	
月面着陸	5		moon	
有名	5		sort:popularity	
有名な	5		sort:popularity	
有村架純	5		person:"Kasumi Arimura"	
朝鮮戦争	5		korean war	
朝鮮王朝	5		joseon	
木村拓哉	5		person:"Takuya Kimura"	
未亡人	5		widow	
未来	5		future	
未満	5		#under	
未満の	5		#under	
未確認飛行物体	5		ufo	
末	5		#late	
本	5		book	
本多猪四郎	5		person:"Ishirō Honda"	
本屋	5		bookshop	
杉咲花	5		person:"Hana Sugisaki"	
李朝	5		joseon	
村	5		small town	
東京	5		tokyo	
東宝	5		toho	
松山ケンイチ	5		person:"Kenichi Matsuyama"	
松竹	5		shochiku	
板前	5		chef	
株	5		stock market	
株式	5		stock market	
核	5		nuclear war	
核兵器	5		nuclear bomb	
核戦争	5		nuclear war	
格差	5		poverty	
格差社会	5		class difference	
格闘	5		martial arts	
格闘技	5		martial arts	
梟	5		owl	
森	5		forest	
森林	5		forest	
植民地	5		colonialism	
植民地時代	5		japanese occupation	
植物状態	5		coma	
検事	5		prosecutor	
検察官	5		prosecutor	
極道	5		yakuza	
樋口真嗣	5		person:"Shinji Higuchi"	
樹木希林	5		person:"Kirin Kiki"	
橋本環奈	5		person:"Kanna Hashimoto"	
欧州	5	10601	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
歌	5	4103	genre:music	
歌劇	5		opera	
歌手	5		singer	
正体	5		identity	
正月	5		new year's eve	
武侠	5		wuxia	
武侠映画	5		wuxia	
武器商人	5		arms dealer	
武士	5		samurai	
武将	5		warrior	
武術	5		martial arts	
武道	5		martial arts	
歳の差	5		age difference	
歴史	5	3600	genre:history	
歴史もの	5	3602	genre:history	
歴史ドラマ	5	3700	genre:drama,history	
歴史ロマンス	5	12800	genre:history,romance	
歴史劇	5	3604	genre:history	
歴史的	5	3605	genre:history	
死	5		death	
死刑	5		death penalty	
死刑囚	5		death penalty	
死後の世界	5		afterlife	
死神	5		death	
死霊館	5		the conjuring	
残酷	5		gore	
殺し合い	5		death game	
殺し屋	5		hit man	
殺人	5		murder	
殺人ピエロ	5		clown	
殺人事件	5		murder	
殺人犯	5		serial killer	
殺人鬼	5		serial killer	
殺陣	5		sword fight	
母	5		mother	
母と娘	5		mother daughter	
母と息子	5		mother son	
母性	5		mother	
母親	5		mother	
民話	5		folklore	
気候変動	5		climate change	
水中	5		underwater	
水泳	5		swimming	
汚職	5		corruption	
汚職警官	5		police corruption	
汽車	5		train	
沈没	5		shipwreck	
河瀬直美	5		person:"Naomi Kawase"	
法廷	5		courtroom	
法廷もの	5		courtroom	
法廷ドラマ	5	13200	genre:drama trial	
法廷劇	5	13201	genre:drama trial	
泣きたい	5	13705	mood:sad	
泣ける	5	13700	mood:sad	
泥棒	5		heist	
泥棒もの	5		thief	
洋画	5	5905	lang:en	
洞窟	5		cave	
津波	5		tsunami	
洪水	5		flood	
浅野忠信	5		person:"Tadanobu Asano"	
浜口竜介	5		person:"Ryusuke Hamaguchi"	
浜辺	5		beach	
浜辺美波	5		person:"Minami Hamabe"	
浪人	5		samurai	
浮気	5		infidelity	
海	5		sea	
海底	5		underwater	
海洋	5		ocean	
海賊	5		pirate	
海辺	5		beach	
消防	5		firefighter	
消防士	5		firefighter	
涙	5	13704	mood:sad	
深作欣二	5		person:"Kinji Fukasaku"	
深海	5		ocean	
清水崇	5		person:"Takashi Shimizu"	
渡辺謙	5		person:"Ken Watanabe"	
温暖化	5		climate change	
湖	5		lake	
湯浅政明	5		person:"Masaaki Yuasa"	
溝口健二	5		person:"Kenji Mizoguchi"	
漁師	5		fisherman	
演劇	5		theater	
漫画	5		based on manga	
漫画の実写化	5		based on manga	
漫画原作	5		based on manga	
漫画映画	5	1303	genre:animation	
潜入	5		undercover	
潜入捜査	5		undercover	
潜入捜査官	5		undercover	
潜水	5		diver	
潜水艦	5		submarine	
濡れ衣	5		wrongful conviction	
濱口竜介	5		person:"Ryusuke Hamaguchi"	
火事	5		fire	
火山	5		volcano	
火星	5		mars	
火災	5		fire	
災害	5		disaster	
災難	5		disaster	
炭鉱	5		miner	
無人島	5		island	
無声映画	5		year:-1929	
無料	5		-	
無法者	5		outlaw	
無職	5		unemployment	
熊	5		bear	
爆弾	5		bomb	
爆破	5		bomb	
爆笑	5	13501	mood:funny	
父	5		father	
父と娘	5		father daughter	
父と子	5		father son	
父と息子	5		father son	
父親	5		father	
爽快	5	13902	mood:thrilling	
片思い	5		unrequited love	
片想い	5		unrequited love	
牛	5		cow	
牧場	5		farm	
牧師	5		priest	
物	5		-	
物の怪	5		spirit	
物語	5		-	
特殊部隊	5		special forces	
特集	5		-	
犬	5		dog	
犯人捜し	5	11901	genre:mystery	
犯人探し	5	11900	genre:mystery	
犯罪	5	2900	genre:crime	
犯罪もの	5	2904	genre:crime	
犯罪コメディ	5	3000	genre:comedy,crime	
犯罪サスペンス	5	2601	genre:crime,thriller	
犯罪スリラー	5	2602	genre:crime,thriller	
犯罪ドラマ	5	3500	genre:drama,crime	
犯罪都市	5		the roundup	
狂気	5		obsession	
狐	5		fox	
狙撃手	5		sniper	
狩り	5		hunter	
狩人	5		hunter	
独	5	5603	lang:de	
独裁	5		dictatorship	
独裁者	5		dictatorship	
狼	5		wolf	
狼男	5		werewolf	
猟奇殺人	5		serial killer	
猟師	5		hunter	
猫	5		cat	
猿	5		monkey	
猿の惑星	5		planet of the apes	
獅子	5		lion	
王	5		king	
王女	5		princess	
王妃	5		queen	
王子	5		prince	
王子様	5		prince	
王室	5		royalty	
王家衛	5		person:"Wong Kar-Wai"	
王族	5		royalty	
王様	5		king	
玩具	5		toy	
現代	5		year:2010-	
現代の	5		year:2010-	
現金	5		money	
理髪師	5		hairdresser	
環境	5		environment	
環境問題	5		environment	
生き残り	5		survival	
生まれ変わり	5		reincarnation	
生存	5		survival	
生涯	5		biography	
用心棒	5		bodyguard	
田中真弓	5		person:"Mayumi Tanaka"	
田舎	5		small town	
田舎町	5		small town	
甲子園	5		baseball	
男の子	5		boy	
画家	5		painter	
異世界	5		parallel world	
異星人	5		alien	
疫病	5		pandemic	
病気	5		illness	
病院	5		hospital	
癌	5		cancer	
癒される	5	14501	mood:cosy	
癒し	5	14500	mood:cosy	
癒し系	5	14503	mood:cosy	
癒やされる	5	14502	mood:cosy	
発明家	5		inventor	
登場する	5		-	
登山	5		mountain	
白熊	5		bear	
白雪姫	5		snow white	
白黒	5		black and white	
白黒映画	5		black and white	
百	5		#100	
百二十	5		#120	
百合	5		lesbian	
的	5		-	
的な	5		-	
皇帝	5		emperor	
監獄	5		prison	
監督	5		-	
監督の	5		-	
監督作	5		-	
監督作品	5		-	
目撃者	5		witness	
盲人	5		blind	
盲目	5		blind	
相続	5		inheritance	
看護婦	5		nurse	
看護師	5		nurse	
真田広之	5		person:"Hiroyuki Sanada"	
短い	5		runtime:-80	
短篇	5		runtime:-80	
短編	5		runtime:-80	
短編映画	5		runtime:-80	
砂漠	5		desert	
祖母	5		grandmother	
祖父	5		grandfather	
神	5		god	
神木隆之介	5		person:"Ryunosuke Kamiki"	
神様	5		god	
神父	5		priest	
神話	5		greek mythology	
禁じられた恋	5		forbidden love	
禁断の恋	5		forbidden love	
禁断の愛	5		forbidden love	
福山雅治	5		person:"Masaharu Fukuyama"	
秀作	5		sort:rating	
科学者	5		scientist	
移民	5		immigrant	
程度	5		#around	
空想の友達	5		imaginary friend	
空想科学	5	2102	genre:science-fiction	
空港	5		airport	
空飛ぶ円盤	5		ufo	
突然変異	5		mutant	
窃盗	5		heist	
立てこもり	5		hostage	
竜	5		dragon	
竜巻	5		tornado	
童話	5		fairy tale	
競泳	5		swimming	
競走馬	5		horse	
笑える	5	13500	mood:funny	
笠智衆	5		person:"Chishū Ryū"	
第一次世界大戦	5		world war i	
第一次大戦	5		world war i	
第二次世界大戦	5		world war ii	
第二次大戦	5		world war ii	
筋肉	5		gym	
米国	5	5902	lang:en	
米林宏昌	5		person:"Hiromasa Yonebayashi"	
精神疾患	5		mental illness	
精神病	5		mental illness	
精神病棟	5		mental hospital	
精神病院	5		mental hospital	
精神病院もの	5		asylum	
精神科	5		psychiatrist	
精神科医	5		psychiatrist	
精神障害	5		mental illness	
精霊	5		spirit	
系	5		-	
系の	5		-	
約	5		#around	
納棺師	5		undertaker	
純愛	5	401	genre:romance	
細田守	5		person:"Mamoru Hosoda"	
終末	5		apocalypse	
終末もの	5		post-apocalypse	
終盤	5		#late	
経済危機	5		financial crisis	
結婚	5		wedding	
結婚式	5		wedding	
結婚生活	5		marriage	
統合失調症	5		mental illness	
継母	5		stepmother	
緊張感のある	5	13804	mood:tense	
緊迫	5	13803	mood:tense	
羊	5		sheep	
美容師	5		hairdresser	
美術館	5		museum	
翻訳家	5		translator	
老い	5		old age	
老人	5		old age	
老後	5		old age	
考えさせられる	5	14403	mood:mind-bending	
考古学	5		archaeologist	
考古学者	5		archaeologist	
聖夜	5		christmas	
聖書	5		bible	
聴覚障害	5		deaf	
聾	5		deaf	
肉体破壊	5		body horror	
胸キュン	5	14000	mood:romantic	
胸糞	5	14300	mood:disturbing	
胸糞悪い	5	14301	mood:disturbing	
脅迫	5		blackmail	
脱北	5		north korean	
脱北者	5		north korean	
脱獄	5		prison escape	
脱走	5		prison escape	
腐敗	5		corruption	
臓器売買	5		organ transplant	
臓器移植	5		organ transplant	
自主映画	5		-	
自伝	5		biography	
自動車	5		car	
自殺	5		suicide	
自然	5		nature	
自然災害	5		natural disaster	
自警団	5		vigilante	
自転車	5		bicycle	
自閉症	5		autism	
舞台	5		-	
舞台の	5		-	
舞台劇	5		theater	
航海	5		sea	
船	5		ship	
船上	5		ship	
良い	5		-	
花嫁	5		bride	
芸人	5		comedian	
芸術	5		artist	
芸術家	5		artist	
若者	5		teenager	
英国	5	6001	lang:en england	
英語	5	5903	lang:en	
英雄	5		hero	
菅田将暉	5		person:"Masaki Suda"	
菊地凛子	5		person:"Rinko Kikuchi"	
葬儀	5		funeral	
葬儀屋	5		undertaker	
葬式	5		funeral	
蒼井優	5		person:"Yu Aoi"	
薬物	5		drugs	
薬物中毒	5		drug addiction	
藤原竜也	5		person:"Tatsuya Fujiwara"	
虎	5		tiger	
虐待	5		child abuse	
虐殺	5		genocide	
虫	5		insect	
蛇	5		snake	
蛙	5		frog	
蛸	5		octopus	
蜂	5		bee	
蜘蛛	5		spider	
蟻	5		ant	
行方不明	5		missing person	
衝撃のラスト	5		twist ending	
衝撃の結末	5		twist ending	
衝撃的な	5	14303	mood:disturbing	
表現主義	5	11501	lang:de year:1913-1933	
裁判	5		courtroom	
裁判もの	5		courtroom	
裁判官	5		judge	
製作	5		-	
製作の	5		-	
西島秀俊	5		person:"Hidetoshi Nishijima"	
西遊記	5		journey to the west	
西部劇	5	4000	genre:western	
見たい	5		-	
見る	5		-	
視覚障害	5		blind	
親友	5		friendship	
親友同士	5		best friends	
親子	5		father son	
親子で楽しめる	5	1704	genre:family	
親子で見る	5	1703	genre:family	
観たい	5		-	
観る	5		-	
記憶	5		memory	
記憶喪失	5		amnesia	
記者	5		journalist	
記録映画	5	4201	genre:documentary	
証人	5		witness	
詐欺	5		con man	
詐欺師	5		con man	
評価が高い	5		sort:rating	
評価の高い	5		sort:rating	
詩	5		poet	
詩人	5		poet	
話	5		-	
話題	5		sort:popularity	
話題の	5		sort:popularity	
認知症	5		dementia	
誕生日	5		birthday	
誘拐	5		kidnapping	
諜報	5		spy	
諜報員	5		spy	
諷刺	5	4701	genre:comedy satire	
謎	5	2705	genre:mystery	
謎解き	5	2703	genre:mystery	
警官	5		police	
警察	5		police	
護衛	5		bodyguard	
豚	5		pig	
象	5		elephant	
豪州	5	6301	lang:en australia	
豪華客船	5		cruise ship	
貞子	5		the ring	
負け犬	5		underdog	
財宝	5		treasure	
貧しい	5		poverty	
貧困	5		poverty	
賞金稼ぎ	5		bounty hunter	
賭博	5		gambling	
赤ちゃん	5		baby	
赤ん坊	5		baby	
超	5		#over	
超え	5		#over	
超えの	5		#over	
超現実	5		surreal	
超能力	5		superpower	
超能力者	5		superpower	
超自然	5		supernatural	
踊り	5		dance	
身体が入れ替わる	5		body swap	
身分違い	5		class difference	
車	5		car	
車椅子	5		disability	
軍人	5		soldier	
軍隊	5		soldier	
転生	5		reincarnation	
輪廻	5		reincarnation	
農場	5		farm	
農家	5		farm	
近未来	5		future	
逃亡	5		fugitive	
逃亡者	5		fugitive	
逃走	5		fugitive	
透明人間	5		invisibility	
通訳	5		translator	
連続殺人	5		serial killer	
連続殺人犯	5		serial killer	
連続殺人鬼	5		serial killer	
連邦捜査局	5		fbi	
進撃の巨人	5		attack on titan	
道化師	5		clown	
遭難	5		shipwreck	
選挙	5		election	
遺産	5		inheritance	
邦画	5	5101	lang:ja	
邦題	5		-	
部活	5		sport	
都市伝説	5		urban legend	
配信	5		-	
酒	5		alcoholism	
里親	5		adoption	
野宿	5		camping	
野沢雅子	5		person:"Masako Nozawa"	
野球	5		baseball	
金	5		money	
金城武	5		person:"Takeshi Kaneshiro"	
金塊	5		gold	
金持ち	5		millionaire	
金熊賞	5		award:golden-bear	
金獅子賞	5		award:golden-lion	
金融危機	5		financial crisis	
釣り	5		fish	
鉄道	5		train	
鉱山	5		miner	
銀行強盗	5		bank robbery	
銃	5		gun	
銃撃戦	5		gun	
鏡	5		mirror	
長い	5		runtime:150-	
長澤まさみ	5		person:"Masami Nagasawa"	
長編	5		runtime:150-	
閉じ込められた	5		trapped	
閉じ込められる	5		trapped	
間の	5		#between	
関係	5		-	
関連	5		-	
闘牛	5		bullfighting	
闘病	5		illness	
防弾少年団	5		person:BTS	
阿部寛	5		person:"Hiroshi Abe"	
降霊術	5		seance	
除霊	5		exorcism	
陰謀	5		conspiracy	
陰謀論	5		conspiracy	
陸上	5		running	
階級	5		class difference	
隕石	5		meteorite	
障がい者	5		disability	
障害	5		disability	
障害者	5		disability	
離婚	5		divorce	
難民	5		refugee	
難病	5		terminal illness	
難破	5		shipwreck	
難破船	5		shipwreck	
難解	5	14401	mood:mind-bending	
難解な	5		surreal	
難解な	5	14402	mood:mind-bending	
雨	5		rain	
雪	5		snow	
雪山	5		snow	
雪崩	5		avalanche	
雪男	5		bigfoot	
電車	5		train	
霊	5		ghost	
霊媒師	5		psychic	
霊能者	5		psychic	
霊魂	5		spirit	
青春	5		coming of age	
青春もの	5		coming of age	
青春コメディ	5	12400	genre:comedy teenager	
青春ドラマ	5	3201	genre:drama	
静かな	5	14700	mood:slow	
非英語	5	13301	lang:!en	
面白い	5		-	
面白おかしい	5	13502	mood:funny	
革命	5		revolution	
韓国	5	5000	lang:ko	
韓国映画	5	5002	lang:ko	
韓国語	5	5001	lang:ko	
韓流	5	5003	lang:ko	
音楽	5	4100	genre:music	
音楽家	5		musician	
頃	5		-	
頭を使う	5	14400	mood:mind-bending	
題材	5		-	
風	5		-	
風俗嬢	5		prostitute	
風刺	5	4700	genre:comedy satire	
飛行機	5		airplane	
飛行機事故	5		plane crash	
飛行機墜落	5		plane crash	
食	5		food	
食べ物	5		food	
食人	5		cannibalism	
食堂	5		restaurant	
養子	5		adoption	
香港	5	5300	lang:cn,zh	
香港映画	5	5302	lang:cn,zh	
馬	5		horse	
駄作	5		sort:-rating	
駅伝	5		running	
騎士	5		knight	
高校	5		high school	
高校生	5		high school	
高畑勲	5		person:"Isao Takahata"	
高評価	5		sort:rating	
高齢者	5		old age	
鬱	5		depression	
鬱	5	14200	mood:bleak	
鬱になる	5	14201	mood:bleak	
鬱映画	5		depression	
鬼	5		ogre	
鬼滅	5		demon slayer	
鬼滅の刃	5		demon slayer	
魔女	5		witch	
魔法	5		magic	
魔法使い	5		wizard	
魔術	5		magic	
魚	5		fish	
鮫	5		shark	
鯨	5		whale	
鰐	5		crocodile	
鳥	5		bird	
鶏	5		chicken	
鹿	5		deer	
麻生久美子	5		person:"Kumiko Aso"	
麻薬	5		drugs	
麻薬カルテル	5		drug dealer	
麻薬中毒	5		drug addiction	
麻薬密売	5		drug dealer	
麻薬王	5		drug dealer	
黄金	5		gold	
黒人差別	5		racism	
黒沢明	5		person:"Akira Kurosawa"	
黒沢清	5		person:"Kiyoshi Kurosawa"	
黒澤明	5		person:"Akira Kurosawa"	
鼠	5		mouse	
龍	5		dragon	
가나오는	4		-	
가난	4		poverty	
가등장하는	4		-	
가디언즈오브갤럭시	4		guardians of the galaxy	
가면	4		mask	
가상현실	4		virtual reality	
가수	4		singer	
가슴따뜻한	4	14205	mood:heartwarming	
가슴아픈	4	13807	mood:sad	
가와세나오미	4		person:"Naomi Kawase"	
가이리치	4		person:"Guy Ritchie"	
가장긴	4		sort:runtime	
가장오래된	4		sort:-year	
가정폭력	4		domestic violence	
가족	4	1700	genre:family	
가족드라마	4	3500	genre:drama,family	
가족애니메이션	4	1502	genre:animation,family	
가족영화	4	1701	genre:family	
가족용	4	1702	genre:family	
가족의비밀	4		family secret	
가족코미디	4	2000	genre:family,comedy	
가택침입	4		home invasion	
간첩	4		spy	
간첩물남북	4		north korean	
간호사	4		nurse	
갇힌	4		trapped	
갇힌사람들	4		trapped	
감독	4		-	
감독의	4		-	
감독이만든	4		-	
감독한	4		-	
감동	4	14200	mood:heartwarming	
감동실화	4	3300	genre:drama	
감동적인	4	14201	mood:heartwarming	
감염병	4		pandemic	
감옥	4		prison	
감옥탈출	4		prison escape	
갓난아기	4		baby	
강가	4		river	
강간	4		rape	
강동원	4		person:"Gang Dong-won"	
강령술	4		seance	
강아지	4		dog	
강제규	4		person:"Kang Je-kyu"	
강제수용소	4		concentration camp	
강탈	4		heist	
강하늘	4		person:"Kang Ha-neul"	
강혜정	4		person:"Kang Hye-jung"	
강호	4		wuxia	
같은	4		-	
개	4		dog	
개구리	4		frog	
개그	4	305	genre:comedy	
개그맨	4		comedian	
개미	4		ant	
개봉	4		-	
개봉작	4		sort:year	
개봉작	4		-	
개봉한	4		-	
개신교	4		christian	
갤가돗	4		person:"Gal Gadot"	
갱	4	11901	genre:crime gangster	
갱스터	4	11900	genre:crime gangster	
거대괴수	4		giant monster	
거대로봇	4		giant robot	
거미	4		spider	
거북이	4		turtle	
거울	4		mirror	
거인	4		giant	
건달	4	11905	genre:crime gangster	
건축가	4		architect	
걸작	4		sort:rating	
검객	4		sword fight	
검사	4		prosecutor	
검술	4		sword fight	
검찰	4		prosecutor	
검투사	4		gladiator	
게리올드만	4		person:"Gary Oldman"	
게릴라	4		guerrilla	
게이	4		gay	
게임	4		video game	
게임원작	4		based on video game	
겨울	4		winter	
겨울왕국	4		frozen	
격투	4		martial arts	
격투기	4		martial arts	
견공	4		dog	
견자단	4		person:"Donnie Yen"	
결혼	4		wedding	
결혼생활	4		marriage	
결혼식	4		wedding	
경제위기	4		financial crisis	
경주	4		racing	
경주마	4		horse	
경찰	4		police	
경찰비리	4		police corruption	
경호	4		bodyguard	
경호원	4		secret service	
계급	4		class difference	
계모	4		stepmother	
계층	4		class difference	
고고학	4		archaeologist	
고고학자	4		archaeologist	
고교	4		high school	
고다르	4		person:"Jean-Luc Godard"	
고대그리스	4		ancient greece	
고대로마	4		ancient rome	
고대이집트	4		ancient egypt	
고독	4		loneliness	
고등학교	4		high school	
고등학생	4		high school	
고래	4		whale	
고레에다	4		person:"Hirokazu Kore-eda"	
고레에다히로카즈	4		person:"Hirokazu Kore-eda"	
고릴라	4		gorilla	
고립된	4		trapped	
고문	4		torture	
고바야시마사키	4		person:"Masaki Kobayashi"	
고부	4		mother-in-law	
고성	4		castle	
고스트버스터즈	4		ghostbusters	
고아	4		orphan	
고아원	4		orphan	
고양이	4		cat	
고어	4		gore	
고어물	4		gore	
고전	4		year:-1979	
고전영화	4		year:-1979	
고질라	4		godzilla	
곤사토시	4		person:"Satoshi Kon"	
곤충	4		insect	
골든글로브	4		award:golden-globe	
골프	4		golf	
곰	4		bear	
곰돌이	4		bear	
공각기동대	4		ghost in the shell	
공공칠	4		james bond	
공동묘지	4		cemetery	
공룡	4		dinosaur	
공리	4		person:"Gong Li"	
공산주의	4		communism	
공상과학	4	2202	genre:science-fiction	
공연	4		concert	
공유	4		person:"Gong Yoo"	
공주	4		princess	
공포	4	100	genre:horror	
공포물	4	101	genre:horror	
공포스러운	4	104	genre:horror	
공포스릴러	4	2600	genre:thriller,horror	
공포코미디	4	12302	genre:comedy,horror	
공항	4		airport	
과	4		#and	
과부	4		widow	
과학	4	2203	genre:science-fiction	
과학소설	4	2205	genre:science-fiction	
과학자	4		scientist	
곽도원	4		person:"Kwak Do-won"	
곽재용	4		person:"Kwak Jae-yong"	
관련	4		-	
관련된	4		-	
관한	4		-	
광기	4		obsession	
광대	4		clown	
광둥어	4	5401	lang:cn,zh	
광부	4		miner	
광신도	4		cult	
괴담	4		urban legend	
괴물	4		monster	
괴수	4		giant monster	
교도소	4		prison	
교도소탈출	4		prison escape	
교사	4		teacher	
교수	4		professor	
교회	4		christian	
구로사와기요시	4		person:"Kiyoshi Kurosawa"	
구로사와아키라	4		person:"Akira Kurosawa"	
구마	4		exorcism	
구십	4		#90	
구십년대	4		year:1990-1999	
국내	4	5101	lang:ko	
국산	4	5104	lang:ko	
군대	4		soldier	
군인	4		soldier	
궁궐	4		royalty	
궁수	4		archery	
궁중	4		royalty	
권투	4		boxing	
귀멸의칼날	4		demon slayer	
귀신	4		ghost	
귀신들린집	4		haunted house	
귀신의집	4		haunted house	
그	4		-	
그레고리펙	4		person:"Gregory Peck"	
그레이스켈리	4		person:"Grace Kelly"	
그레타거윅	4		person:"Greta Gerwig"	
그리고	4		#and	
그리스	4	9200	lang:el	
그리스도	4		jesus	
그리스신화	4		greek mythology	
극	4		-	
극장	4		theater	
글래디에이터	4		gladiator	
금괴	4		gold	
금단의사랑	4		forbidden love	
금성무	4		person:"Takeshi Kaneshiro"	
금융위기	4		financial crisis	
금지된사랑	4		forbidden love	
기괴한	4	14402	mood:disturbing	
기독교	4		christian	
기록영화	4	4302	genre:documentary	
기무라타쿠야	4		person:"Takuya Kimura"	
기분전환	4	13704	mood:feel-good	
기분좋아지는	4	13703	mood:feel-good	
기사	4		knight	
기숙학교	4		boarding school	
기억	4		memory	
기억상실	4		amnesia	
기억상실증	4		amnesia	
기억을잃은	4		amnesia	
기예르모델토로	4		person:"Guillermo del Toro"	
기자	4		journalist	
기차	4		train	
기쿠치린코	4		person:"Rinko Kikuchi"	
기타노다케시	4		person:"Takeshi Kitano"	
기타리스트	4		guitar	
기타치는	4		guitar	
기후변화	4		climate change	
기후위기	4		climate change	
긴	4		runtime:150-	
긴장감	4	13900	mood:tense	
긴장감넘치는	4	13901	mood:tense	
길예르모델토로	4		person:"Guillermo del Toro"	
김고은	4		person:"Kim Go-eun"	
김기덕	4		person:"Kim Ki-duk"	
김다미	4		person:"Kim Da-mi"	
김민희	4		person:"Kim Min-hee"	
김성수	4		person:"Kim Sung-soo"	
김성훈	4		person:"Kim Seong-hun"	
김용화	4		person:"Kim Yong-hwa"	
김우빈	4		person:"Kim Woo-bin"	
김윤석	4		person:"Kim Yoon-seok"	
김지운	4		person:"Kim Jee-woon"	
김태리	4		person:"Kim Tae-ri"	
김한민	4		person:"Kim Han-min"	
까지	4		#until	
깡패	4	11904	genre:crime gangster	
꿀벌	4		bee	
꿈	4		dream	
나가사와마사미	4		person:"Masami Nagasawa"	
나니아	4		narnia	
나니아연대기	4		narnia	
나루토	4		naruto	
나오는	4		-	
나온	4		-	
나이차	4		age difference	
나이차이	4		age difference	
나이트샤말란	4		person:"M. Night Shyamalan"	
나이트클럽	4		nightclub	
나치	4		nazi	
나카다이다쓰야	4		person:"Tatsuya Nakadai"	
나카타히데오	4		person:"Hideo Nakata"	
나탈리포트만	4		person:"Natalie Portman"	
나폴레옹	4		napoleon	
나홀로집에	4		home alone	
나홍진	4		person:"Na Hong-jin"	
낙지	4		octopus	
낙태	4		abortion	
낚시	4		fish	
난도질	4	4601	genre:horror slasher	
난민	4		refugee	
난쟁이	4		dwarf	
난치병	4		terminal illness	
난파	4		shipwreck	
난해한	4		surreal	
난해한	4	14501	mood:mind-bending	
남고	4		high school	
남극	4		arctic	
남매	4		siblings	
남미	4	10500	lang:es,pt	
남북	4		north korea	
남북전쟁	4		civil war	
남아공	4		south africa	
남아프리카	4		south africa	
남자동성애	4		gay	
남자아이	4		boy	
납량특집	4	200	genre:horror	
납치	4		kidnapping	
내부고발	4		whistleblower	
내부고발자	4		whistleblower	
내전	4		civil war	
냉전	4		cold war	
냥이	4		cat	
넘는	4		#over	
네덜란드	4	8200	lang:nl	
네오레알리스모	4	11501	lang:it year:1943-1954	
네오리얼리즘	4	11500	lang:it year:1943-1954	
넷플릭스	4		netflix	
년	4		-	
년대	4		#decade	
년대의	4		#decade	
년대풍	4		#decade	
년도	4		-	
년작	4		-	
노년	4		old age	
노동운동	4		strike	
노동자	4		strike	
노래	4	4204	genre:music	
노래방	4		karaoke	
노르웨이	4	8500	lang:no	
노름	4		gambling	
노숙자	4		homeless	
노예	4		slavery	
노예제	4		slavery	
노인	4		old age	
노자와마사코	4		person:"Masako Nozawa"	
노후	4		old age	
놀란	4		person:"Christopher Nolan"	
농구	4		basketball	
농부	4		farm	
농인	4		deaf	
농장	4		farm	
농촌	4		farm	
누명	4		wrongful conviction	
누벨바그	4	11400	lang:fr year:1958-1968	
누아르	4	3003	genre:crime	
눈	4		snow	
눈물	4	13805	mood:sad	
눈물나는	4	13801	mood:sad	
눈사태	4		avalanche	
눈오는	4		snow	
뉴욕	4		new york	
뉴질랜드	4	6500	lang:en new zealand	
느낌	4		-	
느낌의	4		-	
느린	4	14801	mood:slow	
느와르	4	3002	genre:crime	
늑대	4		wolf	
늑대인간	4		werewolf	
니노미야카즈나리	4		person:"Kazunari Ninomiya"	
니시지마히데토시	4		person:"Hidetoshi Nishijima"	
니콜라스케이지	4		person:"Nicolas Cage"	
니콜키드먼	4		person:"Nicole Kidman"	
닌자	4		ninja	
다니엘래드클리프	4		person:"Daniel Radcliffe"	
다니엘크레이그	4		person:"Daniel Craig"	
다람쥐	4		squirrel	
다루는	4		-	
다룬	4		-	
다리오아르젠토	4		person:"Dario Argento"	
다시보기	4		-	
다이버	4		diver	
다이빙	4		diver	
다이아몬드	4		diamond	
다이하드	4		die hard	
다중우주	4		multiverse	
다중인격	4		split personality	
다카하타이사오	4		person:"Isao Takahata"	
다큐	4	4301	genre:documentary	
다큐멘터리	4	4300	genre:documentary	
단짝	4		best friends	
단편	4		runtime:-80	
단편영화	4		runtime:-80	
달나라	4		moon	
달달한	4	14100	mood:romantic	
달리기	4		running	
달착륙	4		moon	
달탐사	4		moon	
닭	4		chicken	
당나귀	4		donkey	
대니보일	4		person:"Danny Boyle"	
대런아로노프스키	4		person:"Darren Aronofsky"	
대만	4	5500	lang:zh taiwan	
대만영화	4	5502	lang:zh taiwan	
대박난	4		sort:popularity	
대반전	4		twist ending	
대사관	4		ambassador	
대양	4		ocean	
대통령	4		president	
대하사극	4	3705	genre:history	
대학	4		college	
대학교	4		college	
대학살	4		genocide	
대학생	4		college	
대한	4		-	
댄서	4		dance	
댄스	4		dance	
더록	4		person:"Dwayne Johnson"	
더스틴호프만	4		person:"Dustin Hoffman"	
데드풀	4		deadpool	
데몬	4		demon	
데미언셔젤	4		person:"Damien Chazelle"	
데스게임	4		death game	
데스노트	4		death note	
데이미언셔젤	4		person:"Damien Chazelle"	
데이비드린치	4		person:"David Lynch"	
데이비드크로넨버그	4		person:"David Cronenberg"	
데이비드핀처	4		person:"David Fincher"	
데이트	4		dating	
덴마크	4	8400	lang:da	
덴젤워싱턴	4		person:"Denzel Washington"	
도깨비	4		spirit	
도둑	4		thief	
도둑들	4		heist	
도라에몽	4		doraemon	
도망자	4		fugitive	
도박	4		gambling	
도서관	4		library	
도시괴담	4		urban legend	
도시전설	4		urban legend	
도주	4		fugitive	
도쿄	4		tokyo	
도플갱어	4		doppelganger	
도호	4		toho	
독립	4		-	
독립군	4		resistance	
독립영화	4		-	
독립운동	4		resistance	
독심술	4		telepathy	
독일	4	5700	lang:de	
독일어	4	5701	lang:de	
독일영화	4	5702	lang:de	
독일표현주의	4	11601	lang:de year:1913-1933	
독재	4		dictatorship	
독재자	4		dictatorship	
돈	4		money	
돌고래	4		dolphin	
돌연변이	4		mutant	
동경	4		tokyo	
동굴	4		cave	
동기부여	4	14702	mood:inspiring	
동물	4		talking animal	
동성애	4		lgbt	
동양	4	10801	lang:ko,ja,zh,cn,th,vi,id,tl	
동화	4		fairy tale	
동화같은	4		fairy tale	
돼지	4		pig	
된	4		-	
두	4		#2	
두기봉	4		person:"Johnnie To"	
드니빌뇌브	4		person:"Denis Villeneuve"	
드라마	4	3200	genre:drama	
드라마물	4	3201	genre:drama	
드라마코미디	4	3401	genre:drama,comedy	
드라큘라	4		dracula	
드래곤	4		dragon	
드래곤길들이기	4		how to train your dragon	
드래곤볼	4		dragon ball	
드류베리모어	4		person:"Drew Barrymore"	
드림웍스	4		dreamworks	
드웨인존슨	4		person:"Dwayne Johnson"	
들쥐	4		rat	
등반	4		mountain	
등산	4		mountain	
등장하는	4		-	
디스토피아	4		dystopia	
디스토피아물	4		dystopia	
디씨	4		dc	
디자이너	4		fashion	
디즈니	4		disney	
디카프리오	4		person:"Leonardo DiCaprio"	
따돌림	4		bullying	
따뜻한	4	14202	mood:heartwarming	
딸	4		daughter	
때려부수는	4	803	genre:action	
띵작	4		sort:rating	
라스베가스	4		las vegas	
라스베이거스	4		las vegas	
라스폰트리에	4		person:"Lars von Trier"	
라이언고슬링	4		person:"Ryan Gosling"	
라이언레이놀즈	4		person:"Ryan Reynolds"	
라이온킹	4		the lion king	
라자몰리	4		person:"S. S. Rajamouli"	
라틴	4	10501	lang:es,pt	
라틴아메리카	4	10502	lang:es,pt	
락	4		rock music	
락밴드	4		band	
란티모스	4		person:"Yorgos Lanthimos"	
람보	4		rambo	
래퍼	4		hip hop	
랩	4		hip hop	
러닝타임긴	4		runtime:150-	
러브스토리	4	507	genre:romance	
러셀크로우	4		person:"Russell Crowe"	
러시아	4	6800	lang:ru	
러시아어	4	6801	lang:ru	
러시아혁명	4		russian revolution	
럭비	4		rugby	
런던	4		london	
레바논	4	11100	lang:ar lebanon	
레스토랑	4		restaurant	
레슬링	4		wrestling	
레아세이두	4		person:"Léa Seydoux"	
레오나르도디카프리오	4		person:"Leonardo DiCaprio"	
레이싱	4		racing	
레이첼맥아담스	4		person:"Rachel McAdams"	
레즈	4		lesbian	
레즈비언	4		lesbian	
레지던트이블	4		resident evil	
레지스탕스	4		resistance	
레트로	4		nostalgia	
로다주	4		person:"Robert Downey Jr."	
로드무비	4		road trip	
로드트립	4		road trip	
로또	4		lottery	
로마	4		rome	
로마제국	4		ancient rome	
로만폴란스키	4		person:"Roman Polanski"	
로맨스	4	500	genre:romance	
로맨스드라마	4	701	genre:romance,drama	
로맨스물	4	501	genre:romance	
로맨스코미디	4	602	genre:romance,comedy	
로맨틱	4	14102	mood:romantic	
로맨틱코미디	4	600	genre:romance,comedy	
로맨틱한	4	14103	mood:romantic	
로버트다우니주니어	4		person:"Robert Downey Jr."	
로버트드니로	4		person:"Robert De Niro"	
로버트레드포드	4		person:"Robert Redford"	
로버트에거스	4		person:"Robert Eggers"	
로버트저메키스	4		person:"Robert Zemeckis"	
로버트패틴슨	4		person:"Robert Pattinson"	
로보트	4		robot	
로봇	4		robot	
로봇만화	4	12601	genre:animation robot	
로봇애니	4	12600	genre:animation robot	
로빈윌리엄스	4		person:"Robin Williams"	
로빈후드	4		robin hood	
로스앤젤레스	4		los angeles	
로코	4	601	genre:romance,comedy	
록	4		rock music	
록밴드	4		band	
록음악	4		rock music	
록키	4		rocky	
론하워드	4		person:"Ron Howard"	
롤랜드에머리히	4		person:"Roland Emmerich"	
루돌프	4		reindeer	
루마니아	4	9100	lang:ro	
뤽베송	4		person:"Luc Besson"	
류승룡	4		person:"Ryu Seung-ryong"	
류승완	4		person:"Ryoo Seung-wan"	
류준열	4		person:"Ryu Jun-yeol"	
류치슈	4		person:"Chishū Ryū"	
리들리스콧	4		person:"Ridley Scott"	
리메이크	4		remake	
리스트	4		-	
리암니슨	4		person:"Liam Neeson"	
리얼리티쇼	4		reality show	
리즈위더스푼	4		person:"Reese Witherspoon"	
리처드기어	4		person:"Richard Gere"	
리처드링클레이터	4		person:"Richard Linklater"	
릴리콜린스	4		person:"Lily Collins"	
링시리즈	4		the ring	
마고로비	4		person:"Margot Robbie"	
마녀	4		witch	
마동석	4		person:"Don Lee"	
마드리드	4		madrid	
마라톤	4		running	
마를린먼로	4		person:"Marilyn Monroe"	
마리옹꼬띠아르	4		person:"Marion Cotillard"	
마릴린먼로	4		person:"Marilyn Monroe"	
마법	4		magic	
마법사	4		wizard	
마블	4		marvel	
마블영화	4		marvel	
마술	4		magic	
마술사	4		magician	
마스크	4		mask	
마약	4		drugs	
마약상	4		drug dealer	
마약왕	4		drug dealer	
마약조직	4		drug dealer	
마약중독	4		drug addiction	
마약카르텔	4		drug dealer	
마음따뜻해지는	4	14204	mood:heartwarming	
마이클베이	4		person:"Michael Bay"	
마이클패스벤더	4		person:"Michael Fassbender"	
마츠야마켄이치	4		person:"Kenichi Matsuyama"	
마카로니웨스턴	4	4500	genre:western lang:it	
마크월버그	4		person:"Mark Wahlberg"	
마틴스코세이지	4		person:"Martin Scorsese"	
마틴스콜세지	4		person:"Martin Scorsese"	
마피아	4	11800	genre:crime mafia	
만든	4		-	
만화	4	1303	genre:animation	
만화영화	4	1302	genre:animation	
만화원작	4		based on comic	
말	4		horse	
말고	4		#excluded	
말기	4		#late	
말론브란도	4		person:"Marlon Brando"	
말하는동물	4		talking animal	
망작	4		sort:-rating	
매드맥스	4		mad max	
매드사이언티스트	4		mad scientist	
매즈미켈슨	4		person:"Mads Mikkelsen"	
매춘	4		prostitute	
매춘부	4		prostitute	
매튜맥커너히	4		person:"Matthew McConaughey"	
매트릭스	4		the matrix	
맥주	4		beer	
맨인블랙	4		men in black	
맷데이먼	4		person:"Matt Damon"	
맹인	4		blind	
머리쓰는	4	14500	mood:mind-bending	
먹방	4		food	
멀티버스	4		multiverse	
멍멍이	4		dog	
메디컬	4		doctor	
메릴스트립	4		person:"Meryl Streep"	
메타버스	4		virtual reality	
멕라이언	4		person:"Meg Ryan"	
멕시코	4	7300	lang:es mexico	
멜깁슨	4		person:"Mel Gibson"	
멜로	4	502	genre:romance	
멜로드라마	4	700	genre:romance,drama	
멜로물	4	503	genre:romance	
멧데이먼	4		person:"Matt Damon"	
명작	4		sort:rating	
명탐정코난	4		detective conan	
명화	4		sort:rating	
모건프리먼	4		person:"Morgan Freeman"	
모녀	4		mother daughter	
모델	4		fashion	
모로코	4		morocco	
모성애	4		mother	
모스크바	4		moscow	
모자관계	4		mother son	
모텔	4		hotel	
모험	4	1100	genre:adventure	
모험물	4	1104	genre:adventure	
목격자	4		witness	
목록	4		-	
몬스터	4		monster	
몸바뀌는	4		body swap	
몸이바뀌는	4		body swap	
묘지	4		cemetery	
무간도	4		infernal affairs	
무기상	4		arms dealer	
무당	4		psychic	
무도	4		martial arts	
무료	4		-	
무법자	4		outlaw	
무비	4		-	
무비	4	11702	#movie	
무사	4		samurai	
무서운	4	13500	mood:scary	
무서운거	4	13501	mood:scary	
무섭고	4	13502	mood:scary	
무성영화	4		year:-1929	
무술	4		martial arts	
무슬림	4		muslim	
무예	4		martial arts	
무인도	4		island	
무장	4		warrior	
무협	4		wuxia	
무협물	4		wuxia	
문소리	4		person:"Moon So-ri"	
문어	4		octopus	
물	4		-	
물고기	4		fish	
뭐	4		-	
뮤지션	4		musician	
뮤지컬	4	4201	genre:music	
뮤지컬영화	4	4202	genre:music	
뮤턴트	4		mutant	
미국	4	6000	lang:en	
미국영화	4	6005	lang:en	
미니언	4		minions	
미니언즈	4		minions	
미라	4		mummy	
미래	4		future	
미만	4		#under	
미만의	4		#under	
미망인	4		widow	
미션임파서블	4		mission impossible	
미술	4		artist	
미술관	4		museum	
미스터리	4	2800	genre:mystery	
미스터리물	4	2805	genre:mystery	
미스터리스릴러	4	2900	genre:mystery,thriller	
미스테리	4	2801	genre:mystery	
미스테리스릴러	4	2901	genre:mystery,thriller	
미식	4		food	
미식축구	4		american football	
미야자키고로	4		person:"Goro Miyazaki"	
미야자키아오이	4		person:"Aoi Miyazaki"	
미야자키하야오	4		person:"Hayao Miyazaki"	
미용사	4		hairdresser	
미우라하루마	4		person:"Haruma Miura"	
미이라	4		mummy	
미이케다카시	4		person:"Takashi Miike"	
미조구치겐지	4		person:"Kenji Mizoguchi"	
미친과학자	4		mad scientist	
미카엘하네케	4		person:"Michael Haneke"	
미혼모	4		single mother	
미확인비행물체	4		ufo	
미후네도시로	4		person:"Toshirō Mifune"	
민담	4		folklore	
밀라요보비치	4		person:"Milla Jovovich"	
밀리터리	4	3903	genre:war	
밀림	4		jungle	
밀실	4	12002	genre:mystery	
밀실살인	4	12001	genre:mystery	
밀폐공간	4		one location	
바다	4		sea	
바닷가	4		beach	
바둑	4		chess	
바디체인지	4		body swap	
바디호러	4		body horror	
바람	4		infidelity	
바람의검심	4		rurouni kenshin	
바람피는	4		infidelity	
바르셀로나	4		barcelona	
바이러스	4		virus	
바이오픽	4		biography	
바이오하자드	4		resident evil	
바이크	4		motorcycle	
바이킹	4		viking	
바캉스	4		vacation	
박물관	4		museum	
박보영	4		person:"Park Bo-young"	
박서준	4		person:"Park Seo-jun"	
박신혜	4		person:"Park Shin-hye"	
박정민	4		person:"Park Jeong-min"	
박찬욱	4		person:"Park Chan-wook"	
박해수	4		person:"Park Hae-soo"	
박해일	4		person:"Park Hae-il"	
박훈정	4		person:"Park Hoon-jung"	
반려견	4		dog	
반복되는하루	4		time loop	
반전	4	2804	genre:mystery	
반전결말	4		twist ending	
반전영화	4		twist ending	
반전있는	4		twist ending	
반전주의	4	12200	genre:war anti war	
반지의제왕	4		lord of the rings	
발레	4		ballet	
발레리나	4		ballet	
발렌타인	4		valentine's day	
발렌타인데이	4		valentine's day	
발리우드	4	6900	lang:hi	
발명가	4		inventor	
발칸	4	11301	lang:sr,hr,bs,sh,sl,mk	
방사능	4		radiation	
방송	4		television	
방송국	4		television	
방탄소년단	4		person:BTS	
방학	4		vacation	
배	4		ship	
배경	4		-	
배경으로하는	4		-	
배경으로한	4		-	
배경의	4		-	
배경인	4		-	
배구	4		volleyball	
배꼽잡는	4	13602	mood:funny	
배두나	4		person:"Bae Doona"	
배우	4		-	
배트맨	4		batman	
백	4		#100	
백만장자	4		millionaire	
백설공주	4		snow white	
백수	4		unemployment	
백이십	4		#120	
백투더퓨처	4		back to the future	
밴드	4		band	
밴드음악	4		musician	
밸런타인데이	4		valentine's day	
뱀	4		snake	
뱀파이어	4		vampire	
버스	4		bus	
버스터키튼	4		person:"Buster Keaton"	
번역가	4		translator	
벌	4		bee	
벌레	4		insect	
범인찾기	4	12000	genre:mystery	
범죄	4	3000	genre:crime	
범죄도시	4		the roundup	
범죄드라마	4	3600	genre:drama,crime	
범죄물	4	3001	genre:crime	
범죄스릴러	4	2700	genre:crime,thriller	
범죄코미디	4	3100	genre:comedy,crime	
법정	4		courtroom	
법정드라마	4	13300	genre:drama trial	
법정물	4		courtroom	
베네딕트컴버배치	4		person:"Benedict Cumberbatch"	
베네수엘라	4		venezuela	
베네치아	4		venice	
베니스	4		venice	
베를린	4		berlin	
베스트	4		sort:rating	
베이비시터	4		nanny	
베트남	4	10100	lang:vi	
베트남전	4	12100	genre:war vietnam	
베트남전쟁	4	12101	genre:war vietnam	
벤스틸러	4		person:"Ben Stiller"	
벤애플렉	4		person:"Ben Affleck"	
벨기에	4	8100	lang:fr,nl belgium	
변호사	4		lawyer	
병	4		illness	
병사	4		soldier	
병원	4		hospital	
보고싶은	4		-	
보기	4		-	
보디가드	4		bodyguard	
보디빌딩	4		gym	
보모	4		nanny	
보물	4		treasure	
보물찾기	4		treasure	
보석	4		diamond	
보안관	4		sheriff	
보육원	4		orphan	
복고	4		nostalgia	
복권	4		lottery	
복수	4		revenge	
복수극	4		revenge	
복수물	4		revenge	
복싱	4		boxing	
복제인간	4		clone	
본시리즈	4		jason bourne	
볼	4		-	
볼까	4		-	
볼리우드	4	6901	lang:hi	
볼만한	4		-	
봉준호	4		person:"Bong Joon Ho"	
부녀	4		father daughter	
부두교	4		voodoo	
부부	4		marriage	
부산행	4		train to busan	
부성애	4		father	
부엉이	4		owl	
부자	4		millionaire	
부자관계	4		father son	
부터	4		#since	
부패	4		corruption	
부패경찰	4		police corruption	
부활절	4		easter	
북극	4		arctic	
북유럽	4	10600	lang:sv,da,no,fi,is	
북한	4		north korea	
북한군	4		north korean	
분	4		#minutes	
분노의질주	4		fast furious	
분신사바	4		seance	
분짜리	4		#minutes	
불	4		fire	
불교	4		buddhism	
불란서	4	5601	lang:fr	
불로불사	4		immortality	
불륜	4		infidelity	
불면증	4		insomnia	
불멸	4		immortality	
불사	4		immortality	
불치병	4		terminal illness	
불쾌한	4	14401	mood:disturbing	
브라이언드팔마	4		person:"Brian De Palma"	
브라질	4	7000	lang:pt brazil	
브래드피트	4		person:"Brad Pitt"	
브루스리	4		person:"Bruce Lee"	
브루스윌리스	4		person:"Bruce Willis"	
블랙코미디	4	3101	genre:comedy,crime	
블룸하우스	4		blumhouse	
비디오게임	4		video game	
비디오게임원작	4		based on video game	
비리	4		corruption	
비밀경호국	4		secret service	
비엔나	4		vienna	
비엘	4		gay	
비영어권	4	13402	lang:!en	
비오는	4		rain	
비행기	4		airplane	
비행기납치	4		hijacking	
비행기사고	4		plane crash	
비행기추락	4		plane crash	
빅풋	4		bigfoot	
빈곤	4		poverty	
빈디젤	4		person:"Vin Diesel"	
빈배경	4		vienna	
빈부격차	4		poverty	
빌런	4		villain	
빌리와일더	4		person:"Billy Wilder"	
빌머레이	4		person:"Bill Murray"	
빔벤더스	4		person:"Wim Wenders"	
빙의	4		possession	
빵집	4		bakery	
빵터지는	4	13604	mood:funny	
빼고	4		#excluded	
삐에로	4		clown	
사극	4	3701	genre:history	
사극로맨스	4	12901	genre:history,romance	
사극물	4	3706	genre:history	
사기	4		con man	
사기꾼	4		con man	
사나다히로유키	4		person:"Hiroyuki Sanada"	
사냥	4		hunter	
사냥꾼	4		hunter	
사랑	4	504	genre:romance	
사랑이야기	4	506	genre:romance	
사막	4		desert	
사망	4		death	
사무라이	4		samurai	
사무실	4		office	
사무엘 l. 잭슨	4		person:"Samuel L. Jackson"	사무엘L.잭슨
사무엘잭슨	4		person:"Samuel L. Jackson"	
사슴	4		deer	
사십년대	4		year:1940-1949	
사이	4		#between	
사이버펑크	4		cyberpunk	
사이보그	4		cyborg	
사이비	4		cult	
사이비종교	4		cult	
사이의	4		#between	
사이코스릴러	4	2500	genre:thriller	
사이코패스	4		psychopath	
사이파이	4	2204	genre:science-fiction	
사자	4		lion	
사적제재	4		vigilante	
사제	4		priest	
사진	4		photographer	
사진사	4		photographer	
사진작가	4		photographer	
사탄	4		devil	
사토타케루	4		person:"Takeru Satoh"	
사형	4		death penalty	
사형수	4		death penalty	
사후세계	4		afterlife	
산	4		mountain	
산드라블록	4		person:"Sandra Bullock"	
산림	4		forest	
산악	4		mountain	
산타	4		santa claus	
산타클로스	4		santa claus	
산타할아버지	4		santa claus	
살아남기	4		survival	
살인	4		murder	
살인마	4		serial killer	
살인사건	4		murder	
살인인형	4		doll	
살인청부업자	4		hit man	
삼각관계	4		love triangle	
삼국지	4		three kingdoms	
삼십년대	4		year:1930-1939	
삼합회	4		triad	
상상친구	4		imaginary friend	
상속	4		inheritance	
상실	4		grief	
상실감	4		grief	
상어	4		shark	
새들	4		bird	
새로나온	4		sort:year	
새로운	4		sort:year	
새뮤얼잭슨	4		person:"Samuel L. Jackson"	
새엄마	4		stepmother	
새해	4		new year's eve	
샘레이미	4		person:"Sam Raimi"	
생각하게하는	4	14502	mood:mind-bending	
생일	4		birthday	
생존	4		survival	
생존게임	4		death game	
생쥐	4		mouse	
생체실험	4		experiment	
샤룩칸	4		person:"Shah Rukh Khan"	
샤를리즈테론	4		person:"Charlize Theron"	
샤말란	4		person:"M. Night Shyamalan"	
서바이벌	4		survival	
서부	4	4100	genre:western	
서부극	4	4101	genre:western	
서부물	4	4103	genre:western	
서스펜스	4	2402	genre:thriller	
서울	4		seoul	
서유기	4		journey to the west	
서점	4		bookshop	
서커스	4		circus	
서핑	4		surfing	
선거	4		election	
선박	4		ship	
선생	4		teacher	
선생님	4		teacher	
설경구	4		person:"Sul Kyung-gu"	
설레는	4	14101	mood:romantic	
설산	4		snow	
설원	4		snow	
설화	4		folklore	
섬	4		island	
성	4		castle	
성경	4		bible	
성룡	4		person:"Jackie Chan"	
성매매	4		prostitute	
성서	4		bible	
성소수자	4		lgbt	
성인	4		erotic	
성장	4		coming of age	
성장기	4		coming of age	
성장물	4		coming of age	
성장영화	4		coming of age	
성전환	4		transgender	
성직자	4		priest	
성탄	4		christmas	
성탄절	4		christmas	
성폭력	4		rape	
성폭행	4		rape	
세	4		#3	
세계대전	4		world war ii	
세네갈	4	11000	lang:fr,wo senegal	
세르비아	4	9500	lang:sr	
세르지오레오네	4		person:"Sergio Leone"	
세상의종말	4		apocalypse	
세일즈맨	4		salesman	
섹스	4		sex	
셀린시아마	4		person:"Céline Sciamma"	
셜록	4		sherlock holmes	
셜록홈즈	4		sherlock holmes	
셰익스피어	4		shakespeare	
셰프	4		chef	
소개팅	4		dating	
소녀	4		girl	
소년	4		boy	
소노시온	4		person:"Sion Sono"	
소도시	4		small town	
소련	4	6802	lang:ru	
소름끼치는	4	13505	mood:scary	
소름돋는	4	13503	mood:scary	
소매치기	4		thief	
소방관	4		firefighter	
소방대원	4		firefighter	
소설	4		based on novel	
소설가	4		writer	
소설원작	4		based on novel	
소설이원작인	4		based on novel	
소셜미디어	4		social media	
소시오패스	4		psychopath	
소재	4		-	
소재로한	4		-	
소재의	4		-	
소재인	4		-	
소피마르소	4		person:"Sophie Marceau"	
소피아코폴라	4		person:"Sofia Coppola"	
소행성	4		meteorite	
손에땀을쥐는	4	13904	mood:tense	
손예진	4		person:"Son Ye-jin"	
손오공	4		monkey king	
송강호	4		person:"Song Kang-ho"	
송중기	4		person:"Song Joong-ki"	
숀코네리	4		person:"Sean Connery"	
수녀	4		nun	
수녀원	4		nun	
수사물	4	3007	genre:crime	
수상작	4		award:oscar	
수술	4		surgeon	
수영	4		swimming	
수용소	4		concentration camp	
수용시설	4		asylum	
수작	4		sort:rating	
수중	4		underwater	
수퍼히어로	4		superhero	
수학	4		mathematics	
수학자	4		mathematics	
수화	4		deaf	
순록	4		reindeer	
술	4		alcoholism	
숨막히는	4	13903	mood:tense	
숲	4		forest	
쉐프	4		chef	
슈렉	4		shrek	
슈워제네거	4		person:"Arnold Schwarzenegger"	
슈퍼맨	4		superman	
슈퍼배드	4		despicable me	
슈퍼히어로	4		superhero	
스기사키하나	4		person:"Hana Sugisaki"	
스나이퍼	4		sniper	
스님	4		buddhism	
스다마사키	4		person:"Masaki Suda"	
스릴	4	2403	genre:thriller	
스릴넘치는	4	14000	mood:thrilling	
스릴러	4	2400	genre:thriller	
스릴러물	4	2401	genre:thriller	
스릴러호러	4	2601	genre:thriller,horror	
스머프	4		smurfs	
스승	4		teacher	
스웨덴	4	8300	lang:sv	
스위스	4	8000	lang:de,fr,it switzerland	
스칸디나비아	4	10601	lang:sv,da,no,fi,is	
스칼렛요한슨	4		person:"Scarlett Johansson"	
스케이트	4		ice skating	
스케이트보드	4		skateboard	
스코세이지	4		person:"Martin Scorsese"	
스코틀랜드	4	6300	lang:en scotland	
스크림	4		scream	
스키	4		skiing	
스타워즈	4		star wars	
스타일	4		-	
스타일의	4		-	
스타트렉	4		star trek	
스탠리큐브릭	4		person:"Stanley Kubrick"	
스탤론	4		person:"Sylvester Stallone"	
스토커	4		stalker	
스토킹	4		stalker	
스톱모션	4	5000	genre:animation stop motion	
스튜디오지브리	4		ghibli	
스트리밍	4		-	
스티브맥퀸	4		person:"Steve McQueen"	
스티븐소더버그	4		person:"Steven Soderbergh"	
스티븐스필버그	4		person:"Steven Spielberg"	
스티븐킹	4		stephen king	
스파게티웨스턴	4	4501	genre:western lang:it	
스파이	4		spy	
스파이더맨	4		spider-man	
스파이스릴러	4	13001	genre:thriller spy	
스파이크리	4		person:"Spike Lee"	
스페인	4	5800	lang:es	
스페인어	4	5801	lang:es	
스페인영화	4	5803	lang:es	
스포츠	4		sport	
스포츠드라마	4	13200	genre:drama sport	
스플래터	4		gore	
스필버그	4		person:"Steven Spielberg"	
슬래셔	4	4600	genre:horror slasher	
슬랩스틱	4	4900	genre:comedy slapstick	
슬픈	4	13800	mood:sad	
슬픈거	4	13803	mood:sad	
승마	4		horse	
시	4		poet	
시각장애	4		blind	
시각장애인	4		blind	
시간	4		#hours	
시간반복	4		time loop	
시간여행	4		time travel	
시간이동	4		time travel	
시간짜리	4		#hours	
시고니위버	4		person:"Sigourney Weaver"	
시골	4		small town	
시골마을	4		small town	
시네마	4		-	
시네마	4	11705	#movie	
시대극	4	3703	genre:history	
시리즈	4		-	
시무라다카시	4		person:"Takashi Shimura"	
시미즈다카시	4		person:"Takashi Shimizu"	
시어머니	4		mother-in-law	
시얼샤로넌	4		person:"Saoirse Ronan"	
시인	4		poet	
시카고	4		chicago	
시한부	4		cancer	
시한부인생	4		terminal illness	
식당	4		restaurant	
식물인간	4		coma	
식민지	4		colonialism	
식인	4		cannibalism	
식인종	4		cannibalism	
신	4		god	
신나는	4	14001	mood:thrilling	
신년	4		new year's eve	
신데렐라	4		cinderella	
신문	4		newspaper	
신문사	4		newspaper	
신부	4		bride	
신부님	4		priest	
신분차이	4		class difference	
신비한동물사전	4		fantastic beasts	
신작	4		sort:year	
신작영화	4		sort:year	
신체훼손	4		body horror	
신카이마코토	4		person:"Makoto Shinkai"	
신하균	4		person:"Shin Ha-kyun"	
신화	4		greek mythology	
실버	4		old age	
실베스터스탤론	4		person:"Sylvester Stallone"	
실업	4		unemployment	
실연	4		breakup	
실제이야기	4		true story	
실종	4		missing person	
실종사건	4		missing person	
실종자	4		missing person	
실직	4		unemployment	
실험	4		experiment	
실화	4		true story	
실화기반	4		true story	
실화를바탕으로한	4		true story	
실화바탕	4		true story	
실화영화	4		true story	
심령술사	4		psychic	
심리공포	4	12400	genre:horror psychological	
심리상담	4		psychiatrist	
심리스릴러	4	2404	genre:thriller	
심리학자	4		psychiatrist	
심리호러	4	12401	genre:horror psychological	
심은경	4		person:"Shim Eun-kyung"	
심해	4		ocean	
십대	4		teenager	
싱글맘	4		single mother	
싸이코패스	4		psychopath	
쌍둥이	4		twins	
쏘우	4		saw	
쓰나미	4		tsunami	
쓰레기	4		sort:-rating	
쓰카모토신야	4		person:"Shinya Tsukamoto"	
씨아이에이	4		cia	
아가사크리스티	4		agatha christie	
아기	4		baby	
아나데아르마스	4		person:"Ana de Armas"	
아나콘다	4		snake	
아놀드슈왈제네거	4		person:"Arnold Schwarzenegger"	
아놀드슈워제네거	4		person:"Arnold Schwarzenegger"	
아늑한	4	14601	mood:cosy	
아니메	4	1404	genre:animation lang:ja	
아닌	4		#excluded	
아담드라이버	4		person:"Adam Driver"	
아담샌들러	4		person:"Adam Sandler"	
아더왕	4		king arthur	
아동	4	1803	genre:family	
아동학대	4		child abuse	
아드만	4		aardman	
아들	4		son	
아랍	4	9800	lang:ar	
아랍어	4	9801	lang:ar	
아르헨티나	4	7200	lang:es argentina	
아리무라카스미	4		person:"Kasumi Arimura"	
아리에스터	4		person:"Ari Aster"	
아마존	4		jungle	
아만다사이프리드	4		person:"Amanda Seyfried"	
아메리카원주민	4		native american	
아미르칸	4		person:"Aamir Khan"	
아버지	4		father	
아버지와딸	4		father daughter	
아버지와아들	4		father son	
아베히로시	4		person:"Hiroshi Abe"	
아빠	4		father	
아빠와딸	4		father daughter	
아사노타다노부	4		person:"Tadanobu Asano"	
아서왕	4		king arthur	
아소구미코	4		person:"Kumiko Aso"	
아시아	4	10800	lang:ko,ja,zh,cn,th,vi,id,tl	
아오이유우	4		person:"Yu Aoi"	
아우슈비츠	4		concentration camp	
아이돌	4		singer	
아이들	4	1901	genre:family	
아이들과볼만한	4	1800	genre:family	
아이들애니메이션	4	1503	genre:animation,family	
아이들용	4	1903	genre:family	
아이들이랑볼만한	4	1802	genre:family	
아이스에이지	4		ice age	
아이스하키	4		hockey	
아이슬란드	4	8700	lang:is	
아이언맨	4		iron man	
아이와볼만한	4	1706	genre:family	
아이와함께볼	4	1801	genre:family	
아일랜드	4	6200	lang:en ireland	
아카데미	4		award:oscar	
아카데미상	4		award:oscar	
아카데미수상작	4		award:oscar	
아카데미작품상	4		award:oscar-picture	
아카데미후보작	4		award:oscar-nominee	
아키카우리스마키	4		person:"Aki Kaurismäki"	
아티스트	4		artist	
아파르트헤이트	4		apartheid	
아파트	4		apartment	
아포칼립스	4		apocalypse	
아프리카	4		africa	
악당	4		villain	
악령	4		demon	
악령들린	4		possession	
악마	4		demon	
악몽	4		dream	
악어	4		crocodile	
안나오는	4		#excluded	
안노히데아키	4		person:"Hideaki Anno"	
안도사쿠라	4		person:"Sakura Ando"	
안드레이타르코프스키	4		person:"Andrei Tarkovsky"	
안드로이드	4		android	
안성기	4		person:"Ahn Sung-ki"	
안소니홉킨스	4		person:"Anthony Hopkins"	
안야테일러조이	4		person:"Anya Taylor-Joy"	
안에	4		#under	
안젤리나졸리	4		person:"Angelina Jolie"	
안쪽	4		#under	
안토니오반데라스	4		person:"Antonio Banderas"	
안팎	4		#around	
알래스카	4		alaska	
알랭드롱	4		person:"Alain Delon"	
알레한드로곤잘레스이냐리투	4		person:"Alejandro González Iñárritu"	
알려줘	4		-	
알모도바르	4		person:"Pedro Almodóvar"	
알제리	4	10900	lang:fr,ar algeria	
알츠하이머	4		dementia	
알코올중독	4		alcoholism	
알콜중독	4		alcoholism	
알파치노	4		person:"Al Pacino"	
알폰소쿠아론	4		person:"Alfonso Cuarón"	
알프레드히치콕	4		person:"Alfred Hitchcock"	
암	4		cancer	
암벽등반	4		climbing	
암살	4		assassination	
암살자	4		hit man	
암울한	4	14301	mood:bleak	
암탉	4		chicken	
암환자	4		cancer	
압바스키아로스타미	4		person:"Abbas Kiarostami"	
애거사크리스티	4		agatha christie	
애니	4	1301	genre:animation	
애니메이션	4	1300	genre:animation	
애덤드라이버	4		person:"Adam Driver"	
애덤샌들러	4		person:"Adam Sandler"	
애도	4		grief	
애들	4	1902	genre:family	
애들이랑	4	1904	genre:family	
액션	4	800	genre:action	
액션물	4	801	genre:action	
액션스릴러	4	1000	genre:action,thriller	
액션어드벤처	4	1200	genre:action,adventure	
액션코미디	4	900	genre:action,comedy	
앤솔로지	4		anthology	
앤해서웨이	4		person:"Anne Hathaway"	
야구	4		baseball	
야마다요지	4		person:"Yoji Yamada"	
야마데라코이치	4		person:"Koichi Yamadera"	
야마자키다카시	4		person:"Takashi Yamazaki"	
야마자키켄토	4		person:"Kento Yamazaki"	
야쿠쇼고지	4		person:"Koji Yakusho"	
야쿠자	4		yakuza	
야한	4		erotic	
약	4		#around	
약물	4		drugs	
약자	4		underdog	
양떼	4		sheep	
양자경	4		person:"Michelle Yeoh"	
양조위	4		person:"Tony Leung Chiu-wai"	
양치기	4		sheep	
어드벤처	4	1101	genre:adventure	
어드벤쳐	4	1102	genre:adventure	
어린시절	4		childhood	
어린이	4	1704	genre:family	
어린이만화	4	1600	genre:animation,family	
어린이애니	4	1501	genre:animation,family	
어린이애니메이션	4	1500	genre:animation,family	
어린이용	4	1705	genre:family	
어머니	4		mother	
어머니와딸	4		mother daughter	
어머니와아들	4		mother son	
어벤저스	4		avengers	
어벤져스	4		avengers	
어부	4		fisherman	
억만장자	4		millionaire	
언니	4		sisters	
언더독	4		underdog	
언더커버	4		undercover	
언론	4		journalist	
언론인	4		journalist	
엄마	4		mother	
엄마와딸	4		mother daughter	
엄마와아들	4		mother son	
없는	4		#excluded	
에관한	4		-	
에나오는	4		-	
에대한	4		-	
에드가라이트	4		person:"Edgar Wright"	
에드워드노튼	4		person:"Edward Norton"	
에디레드메인	4		person:"Eddie Redmayne"	
에디머피	4		person:"Eddie Murphy"	
에로	4		erotic	
에로틱	4		erotic	
에밀리블런트	4		person:"Emily Blunt"	
에반게리온	4		evangelion	
에베레스트	4		himalayas	
에서만든	4		-	
에스에프	4	2201	genre:science-fiction	
에스엔에스	4		social media	
에스파냐	4	5802	lang:es	
에이 24	4		a24	에이24
에이미아담스	4		person:"Amy Adams"	
에이아이	4		artificial intelligence	
에이즈	4		aids	
에일리언	4		alien	
에프비아이	4		fbi	
엑소시스트	4		exorcism	
엑소시즘	4		exorcism	
엑스맨	4		x-men	
엔지니어	4		engineer	
엘리베이터	4		elevator	
엘리자베스테일러	4		person:"Elizabeth Taylor"	
엘에이	4		los angeles	
엘지비티	4		lgbt	
엘프	4		elf	
엠마스톤	4		person:"Emma Stone"	
엠마왓슨	4		person:"Emma Watson"	
엠마톰슨	4		person:"Emma Thompson"	
엠씨유	4		marvel	
여객기	4		airplane	
여객선	4		ship	
여고	4		high school	
여고생	4		high school	
여름	4		summer	
여름밤	4		summer	
여름방학	4		summer vacation	
여름캠프	4		summer camp	
여배우의삶	4		actress	
여배우이야기	4		actress	
여성	4		feminism	
여성인권	4		feminism	
여성주의	4		feminism	
여왕	4		queen	
여우	4		fox	
여자동성애	4		lesbian	
여자아이	4		girl	
여행	4		road trip	
역병	4		pandemic	
역사	4	3700	genre:history	
역사드라마	4	3800	genre:drama,history	
역사로맨스	4	12900	genre:history,romance	
역사물	4	3702	genre:history	
역사적인	4	3704	genre:history	
연극	4		theater	
연말	4		new year's eve	
연상연하	4		age difference	
연상호	4		person:"Yeon Sang-ho"	
연쇄살인	4		serial killer	
연쇄살인마	4		serial killer	
연쇄살인범	4		serial killer	
연애	4	505	genre:romance	
연애코미디	4	603	genre:romance,comedy	
연출	4		-	
연출한	4		-	
열차	4		train	
염력	4		telekinesis	
엽문	4		ip man	
영감을주는	4	14700	mood:inspiring	
영국	4	6100	lang:en england	
영국영화	4	6101	lang:en england	
영매	4		psychic	
영어	4	6004	lang:en	
영업사원	4		salesman	
영웅	4		hero	
영혼	4		spirit	
영혼체인지	4		body swap	
영화	4		-	
영화	4	11700	#movie	
영화가	4		-	
영화는	4		-	
영화들	4		-	
영화들	4	11703	#movie	
영화를	4		-	
영화만들기	4		filmmaking	
영화에관한영화	4		filmmaking	
영화에대한영화	4		filmmaking	
영화의	4		-	
영화제작	4		filmmaking	
영화중	4		-	
영화촬영	4		filmmaking	
영화추천	4		-	
예능	4		television show	
예수	4		jesus	
예수님	4		jesus	
예술	4		artist	
예술가	4		artist	
예술영화	4		-	
예티	4		bigfoot	
옛날	4		year:-1979	
옛날영화	4		year:-1979	
오구리슌	4		person:"Shun Oguri"	
오달수	4		person:"Oh Dal-su"	
오드리토투	4		person:"Audrey Tautou"	
오드리햅번	4		person:"Audrey Hepburn"	
오드리헵번	4		person:"Audrey Hepburn"	
오래된	4		year:-1979	
오스카	4		award:oscar	
오스카수상	4		award:oscar	
오스카수상작	4		award:oscar	
오스카후보작	4		award:oscar-nominee	
오스트레일리아	4	6401	lang:en australia	
오스트리아	4	7900	lang:de austria	
오시마나기사	4		person:"Nagisa Ōshima"	
오시이마모루	4		person:"Mamoru Oshii"	
오십년대	4		year:1950-1959	
오싹한	4	13504	mood:scary	
오우거	4		ogre	
오우삼	4		person:"John Woo"	
오즈야스지로	4		person:"Yasujirō Ozu"	
오컬트	4		supernatural	
오케스트라	4		classical music	
오토모가쓰히로	4		person:"Katsuhiro Otomo"	
오토바이	4		motorcycle	
오페라	4		opera	
오피스	4		office	
온가족이	4	1806	genre:family	
온가족이함께	4	1900	genre:family	
올랜도블룸	4		person:"Orlando Bloom"	
올리버스톤	4		person:"Oliver Stone"	
올림픽	4		olympics	
올빼미	4		owl	
옴니버스	4		anthology	
와	4		#and	
와인	4		wine	
와타나베켄	4		person:"Ken Watanabe"	
완성도높은	4		sort:rating	
왕	4		king	
왕가위	4		person:"Wong Kar-Wai"	
왕따	4		bullying	
왕비	4		queen	
왕실	4		royalty	
왕자	4		prince	
왕자웨이	4		person:"Wong Kar-Wai"	
왕족	4		royalty	
외계생명체	4		alien	
외계인	4		alien	
외계인침공	4		alien invasion	
외계침공	4		alien invasion	
외과의사	4		surgeon	
외교관	4		ambassador	
외국	4	13400	lang:!en	
외국어	4	13401	lang:!en	
외도	4		infidelity	
외딴섬	4		island	
외로운	4		loneliness	
외로움	4		loneliness	
외환위기	4		financial crisis	
요네바야시히로마사	4		person:"Hiromasa Yonebayashi"	
요르고스란티모스	4		person:"Yorgos Lanthimos"	
요리	4		cooking	
요리사	4		chef	
요시자와료	4		person:"Ryo Yoshizawa"	
요정	4		fairy	
요즘	4		sort:year	
용	4		dragon	
용병	4		mercenary	
우디알렌	4		person:"Woody Allen"	
우디앨런	4		person:"Woody Allen"	
우루과이	4	7800	lang:es uruguay	
우리나라	4	5103	lang:ko	
우마서먼	4		person:"Uma Thurman"	
우울증	4		depression	
우울한	4		depression	
우울한	4	14300	mood:bleak	
우정	4		friendship	
우주	4		space	
우주물	4		space	
우주비행사	4		astronaut	
우주선	4		spaceship	
우주인	4		astronaut	
우크라이나	4	9400	lang:uk	
운동	4		sport	
운석	4		meteorite	
울고싶을때	4	13804	mood:sad	
웃기는	4	13601	mood:funny	
웃긴	4	13600	mood:funny	
웃긴거	4	13603	mood:funny	
웃픈	4	3402	genre:drama,comedy	
워쇼스키	4		person:"Lana Wachowski"	
워쇼스키자매	4		person:"Lana Wachowski"	
원빈	4		person:"Won Bin"	
원숭이	4		monkey	
원자폭탄	4		nuclear bomb	
원작소설	4		based on novel	
원전	4		radiation	
원전사고	4		radiation	
원정	4		explorer	
원주민	4		native american	
원폭	4		nuclear bomb	
원피스	4		one piece	
월가	4		stock market	
월남전	4	12102	genre:war vietnam	
월스트리트	4		stock market	
월트디즈니	4		disney	
웨딩	4		wedding	
웨딩드레스	4		bride	
웨스앤더슨	4		person:"Wes Anderson"	
웨스턴	4	4102	genre:western	
웨이트리스	4		waitress	
위노나라이더	4		person:"Winona Ryder"	
위인전	4		biography	
위장	4		undercover	
위장수사	4		undercover	
위주	4		-	
위주의	4		-	
위한	4		-	
윌스미스	4		person:"Will Smith"	
윌페렐	4		person:"Will Ferrell"	
유고슬라비아	4	11300	lang:sr,hr,bs,sh,sl,mk	
유괴	4		kidnapping	
유년기	4		childhood	
유니콘	4		unicorn	
유대인	4		jewish	
유대인학살	4		holocaust	
유덕화	4		person:"Andy Lau"	
유람선	4		cruise ship	
유럽	4	10700	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
유럽영화	4	10701	lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el	
유령	4		ghost	
유령의집	4		haunted house	
유명한	4		sort:popularity	
유모	4		nanny	
유산	4		inheritance	
유아	4	1804	genre:family	
유아사마사아키	4		person:"Masaaki Yuasa"	
유아인	4		person:"Yoo Ah-in"	
유에프오	4		ufo	
유쾌한	4	13700	mood:feel-good	
유튜브	4		-	
유해진	4		person:"Yoo Hae-jin"	
육상	4		running	
육십년대	4		year:1960-1969	
육이오	4		korean war	
윤여정	4		person:"Youn Yuh-jung"	
은행강도	4		bank robbery	
은행털이	4		bank robbery	
음모	4		conspiracy	
음모론	4		conspiracy	
음식	4		food	
음악	4	4200	genre:music	
음악가	4		musician	
음악영화	4	4203	genre:music	
음주	4		alcoholism	
응징	4		revenge	
의	4		-	
의사	4		doctor	
의학	4		doctor	
이나오는	4		-	
이내	4		#under	
이내의	4		#under	
이냐리투	4		person:"Alejandro González Iñárritu"	
이등장하는	4		-	
이라크전	4		iraq war	
이라크전쟁	4		iraq war	
이란	4	9600	lang:fa	
이마무라쇼헤이	4		person:"Shōhei Imamura"	
이민	4		immigrant	
이민자	4		immigrant	
이발사	4		hairdresser	
이별	4		breakup	
이병헌	4		person:"Lee Byung-hun"	
이상	4		#over	
이상의	4		#over	
이선균	4		person:"Lee Sun-kyun"	
이세계	4		parallel world	
이소룡	4		person:"Bruce Lee"	
이스라엘	4	9700	lang:he	
이스탄불	4		istanbul	
이슬람	4		muslim	
이십년대	4		year:1920-1929	
이안	4		person:"Ang Lee"	
이야기	4		-	
이연걸	4		person:"Jet Li"	
이영애	4		person:"Lee Young-ae"	
이와이슌지	4		person:"Shunji Iwai"	
이완맥그리거	4		person:"Ewan McGregor"	
이자벨위페르	4		person:"Isabelle Huppert"	
이전	4		#before	
이전의	4		#before	
이정재	4		person:"Lee Jung-jae"	
이제훈	4		person:"Lee Je-hoon"	
이주민	4		immigrant	
이준익	4		person:"Lee Joon-ik"	
이중신분	4		identity	
이중인격	4		split personality	
이집트	4		egypt	
이집트영화	4	9900	lang:ar egypt	
이차대전	4		world war ii	
이창동	4		person:"Lee Chang-dong"	
이천년대	4		year:2000-2009	
이치카와곤	4		person:"Kon Ichikawa"	
이탈리아	4	5900	lang:it	
이탈리아어	4	5902	lang:it	
이탈리아영화	4	5903	lang:it	
이태리	4	5901	lang:it	
이하	4		#under	
이하의	4		#under	
이혼	4		divorce	
이후	4		#since	
이후로	4		#since	
이후의	4		#since	
인	4		-	
인공지능	4		artificial intelligence	
인기	4		sort:popularity	
인기많은	4		sort:popularity	
인기있는	4		sort:popularity	
인도	4	10400	lang:hi,te,ta,ml,kn,bn,mr,pa	
인도네시아	4	10200	lang:id	
인도영화	4	10401	lang:hi,te,ta,ml,kn,bn,mr,pa	
인디	4		-	
인디아나존스	4		indiana jones	
인디언	4		native american	
인류멸망	4		apocalypse	
인생영화	4		sort:rating	
인신매매	4		kidnapping	
인어	4		mermaid	
인어공주	4		mermaid	
인조인간	4		android	
인종차별	4		racism	
인질	4		hostage	
인질극	4		hostage	
인체실험	4		experiment	
인터넷	4		internet	
인형	4		toy	
인형공포	4		doll	
일대기	4		biography	
일라이저우드	4		person:"Elijah Wood"	
일루미네이션	4		illumination	
일본	4	5200	lang:ja	
일본도	4		samurai sword	
일본만화	4	1405	genre:animation lang:ja	
일본만화원작	4		based on manga	
일본산	4	5204	lang:ja	
일본애니	4	1400	genre:animation lang:ja	
일본애니메이션	4	1401	genre:animation lang:ja	
일본어	4	5201	lang:ja	
일본영화	4	5202	lang:ja	
일애니	4	1403	genre:animation lang:ja	
일영	4	5203	lang:ja	
일제강점기	4		japanese occupation	
일제시대	4		japanese occupation	
임금	4		king	
임산부	4		pregnancy	
임수정	4		person:"Lim Soo-jung"	
임시완	4		person:"Yim Si-wan"	
임신	4		pregnancy	
입양	4		adoption	
있는	4		-	
잉그리드버그만	4		person:"Ingrid Bergman"	
잉마르베리만	4		person:"Ingmar Bergman"	
자경단	4		vigilante	
자동차	4		car	
자동차경주	4		racing	
자동차여행	4		road trip	
자동차추격	4		car chase	
자매	4		sisters	
자비에돌란	4		person:"Xavier Dolan"	
자살	4		suicide	
자연	4		nature	
자연재해	4		natural disaster	
자전거	4		bicycle	
자폐	4		autism	
자폐인	4		autism	
자폐증	4		autism	
작가	4		writer	
작은마을	4		small town	
작품	4		-	
작품	4	11701	#movie	
작품상	4		award:oscar-picture	
작품상수상작	4		award:oscar-picture	
잔인한	4		gore	
잔잔한	4	14800	mood:slow	
잘나가는	4		sort:popularity	
잘만든	4		-	
잠수	4		diver	
잠수함	4		submarine	
잠입	4		undercover	
잠입수사	4		undercover	
장국영	4		person:"Leslie Cheung"	
장기매매	4		organ transplant	
장기이식	4		organ transplant	
장난감	4		toy	
장님	4		blind	
장동건	4		person:"Jang Dong-gun"	
장례	4		funeral	
장례식	4		funeral	
장뤽고다르	4		person:"Jean-Luc Godard"	
장르	4		-	
장르노	4		person:"Jean Reno"	
장르의	4		-	
장만옥	4		person:"Maggie Cheung"	
장애	4		disability	
장애인	4		disability	
장예모	4		person:"Zhang Yimou"	
장의사	4		undertaker	
장이머우	4		person:"Zhang Yimou"	
장준환	4		person:"Jang Joon-hwan"	
장쯔이	4		person:"Zhang Ziyi"	
장피에르주네	4		person:"Jean-Pierre Jeunet"	
재난	4		disaster	
재난물	4		disaster	
재미난	4		-	
재미있는	4		-	
재밌는	4		-	
재밌는코미디	4	303	genre:comedy	
재벌	4		millionaire	
재앙	4		disaster	
재즈	4		jazz	
재키찬	4		person:"Jackie Chan"	
재판	4		courtroom	
재패니메이션	4	1402	genre:animation lang:ja	
재해	4		disaster	
잭니콜슨	4		person:"Jack Nicholson"	
잭블랙	4		person:"Jack Black"	
잭스나이더	4		person:"Zack Snyder"	
저격수	4		sniper	
저널리스트	4		journalist	
저승	4		afterlife	
저예산	4		-	
저주	4		curse	
저주인형	4		doll	
저항군	4		resistance	
적인	4		-	
전기	4		biography	
전기영화	4		biography	
전도연	4		person:"Jeon Do-yeon"	
전사	4		warrior	
전생	4		reincarnation	
전설	4		folklore	
전에	4		#before	
전염병	4		pandemic	
전쟁	4	3900	genre:war	
전쟁드라마	4	4000	genre:war,drama	
전쟁물	4	3901	genre:war	
전쟁반대	4	12201	genre:war anti war	
전쟁포로	4		prisoner of war	
전지현	4		person:"Gianna Jun"	
전투	4	3902	genre:war	
전투기	4		pilot	
절도	4		heist	
절망적인	4	14302	mood:bleak	
절친	4		best friends	
점쟁이	4		psychic	
정글	4		jungle	
정도	4		#around	
정도의	4		#around	
정략결혼	4		arranged marriage	
정령	4		spirit	
정병길	4		person:"Jung Byung-gil"	
정신과의사	4		psychiatrist	
정신병	4		mental illness	
정신병동	4		mental hospital	
정신병원	4		mental hospital	
정신질환	4		mental illness	
정우성	4		person:"Jung Woo-sung"	
정원	4		garden	
정유미	4		person:"Jung Yu-mi"	
정재영	4		person:"Jung Jae-young"	
정체성	4		identity	
정치	4		politics	
정치물	4		politics	
정치스릴러	4	13100	genre:thriller politics	
정해인	4		person:"Jung Hae-in"	
젖소	4		cow	
제 1 차세계대전	4		world war i	제1차세계대전
제 2 차세계대전	4		world war ii	제2차세계대전
제국주의	4		colonialism	
제니퍼로렌스	4		person:"Jennifer Lawrence"	
제니퍼애니스톤	4		person:"Jennifer Aniston"	
제빵	4		bakery	
제시카차스테인	4		person:"Jessica Chastain"	
제외	4		#excluded	
제외하고	4		#excluded	
제외한	4		#excluded	
제이슨본	4		jason bourne	
제이슨스타뎀	4		person:"Jason Statham"	
제이슨스테이섬	4		person:"Jason Statham"	
제이크질렌할	4		person:"Jake Gyllenhaal"	
제일긴	4		sort:runtime	
제일오래된	4		sort:-year	
제임스건	4		person:"James Gunn"	
제임스딘	4		person:"James Dean"	
제임스맥어보이	4		person:"James McAvoy"	
제임스본드	4		james bond	
제임스스튜어트	4		person:"James Stewart"	
제임스완	4		person:"James Wan"	
제임스카메론	4		person:"James Cameron"	
제임스캐머런	4		person:"James Cameron"	
젠데이아	4		person:Zendaya	
조난	4		shipwreck	
조니뎁	4		person:"Johnny Depp"	
조던필	4		person:"Jordan Peele"	
조디포스터	4		person:"Jodie Foster"	
조류	4		bird	
조선	4		joseon	
조선시대	4		joseon	
조스시리즈	4		jaws	
조엘코엔	4		person:"Joel Coen"	
조인성	4		person:"Zo In-sung"	
조종사	4		pilot	
조지루카스	4		person:"George Lucas"	
조지클루니	4		person:"George Clooney"	
조직폭력배	4	11903	genre:crime gangster	
조진웅	4		person:"Cho Jin-woong"	
조폭	4	11902	genre:crime gangster	
조폭물	4	3004	genre:crime	
조현병	4		mental illness	
존웨인	4		person:"John Wayne"	
존윅	4		john wick	
존카펜터	4		person:"John Carpenter"	
존트라볼타	4		person:"John Travolta"	
존포드	4		person:"John Ford"	
졸업파티	4		prom	
좀	4		-	
좀비	4		zombie	
좀비물	4		zombie	
종교	4		religion	
종말	4		apocalypse	
종업원	4		waitress	
좋은	4		-	
죄수	4		prison	
죠스	4		shark	
주거침입	4		home invasion	
주드로	4		person:"Jude Law"	
주성치	4		person:"Stephen Chow"	
주술회전	4		jujutsu kaisen	
주식	4		stock market	
주식시장	4		stock market	
주연	4		-	
주연의	4		-	
주연인	4		-	
주연한	4		-	
주윤발	4		person:"Chow Yun-Fat"	
주제	4		-	
주제로한	4		-	
주제의	4		-	
주지훈	4		person:"Ju Ji-hoon"	
죽음	4		death	
줄리아로버츠	4		person:"Julia Roberts"	
줄리안무어	4		person:"Julianne Moore"	
줄리엣비노쉬	4		person:"Juliette Binoche"	
중	4		-	
중국	4	5300	lang:zh	
중국산	4	5304	lang:zh	
중국어	4	5301	lang:zh	
중국영화	4	5302	lang:zh	
중기	4		#mid	
중남미	4	10503	lang:es,pt	
중년	4		midlife crisis	
중년의위기	4		midlife crisis	
중독	4		drug addiction	
중매	4		arranged marriage	
중반	4		#mid	
중세	4		medieval	
중세기사	4		knight	
중에	4		-	
중화권	4	5303	lang:zh	
쥐	4		mouse	
쥬라기	4		jurassic park	
쥬라기공원	4		jurassic park	
쥬라기월드	4		jurassic world	
쥬세페토르나토레	4		person:"Giuseppe Tornatore"	
증권	4		stock market	
증인	4		witness	
지구멸망	4		apocalypse	
지구종말	4		apocalypse	
지구침공	4		alien invasion	
지브리	4		ghibli	
지브리스튜디오	4		ghibli	
지진	4		earthquake	
지하실	4		basement	
지하철	4		subway	
직장	4		office	
직장인	4		office	
진격의거인	4		attack on titan	
질병	4		illness	
짐자무쉬	4		person:"Jim Jarmusch"	
짐캐리	4		person:"Jim Carrey"	
집	4		house	
집단괴롭힘	4		bullying	
집사	4		butler	
집착	4		obsession	
짜릿한	4	14002	mood:thrilling	
짝사랑	4		unrequited love	
짧은	4		runtime:-80	
쫄깃한	4	13902	mood:tense	
찍은	4		-	
찝찝한	4	14403	mood:disturbing	
차태현	4		person:"Cha Tae-hyun"	
찰리채플린	4		person:"Charlie Chaplin"	
창녀	4		prostitute	
찾기	4		-	
찾아줘	4		-	
채플린	4		person:"Charlie Chaplin"	
책	4		book	
처녀귀신	4		ghost	
천사	4		angel	
천우희	4		person:"Chun Woo-hee"	
천재	4		genius	
천재수학자	4		mathematics	
철도	4		train	
철학	4		philosophy	
철학적인	4		philosophy	
첩보	4		spy	
첩보물	4		spy	
첩보스릴러	4	13000	genre:thriller spy	
첩보원	4		spy	
첫사랑	4		first love	
청각장애	4		deaf	
청각장애인	4		deaf	
청부살인	4		hit man	
청소년	4		teenager	
청소년기	4		teenager	
청춘	4		coming of age	
청춘영화	4		coming of age	
청춘코미디	4	12500	genre:comedy teenager	
체스	4		chess	
체육	4		sport	
체코	4	8900	lang:cs	
초	4		#early	
초과	4		#over	
초과의	4		#over	
초기	4		#early	
초능력	4		superpower	
초능력영웅	4		superhero	
초능력자	4		superpower	
초반	4		#early	
초자연	4		supernatural	
초자연적	4		supernatural	
초자연적인	4		supernatural	
초콜릿	4		chocolate	
초현실	4		surreal	
초현실적인	4		surreal	
초현실주의	4		surreal	
총	4		gun	
총격전	4		gun	
총잡이	4		cowboy	
최고	4		sort:rating	
최고의	4		sort:rating	
최근	4		sort:year	
최동훈	4		person:"Choi Dong-hoon"	
최루성	4	13802	mood:sad	
최면	4		hypnosis	
최민식	4		person:"Choi Min-sik"	
최신	4		sort:year	
최신순	4		sort:year	
최신작	4		sort:year	
최악	4		award:razzie	
최악의	4		award:razzie	
추격전	4		car chase	
추락사고	4		plane crash	
추리	4	2802	genre:mystery	
추리물	4	2803	genre:mystery	
추리스릴러	4	2902	genre:mystery,thriller	
추수감사절	4		thanksgiving	
추억	4		memory	
추천	4		-	
추천작	4		-	
추천좀	4		-	
추천해주세요	4		-	
추천해줘	4		-	
축구	4		soccer	
출산	4		pregnancy	
출연	4		-	
출연작	4		-	
출연하는	4		-	
출연한	4		-	
춤	4		dance	
충격적인	4	14400	mood:disturbing	
치매	4		dementia	
치어리더	4		cheerleader	
친구	4		friendship	
친구들	4		friendship	
칠레	4	7400	lang:es chile	
칠십년대	4		year:1970-1979	
침몰	4		shipwreck	
카메론디아즈	4		person:"Cameron Diaz"	
카미키류노스케	4		person:"Ryunosuke Kamiki"	
카우보이	4		cowboy	
카지노	4		casino	
카체이스	4		car chase	
카페	4		coffee	
칸수상작	4		award:palme-d'or	
칸영화제수상작	4		award:palme-d'or	
칼싸움	4		sword fight	
캐나다	4	6600	lang:en,fr canada	
캐리그랜트	4		person:"Cary Grant"	
캐리비안의해적	4		pirates of the caribbean	
캠퍼스	4		college	
캠프	4		summer camp	
캠핑	4		camping	
캡틴아메리카	4		captain america	
커피	4		coffee	
컨저링	4		the conjuring	
컴버배치	4		person:"Benedict Cumberbatch"	
컴퓨터	4		computer	
케빈코스트너	4		person:"Kevin Costner"	
케이트블란쳇	4		person:"Cate Blanchett"	
케이트윈슬렛	4		person:"Kate Winslet"	
케이퍼	4		heist	
코끼리	4		elephant	
코난	4		detective conan	
코로나	4		pandemic	
코메디	4	301	genre:comedy	
코미디	4	300	genre:comedy	
코미디드라마	4	3400	genre:drama,comedy	
코미디물	4	400	genre:comedy	
코미디언	4		comedian	
코믹	4	304	genre:comedy	
코믹스	4		based on comic	
코믹스원작	4		based on comic	
코믹액션	4	901	genre:action,comedy	
코믹호러	4	12301	genre:comedy,horror	
코엔형제	4		person:"Joel Coen"	
코폴라	4		person:"Francis Ford Coppola"	
콘사토시	4		person:"Satoshi Kon"	
콘서트	4		concert	
콜롬비아	4	7500	lang:es colombia	
콜린퍼스	4		person:"Colin Firth"	
쿠바	4	7700	lang:es cuba	
쿠엔틴타란티노	4		person:"Quentin Tarantino"	
쿵푸	4		kung fu	
쿵푸팬더	4		kung fu panda	
쿵후	4		kung fu	
퀘벡	4	6700	lang:fr quebec	
퀴어	4		lgbt	
큐브릭	4		person:"Stanley Kubrick"	
크라임	4	3005	genre:crime	
크로넨버그	4		person:"David Cronenberg"	
크루즈	4		cruise ship	
크리스마스	4		christmas	
크리스마스영화	4		christmas	
크리스에반스	4		person:"Chris Evans"	
크리스찬베일	4		person:"Christian Bale"	
크리스천베일	4		person:"Christian Bale"	
크리스토퍼놀란	4		person:"Christopher Nolan"	
크리스틴스튜어트	4		person:"Kristen Stewart"	
크리스프랫	4		person:"Chris Pratt"	
크리스헴스워스	4		person:"Chris Hemsworth"	
클라이밍	4		climbing	
클래식	4		year:-1979	
클래식음악	4		classical music	
클럽	4		nightclub	
클레이애니메이션	4	5001	genre:animation stop motion	
클론	4		clone	
클린트이스트우드	4		person:"Clint Eastwood"	
키아누	4		person:"Keanu Reeves"	
키아누리브스	4		person:"Keanu Reeves"	
키이라나이틀리	4		person:"Keira Knightley"	
키즈	4	1805	genre:family	
키키키린	4		person:"Kirin Kiki"	
킬러	4		hit man	
킬리언머피	4		person:"Cillian Murphy"	
킹스맨	4		kingsman	
킹콩	4		king kong	
타나카마유미	4		person:"Mayumi Tanaka"	
타란티노	4		person:"Quentin Tarantino"	
타르코프스키	4		person:"Andrei Tarkovsky"	
타이	4	10001	lang:th	
타이완	4	5501	lang:zh taiwan	
타이카와이티티	4		person:"Taika Waititi"	
타임루프	4		time loop	
타임리프	4		time travel	
타임머신	4		time travel	
타임슬립	4		time travel	
타잔	4		tarzan	
타짜	4		gambling	
탄광	4		miner	
탈북	4		north korean	
탈북자	4		north korean	
탈옥	4		prison escape	
탈주	4		fugitive	
탐정	4		detective	
탐험	4	1103	genre:adventure	
탐험가	4		explorer	
탐험대	4		explorer	
탕웨이	4		person:"Tang Wei"	
태국	4	10000	lang:th	
태평양전쟁	4		world war ii	
태풍	4		tornado	
택시	4		taxi driver	
택시기사	4		taxi driver	
탱고	4		tango	
터미네이터	4		terminator	
터키	4	9300	lang:tr	
테니스	4		tennis	
테러	4		terrorist	
테러리스트	4		terrorist	
테러범	4		terrorist	
텍사스	4		texas	
텔레비전	4		television	
텔레비전영화	4	4402	genre:tv-movie	
텔레파시	4		telepathy	
토끼	4		rabbit	
토네이도	4		tornado	
토이스토리	4		toy story	
톰크루즈	4		person:"Tom Cruise"	
톰하디	4		person:"Tom Hardy"	
톰행크스	4		person:"Tom Hanks"	
톰홀랜드	4		person:"Tom Holland"	
톰히들스턴	4		person:"Tom Hiddleston"	
통역	4		translator	
통쾌한	4	802	genre:action	
퇴마	4		exorcism	
투명인간	4		invisibility	
투병	4		illness	
투우	4		bullfighting	
튀니지	4		tunisia	
튀르키예	4	9301	lang:tr	
트랜스젠더	4		transgender	
트랜스포머	4		transformers	
트럭	4		truck	
트뤼포	4		person:"François Truffaut"	
트와일라잇	4		twilight	
특수부대	4		special forces	
티모시샬라메	4		person:"Timothée Chalamet"	
티모테샬라메	4		person:"Timothée Chalamet"	
티비영화	4	4401	genre:tv-movie	
틴에이저	4		teenager	
틸다스윈튼	4		person:"Tilda Swinton"	
팀버튼	4		person:"Tim Burton"	
파라오	4		ancient egypt	
파리	4		paris	
파업	4		strike	
파운드푸티지	4		found footage	
파일럿	4		pilot	
파티	4		party	
판다	4		panda	
판사	4		judge	
판타지	4	2100	genre:fantasy	
판타지물	4	2102	genre:fantasy	
팔레스타인	4	11200	lang:ar palestine	
팔십년대	4		year:1980-1989	
팜므파탈	4		femme fatale	
팜파탈	4		femme fatale	
패딩턴	4		paddington	
패러디	4	4700	genre:comedy parody	
패밀리	4	1703	genre:family	
패션	4		fashion	
패션디자이너	4		fashion designer	
팬더	4		panda	
팬데믹	4		pandemic	
펑크	4		punk	
펑펑우는	4	13806	mood:sad	
페넬로페크루즈	4		person:"Penélope Cruz"	
페데리코펠리니	4		person:"Federico Fellini"	
페드로알모도바르	4		person:"Pedro Almodóvar"	
페루	4	7600	lang:es peru	
페르시아	4	9601	lang:fa	
페미니즘	4		feminism	
페이크다큐	4		found footage	
페이크다큐공포	4		found footage	
펠리니	4		person:"Federico Fellini"	
펭귄	4		penguin	
편지	4		letter	
평이좋은	4		sort:rating	
평점높은	4		sort:rating	
평점순	4		sort:rating	
평행세계	4		parallel world	
평행우주	4		parallel world	
폐가	4		haunted house	
포근한	4	14600	mood:cosy	
포도주	4		wine	
포로	4		prisoner of war	
포르투갈	4	7100	lang:pt	
포스트아포칼립스	4		post-apocalypse	
포커	4		poker	
포켓몬	4		pokemon	
포켓몬스터	4		pokemon	
폭력	4		violence	
폭력적인	4		violence	
폭력조직	4	11906	genre:crime gangster	
폭발	4		bomb	
폭주족	4		motorcycle	
폭탄	4		bomb	
폭풍	4		storm	
폭풍우	4		storm	
폴뉴먼	4		person:"Paul Newman"	
폴란드	4	8800	lang:pl	
폴버호벤	4		person:"Paul Verhoeven"	
폴토마스앤더슨	4		person:"Paul Thomas Anderson"	
표현주의	4	11600	lang:de year:1913-1933	
풋볼	4		american football	
풋사랑	4		first love	
풍자	4	4800	genre:comedy satire	
풍자극	4	4801	genre:comedy satire	
풍자패러디	4	4701	genre:comedy parody	
프라바스	4		person:Prabhas	
프란시스포드코폴라	4		person:"Francis Ford Coppola"	
프랑수아트뤼포	4		person:"François Truffaut"	
프랑스	4	5600	lang:fr	
프랑스어	4	5602	lang:fr	
프랑스영화	4	5603	lang:fr	
프랑스혁명	4		french revolution	
프랑켄슈타인	4		frankenstein	
프레데터	4		predator	
프로레슬링	4		wrestling	
프롬	4		prom	
플라멩코	4		flamenco	
플로렌스퓨	4		person:"Florence Pugh"	
피겨	4		ice skating	
피겨스케이팅	4		ice skating	
피난	4		refugee	
피라미드	4		ancient egypt	
피아노	4		pianist	
피아니스트	4		pianist	
피어스브로스넌	4		person:"Pierce Brosnan"	
피에로	4		clown	
피터잭슨	4		person:"Peter Jackson"	
피터팬	4		peter pan	
픽사	4		pixar	
핀란드	4	8600	lang:fi	
핀처	4		person:"David Fincher"	
필름	4		-	
필름	4	11704	#movie	
필름누아르	4		film noir	
필름느와르	4		film noir	
필리핀	4	10300	lang:tl	
필모	4		-	
필모그래피	4		-	
하고	4		-	
하녀	4		butler	
하느님	4		god	
하는	4		-	
하라게이이치	4		person:"Keiichi Hara"	
하라세쓰코	4		person:"Setsuko Hara"	
하마구치류스케	4		person:"Ryusuke Hamaguchi"	
하마베미나미	4		person:"Minami Hamabe"	
하비에르바르뎀	4		person:"Javier Bardem"	
하시모토칸나	4		person:"Kanna Hashimoto"	
하야오	4		person:"Hayao Miyazaki"	
하와이	4		hawaii	
하이스트	4		heist	
하이재킹	4		hijacking	
하이틴	4		high school	
하이틴물	4		high school	
하이틴코미디	4	12501	genre:comedy teenager	
하인	4		butler	
하정우	4		person:"Ha Jung-woo"	
하키	4		hockey	
학교	4		school	
학교물	4		school	
학교폭력	4		bullying	
학살	4		genocide	
학원	4		school	
학원물	4		school	
학폭	4		bullying	
한	4		#1	
한국	4	5100	lang:ko	
한국산	4	5106	lang:ko	
한국어	4	5102	lang:ko	
한국영화	4	5105	lang:ko	
한국전쟁	4		korean war	
한석규	4		person:"Han Suk-kyu"	
한여름	4		summer	
한장소	4		one location	
한정된공간	4		one location	
한탕	4		heist	
한효주	4		person:"Han Hyo-joo"	
할	4		-	
할로윈	4		halloween	
할리우드	4	6001	lang:en	
할리우드뒷이야기	4		hollywood	
할리웃	4	6006	lang:en	
할머니	4		grandmother	
할아버지	4		grandfather	
항해	4		sea	
해고	4		unemployment	
해리슨포드	4		person:"Harrison Ford"	
해리포터	4		harry potter	
해변	4		beach	
해석이필요한	4	14503	mood:mind-bending	
해양	4		sea	
해일	4		tsunami	
해저	4		underwater	
해적	4		pirate	
해커	4		hacker	
해킹	4		hacker	
핵	4		nuclear war	
핵무기	4		nuclear bomb	
핵전쟁	4		nuclear war	
핵폭탄	4		nuclear bomb	
핼러윈	4		halloween	
행복해지는	4	13705	mood:feel-good	
향수	4		nostalgia	
허리케인	4		tornado	
헐리우드	4	6002	lang:en	
헐리웃	4	6003	lang:en	
험프리보가트	4		person:"Humphrey Bogart"	
헝가리	4	9000	lang:hu	
헝거게임	4		hunger games	
헤어진	4		breakup	
헬기	4		helicopter	
헬리콥터	4		helicopter	
헬스장	4		gym	
혁명	4		revolution	
현금	4		money	
현대	4		year:2010-	
현대적인	4		year:2010-	
현빈	4		person:"Hyun Bin"	
현상금사냥꾼	4		bounty hunter	
협박	4		blackmail	
형사	4		detective	
형사물	4	3006	genre:crime	
형제	4		brothers	
형제자매	4		siblings	
혜성	4		meteorite	
호랑이	4		tiger	
호러	4	102	genre:horror	
호러물	4	103	genre:horror	
호러코미디	4	12300	genre:comedy,horror	
호빗	4		the hobbit	
호소다마모루	4		person:"Mamoru Hosoda"	
호수	4		lake	
호아킨피닉스	4		person:"Joaquin Phoenix"	
호주	4	6400	lang:en australia	
호텔	4		hotel	
혹성탈출	4		planet of the apes	
혼다이시로	4		person:"Ishirō Honda"	
혼령	4		ghost	
혼수상태	4		coma	
홀로코스트	4		holocaust	
홈리스	4		homeless	
홍상수	4		person:"Hong Sang-soo"	
홍수	4		flood	
홍콩	4	5400	lang:cn,zh	
홍콩영화	4	5402	lang:cn,zh	
화가	4		painter	
화산	4		volcano	
화성	4		mars	
화재	4		fire	
화제의	4		sort:popularity	
환경	4		environment	
환경문제	4		environment	
환경오염	4		environment	
환상	4	2103	genre:fantasy	
환생	4		reincarnation	
환자	4		illness	
환타지	4	2101	genre:fantasy	
활	4		archery	
황금	4		gold	
황금곰상	4		award:golden-bear	
황금사자상	4		award:golden-lion	
황금종려상	4		award:palme-d'or	
황소	4		cow	
황정민	4		person:"Hwang Jung-min"	
황제	4		emperor	
회사	4		office	
회사원	4		office	
회오리	4		tornado	
후기	4		#late	
후반	4		#late	
후지와라타츠야	4		person:"Tatsuya Fujiwara"	
후카사쿠긴지	4		person:"Kinji Fukasaku"	
후쿠야마마사하루	4		person:"Masaharu Fukuyama"	
훈훈한	4	14203	mood:heartwarming	
휠체어	4		disability	
휴가	4		vacation	
휴그랜트	4		person:"Hugh Grant"	
휴먼드라마	4	3202	genre:drama	
휴양지	4		vacation	
휴잭맨	4		person:"Hugh Jackman"	
흉가	4		haunted house	
흑백	4		black and white	
흑백시대	4		year:-1979	
흑백영화	4		black and white	
흑인인권	4		racism	
흡혈귀	4		vampire	
흥행	4		sort:popularity	
흥행작	4		sort:popularity	
희극	4	302	genre:comedy	
희망을주는	4	14701	mood:inspiring	
히구치신지	4		person:"Shinji Higuchi"	
히로세스즈	4		person:"Suzu Hirose"	
히말라야	4		himalayas	
히스레저	4		person:"Heath Ledger"	
히어로	4		superhero	
히어로물	4		superhero	
히치콕	4		person:"Alfred Hitchcock"	
히트맨	4		hit man	
히틀러	4		nazi	
히피	4		hippie	
힌디어	4	6902	lang:hi	
힐링	4	13701	mood:feel-good	
힐링되는	4	13702	mood:feel-good	
힙합	4		hip hop	

"""
}
