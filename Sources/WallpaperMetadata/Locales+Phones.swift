/// The locales that phones report: the identifier of iOS, and on Android the language tag of Java, which has no old codes.
extension Locales {
    /// Returns whether some phone can have a locale in the form of `canonical`.
    ///
    /// An iPhone always has the region of a country. Android also offers languages alone, and regions such as 419, Latin
    /// America.
    public static func isReported(_ canonical: String, by client: Profile.Client) -> Bool {
        let parts = parts(of: canonical)
        guard isLanguage(parts.language) else { return false }
        guard let region = parts.region else { return client == .fenix }
        return countries.contains(region) || (client == .fenix && groups.contains(region))
    }

    /// Returns the locale that is probably meant by one that not all phones can have, such as "he-IL" for "iw-IL".
    public static func meant(by canonical: String) -> String? {
        let (old, script, region) = parts(of: canonical)
        let language = otherCodes[old] ?? old
        guard isLanguage(String(language.prefix { $0 != "-" })) else { return nil }
        let name = [language, script].compactMap(\.self).joined(separator: "-")
        if let region, countries.contains(region) { return name + "-" + region }
        let country =
            switch (region, old) {
            case ("419", _): "MX"
            case ("EU", "en"): "IE"
            default: likelyCountries[name] ?? likelyCountries[language] ?? language.uppercased()
            }
        return countries.contains(country) ? name + "-" + country : nil
    }

    /// Returns whether a locale has a country and the language of another one, which may be without: "de-DE" and "de".
    public static func isRegional(_ locale: String, of canonical: String) -> Bool {
        guard let name = Self.canonical(locale), isReported(name, by: .iOS) else { return false }
        let (regional, plain) = (parts(of: name), parts(of: canonical))
        return regional.language == plain.language && (plain.script == nil || regional.script == plain.script)
    }

    private static func parts(of name: String) -> (language: String, script: String?, region: String?) {
        let parts = name.split(separator: "-").map(String.init)
        let rest = parts.dropFirst()
        return (parts.first ?? "", rest.first { $0.count == 4 }, rest.first { $0.count < 4 })
    }

    /// Returns whether a code is a language. Codes of three letters count unless phones have one of two letters for them.
    private static func isLanguage(_ code: String) -> Bool {
        otherCodes[code] == nil && (code.count == 3 || languages.contains(code))
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    }

    /// The codes that phones have in place of codes that are old (CLDR's aliases), of a country, or of three letters.
    private static let otherCodes = shortCodes.merging(
        [
            "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "no": "nb", "sh": "sr-Latn",
            "tl": "fil",
            "at": "de", "cn": "zh", "cz": "cs", "dk": "da", "gb": "en", "gr": "el", "jp": "ja", "kr": "ko",
            "mx": "es",
            "ua": "uk", "us": "en", "vn": "vi",
        ], uniquingKeysWith: { first, _ in first })

    /// The codes of two letters for those of three (ISO 639-2, bibliographic and terminological), and for the languages that
    /// CLDR counts as Arabic, Chinese and Persian.
    private static let shortCodes = Dictionary(
        words(
            """
            aar:aa abk:ab afr:af aka:ak alb:sq amh:am ara:ar arb:ar arg:an arm:hy asm:as ava:av ave:ae aym:ay aze:az bak:ba
            bam:bm baq:eu bel:be ben:bn bis:bi bod:bo bos:bs bre:br bul:bg bur:my cat:ca ces:cs cha:ch che:ce chi:zh chu:cu
            chv:cv cmn:zh cor:kw cos:co cre:cr cym:cy cze:cs dan:da deu:de div:dv dut:nl dzo:dz ell:el eng:en epo:eo est:et
            eus:eu ewe:ee fao:fo fas:fa fij:fj fin:fi fra:fr fre:fr fry:fy ful:ff geo:ka ger:de gla:gd gle:ga glg:gl glv:gv
            gre:el grn:gn guj:gu hat:ht hau:ha hbs:sr-Latn heb:he her:hz hin:hi hmo:ho hrv:hr hun:hu hye:hy ibo:ig ice:is
            ido:io iii:ii iku:iu ile:ie ina:ia ind:id ipk:ik isl:is ita:it jav:jv jpn:ja kal:kl kan:kn kas:ks kat:ka kau:kr
            kaz:kk khm:km kik:ki kin:rw kir:ky kom:kv kon:kg kor:ko kua:kj kur:ku lao:lo lat:la lav:lv lim:li lin:ln lit:lt
            ltz:lb lub:lu lug:lg mac:mk mah:mh mal:ml mao:mi mar:mr may:ms mkd:mk mlg:mg mlt:mt mon:mn mri:mi msa:ms mya:my
            nau:na nav:nv nbl:nr nde:nd ndo:ng nep:ne nld:nl nno:nn nob:nb nor:nb nya:ny oci:oc oji:oj ori:or orm:om oss:os
            pan:pa per:fa pes:fa pli:pi pol:pl por:pt prs:fa pus:ps que:qu roh:rm ron:ro rum:ro run:rn rus:ru sag:sg san:sa
            sin:si slk:sk slo:sk slv:sl sme:se smo:sm sna:sn snd:sd som:so sot:st spa:es sqi:sq srd:sc srp:sr ssw:ss sun:su
            swa:sw swe:sv tah:ty tam:ta tat:tt tel:te tgk:tg tgl:fil tha:th tib:bo tir:ti ton:to tsn:tn tso:ts tuk:tk tur:tr
            twi:tw uig:ug ukr:uk urd:ur uzb:uz ven:ve vie:vi vol:vo wel:cy wln:wa wol:wo xho:xh yid:yi yor:yo zha:za zho:zh
            zul:zu
            """
        ).compactMap { pair in
            pair.firstIndex(of: ":").map { (String(pair[..<$0]), String(pair[pair.index(after: $0)...])) }
        }, uniquingKeysWith: { first, _ in first })

    /// ISO 639-1.
    private static let languages = words(
        """
        aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es
        et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki
        kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn nr
        nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg
        th ti tk tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
        """)

    /// ISO 3166-1, and Kosovo and the islands that phones offer besides (XK, AC, DG, EA, IC, TA).
    private static let countries = words(
        """
        AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA
        CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DG DJ DK DM DO DZ EA EC EE EG EH ER ES ET FI FJ FK FM FO FR
        GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN IO IQ IR IS IT JE JM JO
        JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS
        MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU
        RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ
        UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
        """)

    /// The groups of countries that Android offers: the world, Europe, Latin America (UN M.49).
    private static let groups: Set<String> = ["001", "150", "419"]

    /// The country with most speakers, for languages whose code is not also the code of the country.
    private static let likelyCountries: [String: String] = [
        "af": "ZA", "am": "ET", "ar": "EG", "be": "BY", "bn": "BD", "bs": "BA", "ca": "ES", "cs": "CZ",
        "cy": "GB",
        "da": "DK", "el": "GR", "en": "US", "et": "EE", "eu": "ES", "fa": "IR", "fil": "PH", "fy": "NL",
        "ga": "IE",
        "gl": "ES", "gu": "IN", "he": "IL", "hi": "IN", "hy": "AM", "ja": "JP", "ka": "GE", "kk": "KZ",
        "km": "KH",
        "kn": "IN", "ko": "KR", "lb": "LU", "lo": "LA", "ml": "IN", "mr": "IN", "ms": "MY", "my": "MM",
        "nb": "NO",
        "ne": "NP", "nn": "NO", "pa": "IN", "si": "LK", "sl": "SI", "sq": "AL", "sr": "RS", "sr-Latn": "RS",
        "sv": "SE", "sw": "KE", "ta": "IN", "te": "IN", "uk": "UA", "ur": "PK", "vi": "VN", "zh": "CN",
        "zh-Hant": "TW", "zu": "ZA",
    ]
}
