/// Words that people use for each other when they describe a movie.
///
/// A closed table of our own, not a thesaurus. A search looks for all words with the same stem, so
/// one form of a word is enough, but for irregular ones.
enum RelatedWords {
    /// The words of the groups that have a word.
    ///
    /// Scans the bytes of the table: to make words of all of them takes longer than a search.
    static func words(for word: String) -> [String] {
        let word = Array(word.utf8)
        guard let first = word.first else { return [] }
        let (space, semicolon) = (UInt8(ascii: " "), UInt8(ascii: ";"))
        var table = table
        return table.withUTF8 { bytes in
            var words: [String] = []
            for start in bytes.indices where bytes[start] == first {
                let end = start + word.count
                guard start == 0 || bytes[start - 1] == space,
                    bytes[start...].starts(with: word),
                    end == bytes.count || bytes[end] == space || bytes[end] == semicolon
                else { continue }
                let groupStart = bytes[..<start].lastIndex(of: semicolon).map { $0 + 1 } ?? 0
                let group = bytes[groupStart...].prefix { $0 != semicolon }
                for other in String(decoding: group, as: UTF8.self).split(separator: " ")
                where !other.utf8.elementsEqual(word) {
                    words.append(String(other))
                }
            }
            return words
        }
    }

    private static let table = """
        guy man men fellow dude gentleman; woman women lady; kid kids child children boy girl; \
        kid son boy; girl daughter; dad father daddy; mom mother mum mommy; grandma grandmother; \
        grandpa grandfather; brother sibling; sister sibling; husband wife spouse married; \
        teen teenager teens adolescent; baby infant newborn babies; \
        birth born infertility fertility; old elderly aging; guy loser; \
        cop cops police policeman officer detective; detective investigator sleuth; \
        crook criminal thief robber burglar; thief thieves theft steal stolen stealing; \
        heist robbery rob robber; burglar burglary thieves; mob mafia mobster gangster; \
        killer murderer murder assassin; kill murder death; kills killed murdered; \
        assassin hitman hit; fraud con swindler scam; jail prison inmate convict; \
        escape break flee; kidnap abduct abduction hostage; lawyer attorney; \
        court courtroom trial; soldier army troops military; war wartime battlefield; \
        wwii ww2 nazi; nazi hitler nazis; spy espionage agent; president presidential; \
        doctor physician surgeon; hospital asylum; nurse hospital; crazy insane mental; \
        teacher professor tutor; pupil student; school college university campus; \
        journalist reporter; newspaper journalist; writer author novelist; actor actress; \
        singer musician; band musician; drum drummer; piano pianist; dance dancer ballet; \
        painter artist painting; photographer photograph camera; neighbor neighbour; color colour; \
        boat ship vessel lifeboat; ship vessel; ocean sea; shipwreck castaway; \
        deserted desert uninhabited; stranded castaway; beach seaside shore; \
        plane airplane aircraft; crash wreck; pilot flying; train railway; bus coach; \
        car driver automobile; taxi cab cabbie; bike motorcycle bicycle; truck lorry trucker; \
        movie film filmmaker; spaceship spacecraft starship; space astronaut; \
        alien extraterrestrial; robot android cyborg; ai artificial; clone cloned cloning; \
        computer hacker; website internet; dinosaur dinosaurs; wolf wolves; rabbit bunny; \
        mouse mice; dog puppy; cat kitten; ape gorilla monkey; bug insect; snake serpent; \
        shark jaws; ghost spirit haunted haunting; haunted haunting; \
        possessed possession exorcism; exorcist exorcism; devil satan demon; \
        witch sorceress witchcraft; wizard sorcerer; magician illusionist magic; \
        rival rivalry contest feud; vampire dracula; zombie undead; cannibal cannibalism; \
        doll dolls puppet; clown clowns; amnesia memory; forget amnesia; dream dreams nightmare; \
        loop repeat; rich wealthy millionaire; poor poverty; money cash; wedding marry bride; \
        divorced divorce; pregnant pregnancy; lover affair; cheat infidelity affair; love romance; \
        gay lesbian lgbt; xmas christmas santa; holiday vacation; soccer football; boxer boxing; \
        wrestling wrestler; climber climbing mountaineer; hiker hiking; \
        swordsman swordsmen samurai; bandit outlaw; cowboy gunslinger; indian native; \
        king queen royal; slave slavery; jew jewish; priest church; nun convent; \
        house home mansion; castle palace; hotel motel inn; restaurant chef; cook chef cooking; \
        food cooking; drunk alcoholic alcoholism; drug drugs heroin addiction; addict addiction; \
        cancer illness terminal; sick illness disease; virus epidemic pandemic outbreak; \
        apocalypse apocalyptic; fake false forged; fakes faked staged; \
        disappear disappearance vanish missing; missing vanished; arm hand amputation; \
        deaf deafness; blind blindness; talk speak silence; sound noise; \
        jewel jewelry jewellery diamond; volcano eruption; earthquake disaster; flood tsunami; \
        biopic biography; biopics biography; halfling hobbit; superhero superheroes; \
        suburb suburban suburbia; fight fighting; revenge vengeance avenge; racing race; \
        game gaming; toy toys; bunker underground; island isle
        """
}
