import type { Environment } from './config.ts'

/** Reads variables one by one and remembers everything that is wrong with them. */
export class Variables {
  readonly #environment: Environment
  readonly problems: string[] = []

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /** An empty variable counts as unset: that is what `NAME= command` and compose files mean. */
  text(name: string): string | undefined {
    const value = this.#environment[name]?.trim()
    return value === undefined || value === '' ? undefined : value
  }

  wrong(name: string, reason: string): void {
    this.problems.push(`${name}: ${reason}`)
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const found = choices.find((choice) => choice === value)
    if (found === undefined) this.wrong(name, `"${value}" is none of ${choices.join(', ')}.`)
    return found
  }

  /** An address of one of the protocols (`https:`), or undefined with the problem noted. */
  url(name: string, protocols: readonly string[]): URL | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const expected = protocols.map((protocol) => `${protocol}//…`).join(' or ')
    // The value is not repeated: it may hold a password.
    const url = URL.parse(value) ?? undefined
    if (url !== undefined && protocols.includes(url.protocol)) return url
    this.wrong(name, `must be an address like ${expected}.`)
    return undefined
  }

  /** A whole number of this range, or undefined with the problem noted. */
  count(name: string, [least, most]: readonly [number, number]): number | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const count = Number(value)
    if (/^\d+$/.test(value) && count >= least && count <= most) return count
    this.wrong(name, `"${value}" is not a whole number from ${least} to ${most}.`)
    return undefined
  }

  port(name: string): number | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const port = Number(value)
    if (/^\d+$/.test(value) && port <= 65_535) return port
    this.wrong(name, `"${value}" is not a port (0 to 65535).`)
    return undefined
  }
}
