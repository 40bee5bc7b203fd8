import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings'

/**
 * An option that must be passed. Unlike a mandatory option of commander, it is checked after
 * unknown options, so that a misspelt one gets a suggestion, and not for subcommands.
 */
export class RequiredOption<Flags extends string> extends Option<
  Flags,
  undefined,
  undefined,
  undefined,
  true
> {
  constructor(flags: Flags, description: string) {
    super(flags, `${description} (required)`)
  }
}

/** Ends the command with a usage error if a required option is missing. */
export function checkRequiredOptions(command: CommandUnknownOpts): void {
  const missing = command.options.find(
    (option) =>
      option instanceof RequiredOption &&
      command.getOptionValue(option.attributeName()) === undefined,
  )
  if (missing !== undefined) command.error(`error: required option '${missing.flags}' is missing`)
}
