extension RelatedWords {
    /// Groups of words with a semicolon between them: about 800 pairs.
    static let table = """
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
        painter artist painting; photographer photograph camera; neighbor neighbour; \
        color colour; boat ship vessel lifeboat; ship vessel; ocean sea; shipwreck castaway; \
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
        divorced divorce; pregnant pregnancy; lover affair; cheat infidelity affair; \
        love romance; gay lesbian lgbt; xmas christmas santa; holiday vacation; soccer football; \
        boxer boxing; wrestling wrestler; climber climbing mountaineer; hiker hiking; \
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
        game gaming; toy toys; bunker underground; island isle; stuck trapped stranded; \
        woods forest; basement cellar; croc crocodile alligator gator; chopper helicopter; \
        spies spy espionage; nerd geek nerdy; spoof parody; forged forgery counterfeit; \
        paralyzed paralysed quadriplegic paraplegic wheelchair; fireman firemen firefighter; \
        ballerina ballet dancer; hubby husband; stepmom stepmother; stepdad stepfather; \
        granny grandmother grandma; granddad grandad grandfather grandpa; \
        marriage marry married marries; psychiatrist psychologist therapist; therapist therapy; \
        lonely loneliness loner; grieving grief mourning; betray betrayal traitor; \
        survivor survival survive; gory gore bloody; doppelganger lookalike; \
        imposter impostor impersonator; pretend pretends fake; gun pistol revolver; \
        shootout gunfight; sharpshooter sniper marksman; explode explosion bomb blast; \
        nuke nuclear atomic; monster creature beast; ufo alien saucer; bots droid robot; \
        rocket spaceship spacecraft; cosmonaut astronaut; asteroid meteor comet meteorite; \
        dystopia dystopian; reboot remake; plane jet airliner; aeroplane airplane plane; \
        sub submarine; loot treasure; marooned stranded castaway; nutty mad insane crazy; \
        madman insane lunatic; psychopath sociopath psycho maniac; stalker stalking stalk; \
        cult sect cultist; doomsday apocalypse armageddon; plague epidemic virus; \
        covid pandemic coronavirus; paranormal supernatural; phantom ghost poltergeist; \
        werewolf werewolves lycan; bigfoot sasquatch yeti; clairvoyant psychic telepathy; \
        elf elves; dwarf dwarves; fairies fairy pixie; knife knives dagger; wife wives; \
        tooth teeth dentist; bitten bite; chimp chimpanzee monkey ape; mutt dog pooch hound; \
        rat mouse rodent; spider tarantula; squid octopus tentacle; \
        trex tyrannosaurus raptor velociraptor dinosaur; piglet pig hog; lift elevator; \
        flat apartment; cabin cottage hut shack; manor mansion estate; pub bar tavern saloon; \
        nightclub disco; shop store; bathtub tub; graveyard cemetery; coffin casket; \
        morgue mortuary; corpse cadaver; jungle rainforest; maze labyrinth; \
        farmer farm rancher ranch; miner mining mine; lab laboratory; scientist researcher; \
        fisherman fishermen fishing; sailor navy seaman; diver diving scuba; sank sunk sinking; \
        cruise liner; airship zeppelin blimp; skydive parachute skydiving; surfer surfing; \
        skier skiing ski; skater skating skateboard; runner running marathon; \
        swimmer swimming swim swam; racer racing; brawl fight; footballer football; \
        karate martial; kungfu kung; sensei mentor; rookie recruit trainee; archer archery bow; \
        katana sword; uprising rebellion revolt revolution; tyrant dictator dictatorship; \
        communist communism; racist racism segregation; terrorist terrorism; feminist feminism; \
        genocide massacre slaughter; holocaust auschwitz concentration; \
        invade invasion invaders; besieged siege; occupied occupation; feds fbi; \
        snitch informant informer; infiltrate undercover; bribe bribery corruption; \
        conman grifter con; smuggler smuggling trafficking; kidnapped abducted abduction; \
        captive hostage captivity; pursuit chase; fled fugitive escape; framed wrongful wrongly; \
        stole stolen; beheaded decapitation headless; arsonist arson; lying lie liar; \
        jealous jealousy envy; anger angry rage; guilty guilt remorse; scared fear phobia; \
        greedy greed; ambitious ambition; cheating infidelity adultery unfaithful; \
        fiance fiancee engagement engaged; honeymoon newlywed newlyweds; coworker colleague; \
        bully bullied bullying tormented; headmaster principal; librarian library; \
        maths math mathematics mathematician; weed marijuana cannabis stoner; \
        booze alcohol drinking; cigarette smoking; tumor cancer leukemia; \
        alzheimer alzheimers dementia; hiv aids; autistic autism; stutter stammer; \
        disfigured scarred deformed; fat obese overweight; insomniac insomnia sleepless; \
        coma comatose; carer caregiver caretaker; pensioner retiree elderly; toddler baby child; \
        orphan orphanage; unemployed unemployment jobless; homeless hobo tramp; \
        tycoon billionaire magnate; ceo executive businessman; janitor cleaner; mailman postman; \
        maid servant housekeeper; babysit babysitter nanny; \
        pastor preacher priest reverend vicar; monk monastery abbey; \
        heaven afterlife limbo purgatory; archeologist archaeologist archaeology; vhs videotape; \
        tv television; telephone phone cellphone; videogame gamer game; vr virtual; \
        mutant mutation; futuristic future; multiverse parallel; giant gigantic huge; \
        tiny miniature shrunk shrink; invent inventor invention; \
        starving starvation hunger famine; accident crash; infected zombie; twister tornado; \
        blizzard snowstorm; freeze frozen freezing; burger hamburger; garbage trash rubbish; \
        suitcase briefcase luggage; diary journal; guitarist guitar; violinist violin; \
        rapper rap; sing song singer sang; screenplay script screenwriter; theatre theater; \
        armour armor; moustache mustache; neighborhood neighbourhood; nyc york; \
        countryside rural; pal buddy friend; mexico mexican; ireland irish; rome roman; \
        greece greek; egypt egyptian pharaoh; africa african; muslim islam islamic
        """
}
