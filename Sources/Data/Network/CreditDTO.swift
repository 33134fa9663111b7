/// What one person has to do with a film, before the camera or behind it.
struct CreditDTO: Decodable {
    let name: String
    let character: String?
    let job: String?
    let department: String?

    /// The leading part is 0.
    let order: Int?

    private enum CodingKeys: CodingKey {
        case name, character, job, department, order
    }

    /// Fails without a name.
    init(from decoder: any Decoder) throws {
        name = try NamedEntityDTO(from: decoder).name
        let container = try decoder.container(keyedBy: CodingKeys.self)
        character = container.lenientString(.character)
        job = container.lenientString(.job)
        department = container.lenientString(.department)
        order = container.lenientInt(.order)
    }
}
