import Testing

@testable import Text

struct HanVariantsTests {
    @Test(arguments: [
        ("萬", "万"), ("與", "与"), ("氣", "气"), ("気", "气"), ("櫻", "樱"), ("桜", "樱"),
        ("廣", "广"), ("広", "广"), ("驛", "驿"), ("駅", "驿"), ("龍", "龙"), ("竜", "龙"),
        ("惡", "恶"), ("悪", "恶"), ("圓", "圆"), ("円", "圆"), ("國", "国"), ("別", "别"),
        ("臺", "台"), ("發", "发"), ("髮", "发"), ("聲", "声"), ("沢", "泽"), ("戰", "战"),
    ])
    func `folds all forms of a character to the simplified one`(form: String, simplified: String) {
        #expect(folded(form) == simplified)
        #expect(folded(simplified) == simplified)
    }

    @Test(arguments: ["一", "千", "国", "龠", "a", "あ", "가", "\u{9FFF}", "\u{20000}"])
    func `leaves other characters as they are`(text: String) {
        #expect(folded(text) == text)
    }

    @Test func `folds no result further`() {
        for scalar in UInt32(0x4E00)...0x9FFF {
            let once = HanVariants.folded(scalar)
            #expect(HanVariants.folded(once) == once, "\(String(scalar, radix: 16))")
        }
    }

    @Test func `has pairs in ascending order, of Han characters of three bytes`() {
        let scalars = Array("\(HanVariants.table)".unicodeScalars)
        let keys = stride(from: 0, to: scalars.count, by: 2).map { scalars[$0] }

        #expect(scalars.count.isMultiple(of: 2))
        #expect(keys.count > 2_000)
        #expect(scalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) })
        #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 })
        for (index, key) in keys.enumerated() {
            #expect(HanVariants.folded(key.value) == scalars[index * 2 + 1].value)
        }
    }

    private func folded(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.compactMap { Unicode.Scalar(HanVariants.folded($0.value)) }
            )
        )
    }
}
