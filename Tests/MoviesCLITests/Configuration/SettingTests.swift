import CommandLineKit
import Terminal
import Testing

@testable import MoviesCLI

/// What follows from the declaration of each setting.
struct SettingTests {
    @Test(arguments: Setting.allCases)
    func `has a valid default, or none`(setting: Setting) {
        let declaration = setting.declaration
        guard let standard = declaration.standard else { return }

        #expect(declaration.type.json(standard) != nil)
        #expect(declaration.type.valid?.accepts(standard) ?? true)
        #expect(sources([:]).text(of: setting) == standard)
    }

    @Test(arguments: Setting.allCases)
    func `has an option that another command than config takes`(setting: Setting) {
        guard let option = setting.declaration.option?.option else { return }
        let root = CommandTable.program.root
        let specs = [root] + root.subcommands.filter { $0.name != "config" }.map(\.spec)
        let options = specs.flatMap { [$0] + $0.subcommands.map(\.spec) }.flatMap(\.options)

        #expect((options + OptionSpec.common).contains { $0.option == option })
    }

    @Test(arguments: Setting.allCases)
    func `has an option that config takes, to show what it would change`(setting: Setting) {
        guard let option = setting.declaration.option?.option else { return }
        let options = ConfigCommand.spec.options + OptionSpec.common

        #expect(options.count { $0.option == option } == 1)
    }

    @Test(arguments: Setting.allCases)
    func `has the same choices in the file as in its option`(setting: Setting) {
        guard let value = setting.declaration.option?.value else { return }

        #expect(setting.declaration.type.valid?.completes == value.completes)
    }

    @Test(arguments: Setting.allCases)
    func `is in the manual with its variables`(setting: Setting) {
        let names = ProgramReference.movieVariables.map(\.name)

        for variable in setting.declaration.variables.documentation {
            #expect(names.count { $0 == variable.name } == 1)
        }
    }

    @Test(arguments: [Setting.accessToken, .apiKey, .apiURL, .imageURL, .imdbURL, .browser, .pager])
    func `has the text of its variable`(setting: Setting) throws {
        let name = try #require(setting.declaration.variables.documentation.first).name

        let value = sources([name: "text"]).value(of: setting)

        #expect(value?.text == "text")
        #expect(value?.origin == .environment(name))
    }

    @Test(arguments: [Setting.includeAdult, .history, .images, .mouse])
    func `is the opposite of its default with its flag`(setting: Setting) throws {
        let option = try #require(setting.declaration.option).option
        var options = OptionValues()
        options.set(option, to: "")

        let value = sources([:], options).value(of: setting)

        #expect(value?.text == (setting.declaration.standard == "true" ? "false" : "true"))
        #expect(value?.origin == .option(option))
    }

    @Test func `names the variables with a secret`() {
        #expect(Setting.secretVariables == ["TMDB_ACCESS_TOKEN", "TMDB_API_KEY"])
        let secrets = Setting.allCases.map(\.declaration).filter(\.type.isSecret)
        #expect(secrets.flatMap(\.variables.documentation).map(\.name) == Setting.secretVariables)
    }

    private func sources(
        _ variables: [String: String],
        _ options: OptionValues = OptionValues()
    ) -> SettingSources {
        SettingSources(
            options: options,
            environment: Environment(variables),
            file: ConfigurationFile()
        )
    }
}
