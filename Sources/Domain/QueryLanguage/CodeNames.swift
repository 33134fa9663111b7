import Text

/// Names by codes; the usual name of each is the first.
struct CodeTable {
    let entries: [(code: String, names: [Substring])]

    /// Takes lines such as `ad=andorra;ae=united arab emirates|uae;`.
    init(_ text: String) {
        entries = text.split { ";\n".contains($0) }.map { entry in
            let parts = entry.split(separator: "=")
            return (String(parts[0]), parts[1].split(separator: "|"))
        }
    }

    /// The code for a name in lower case.
    func code(of name: some StringProtocol) -> String? {
        entries.first { $0.names.contains(Substring(name)) }?.code
    }
}

package enum LanguageNames {
    /// The ISO 639-1 code of a language: `ko` for `Korean`; `nil` for an unknown name.
    ///
    /// Takes its name, in any case, or a nationality. For Cantonese it is `cn`, as at TMDB.
    package static func code(of name: String) -> String? { table.code(of: name.lowercased()) }

    /// The code for a name, or for a code, which need not be one that has a name here.
    static func code(_ typed: Substring) -> String? {
        guard typed.utf8.count <= 40 else { return nil }
        if let code = code(of: String(typed)) { return code }
        let isCode =
            (2...3).contains(typed.utf8.count) && typed.allSatisfy { $0.isASCII && $0.isLetter }
        return isCode ? typed.lowercased() : nil
    }

    /// The codes that movies in some languages have.
    ///
    /// Chinese includes Cantonese, for which TMDB has a code that is not in ISO 639-1.
    package static func codes(ofMoviesIn languages: [String]) -> [String] {
        languages.contains("zh") && !languages.contains("cn") ? languages + ["cn"] : languages
    }

    static func hasName(for code: String) -> Bool { table.entries.contains { $0.code == code } }

    static let common = "da de en es fr hi it ja ko pl pt ru sv tr zh"
        .split(separator: " ").map { String($0) }

    /// `Scripts/phrase-table` reads it, too: the names are phrases of English, in this order.
    private static let table = CodeTable(
        """
        en=english|american;ko=korean|south korean;ja=japanese;fr=french;es=spanish|castilian;
        de=german;it=italian;zh=chinese|mandarin|taiwanese;cn=cantonese;hi=hindi;pt=portuguese;
        ru=russian|soviet;sv=swedish;da=danish;no=norwegian;fi=finnish;is=icelandic;pl=polish;
        cs=czech;sk=slovak;hu=hungarian;ro=romanian;bg=bulgarian;nl=dutch;el=greek;tr=turkish;
        fa=persian|farsi|iranian;ar=arabic;he=hebrew|israeli;th=thai;vi=vietnamese;id=indonesian;
        ms=malay|malaysian;tl=filipino|tagalog;ta=tamil;te=telugu;ml=malayalam;kn=kannada;
        bn=bengali|bangla;mr=marathi;pa=punjabi;gu=gujarati;ur=urdu;ne=nepali|nepalese;uk=ukrainian;
        sr=serbian;hr=croatian;bs=bosnian;sl=slovenian;mk=macedonian;sq=albanian;et=estonian;
        lv=latvian;lt=lithuanian;ka=georgian;hy=armenian;az=azerbaijani;kk=kazakh;mn=mongolian;
        km=khmer|cambodian;lo=laotian;my=burmese;bo=tibetan;dz=dzongkha|bhutanese;ku=kurdish;
        ps=pashto;yi=yiddish;ca=catalan;eu=basque;gl=galician;ga=irish gaelic;cy=welsh;mt=maltese;
        af=afrikaans;zu=zulu;xh=xhosa;sw=swahili;wo=wolof;yo=yoruba;am=amharic|ethiopian;la=latin;
        eo=esperanto;
        """
    )
}

package enum CountryNames {
    /// The ISO 3166-1 code of a country in lower case: `kr` for `Korea`; `nil` for an unknown name.
    ///
    /// Takes its code, its name or a nationality, in any case; a dash may be in place of a space.
    /// Former countries have TMDB's codes, such as `su` for the Soviet Union.
    package static func code(of name: String) -> String? {
        guard name.utf8.count <= 60 else { return nil }
        let words = name.folded.split { " -".contains($0) }
        let name = (words.first == "the" ? words.dropFirst() : words[...]).joined(separator: " ")
        return table.entries.first { $0.code == name }?.code ?? table.code(of: name)
    }

    static let common =
        "ar au br ca cn de dk es fr gb hk ie in ir it jp kr mx nz pl ru se th tr tw us"
        .split(separator: " ").map { String($0) }

    private static let table = CodeTable(
        """
        ad=andorra;ae=united arab emirates|uae|emirates;af=afghanistan;ag=antigua and barbuda;
        ai=anguilla;al=albania|albanian;am=armenia|armenian;ao=angola;aq=antarctica;
        ar=argentina|argentine|argentinian;as=american samoa;at=austria|austrian;
        au=australia|australian;aw=aruba;ax=aland islands;az=azerbaijan;
        ba=bosnia and herzegovina|bosnia|bosnian;bb=barbados;bd=bangladesh|bangladeshi;
        be=belgium|belgian;bf=burkina faso;bg=bulgaria|bulgarian;bh=bahrain;bi=burundi;bj=benin;
        bl=saint barthelemy;bm=bermuda;bn=brunei|brunei darussalam;bo=bolivia|bolivian;
        bq=bonaire;br=brazil|brazilian|brasil;bs=bahamas;bt=bhutan|bhutanese;bv=bouvet island;
        bw=botswana;by=belarus|belarusian;bz=belize;ca=canada|canadian;cc=cocos islands;
        cd=democratic republic of the congo|dr congo|drc|congo kinshasa;
        cf=central african republic;cg=congo|republic of the congo;ch=switzerland|swiss;
        ci=ivory coast|cote d'ivoire;ck=cook islands;cl=chile|chilean;cm=cameroon;
        cn=china|chinese|mainland china;co=colombia|colombian;cr=costa rica;
        cs=serbia and montenegro;cu=cuba|cuban;cv=cape verde|cabo verde;cw=curacao;
        cx=christmas island;cy=cyprus|cypriot;cz=czech republic|czechia|czech;
        de=germany|german|deutschland|west germany;dj=djibouti;dk=denmark|danish;dm=dominica;
        do=dominican republic;dz=algeria|algerian;ec=ecuador;ee=estonia|estonian;
        eg=egypt|egyptian;eh=western sahara;er=eritrea;es=spain|spanish|espana;
        et=ethiopia|ethiopian;fi=finland|finnish;fj=fiji;fk=falkland islands;fm=micronesia;
        fo=faroe islands|faeroe islands;fr=france|french;ga=gabon;
        gb=united kingdom|uk|great britain|britain|england|scotland|wales|british|english|scottish|welsh;
        gd=grenada;ge=georgia|georgian;gf=french guiana;gg=guernsey;gh=ghana|ghanaian;
        gi=gibraltar;gl=greenland;gm=gambia;gn=guinea;gp=guadeloupe;gq=equatorial guinea;
        gr=greece|greek;gs=south georgia;gt=guatemala;gu=guam;gw=guinea bissau;gy=guyana;
        hk=hong kong;hm=heard island;hn=honduras;hr=croatia|croatian;ht=haiti|haitian;
        hu=hungary|hungarian;id=indonesia|indonesian;ie=ireland|irish;il=israel|israeli;
        im=isle of man;in=india|indian;io=british indian ocean territory;iq=iraq|iraqi;
        ir=iran|iranian|islamic republic of iran;is=iceland|icelandic;it=italy|italian|italia;
        je=jersey;jm=jamaica|jamaican;jo=jordan|jordanian;jp=japan|japanese;ke=kenya|kenyan;
        kg=kyrgyzstan|kyrgyz republic;kh=cambodia|cambodian;ki=kiribati;km=comoros;
        kn=saint kitts and nevis;kp=north korea|north korean;
        kr=south korea|korea|korean|south korean|republic of korea;kw=kuwait;ky=cayman islands;
        kz=kazakhstan|kazakh;la=laos|lao people's democratic republic;lb=lebanon|lebanese;
        lc=saint lucia;li=liechtenstein;lk=sri lanka|sri lankan;lr=liberia;ls=lesotho;
        lt=lithuania|lithuanian;lu=luxembourg;lv=latvia|latvian;ly=libya|libyan arab jamahiriya;
        ma=morocco|moroccan;mc=monaco;md=moldova;me=montenegro;mf=saint martin;mg=madagascar;
        mh=marshall islands;mk=north macedonia|macedonia|macedonian;ml=mali|malian;
        mm=myanmar|burma|burmese;mn=mongolia|mongolian;mo=macao|macau;
        mp=northern mariana islands;mq=martinique;mr=mauritania;ms=montserrat;mt=malta|maltese;
        mu=mauritius;mv=maldives;mw=malawi;mx=mexico|mexican;my=malaysia|malaysian;
        mz=mozambique;na=namibia;nc=new caledonia;ne=niger;nf=norfolk island;
        ng=nigeria|nigerian;ni=nicaragua;nl=netherlands|holland|dutch;no=norway|norwegian;
        np=nepal|nepalese;nr=nauru;nu=niue;nz=new zealand;om=oman;pa=panama;pe=peru|peruvian;
        pf=french polynesia;pg=papua new guinea;ph=philippines|filipino;pk=pakistan|pakistani;
        pl=poland|polish;pm=saint pierre and miquelon;pn=pitcairn;pr=puerto rico;
        ps=palestine|palestinian|palestinian territory;pt=portugal|portuguese;pw=palau;
        py=paraguay;qa=qatar;re=reunion;ro=romania|romanian;rs=serbia|serbian;
        ru=russia|russian|russian federation;rw=rwanda;sa=saudi arabia;sb=solomon islands;
        sc=seychelles;sd=sudan|sudanese;se=sweden|swedish;sg=singapore;sh=saint helena;
        si=slovenia|slovenian;sj=svalbard;sk=slovakia|slovak;sl=sierra leone;sm=san marino;
        sn=senegal|senegalese;so=somalia;sr=suriname;ss=south sudan;st=sao tome and principe;
        su=soviet union|ussr|soviet;sv=el salvador;sx=sint maarten;
        sy=syria|syrian|syrian arab republic;sz=eswatini|swaziland;tc=turks and caicos islands;
        td=chad;tf=french southern territories;tg=togo;th=thailand|thai;tj=tajikistan;
        tk=tokelau;tl=timor leste|east timor;tm=turkmenistan;tn=tunisia|tunisian;to=tonga;
        tr=turkey|turkiye|turkish;tt=trinidad and tobago;tv=tuvalu;tw=taiwan|taiwanese;
        tz=tanzania;ua=ukraine|ukrainian;ug=uganda;um=united states minor outlying islands;
        us=united states of america|united states|usa|america|american;uy=uruguay;uz=uzbekistan;
        va=vatican city|holy see|vatican;vc=saint vincent and the grenadines;
        ve=venezuela|venezuelan;vg=british virgin islands;vi=us virgin islands;
        vn=vietnam|vietnamese|viet nam;vu=vanuatu;wf=wallis and futuna islands;ws=samoa;
        xc=czechoslovakia;xg=east germany|gdr;xi=northern ireland;xk=kosovo;ye=yemen;yt=mayotte;
        yu=yugoslavia;za=south africa|south african;zm=zambia;zw=zimbabwe;
        """
    )
}
