/// The words that systems and file managers add to the name of a copied file, in their languages: "forest - Copy (2)",
/// "Kopie von forest", "forest のコピー", "forest (другая копия)".
enum CopyWords {
    /// Returns whether the part of a name after the old name, in lower case, consists of such words.
    static func follow(_ part: Substring) -> Bool { !startsWord(part.first) && areAll(part) }

    /// Returns whether the part of a name before the old name, in lower case, consists of such words.
    static func precede(_ part: Substring) -> Bool { !startsWord(part.last) && areAll(part) }

    /// Returns whether a character makes one word with a Latin letter beside it. "forestcopy" is a name of its own. Languages
    /// that write no spaces add their words to any name.
    private static func startsWord(_ character: Character?) -> Bool {
        character.map { $0.isASCII && ($0.isLetter || $0.isNumber) } ?? true
    }

    /// Returns whether a part of a name, in lower case, has a word for a copy.
    static func areIn(_ part: Substring) -> Bool { words(of: part).contains(where: nouns.contains) }

    private static func areAll(_ part: Substring) -> Bool {
        areIn(part) && words(of: part).allSatisfy { nouns.contains($0) || others.contains($0) }
    }

    private static func words(of part: Substring) -> [String] {
        part.split { !$0.isLetter }.map(String.init)
    }

    /// Words for a copy, and words that only languages without spaces have.
    private static let nouns: Set<String> = Set(
        """
        copy kopie copie copia cópia còpia kopia kopi kopien kopio koopia kopija kopje kópia kopya kopyası afrit másolat
        másolata salinan salin duplikat nüsxə cóip копия копія копије копија копие хуулбар көшірме көшірмесі αντίγραφο αντιγραφή
        עותק העתק نسخة نسخه کپی رونوشت प्रतिलिपि कॉपी प्रति অনুলিপি কপি நகல் కాపీ สำเนา สำเนาของ ასლი պատճեն bản sao
        コピー のコピー 別のコピー 個目のコピー 副本 的副本 个副本 個副本 另一个副本 复件 的复件 另一个复件 复制 的复制 拷贝 的拷贝
        另一个拷贝 複本 的複本 複製 的複製 拷貝 的拷貝 另一個拷貝 복사본 의복사본 사본 의사본 kopian
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// Words that appear beside them: "of", "another", the ends of ordinals.
    private static let others: Set<String> = Set(
        """
        of von vom van de del della di da do av af fra från z ze của từ של מתוך من από του от od iz
        another st nd rd th e ème a o ª º я autre otra outra andere weitere altra annan inna další másik başka другая інша
        друга 別の 의 번째 chép の 的 第
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
