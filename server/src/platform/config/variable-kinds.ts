import * as v from 'valibot'
import { isLoopbackHost, parseNetworks } from './networks.ts'

/**
 * Describes a variable that may be unset.
 * @param fallback what the server does without it, for the documents
 */
export function optional<Output>(
  kind: v.GenericSchema<string, Output>,
  meaning: string,
  fallback = '–',
) {
  return v.pipe(v.optional(kind), v.description(meaning), v.metadata({ fallback }))
}

/** Describes a variable that has a value also when it is unset. */
export function defaulted<Output>(
  value: string,
  kind: v.GenericSchema<string, Output>,
  meaning: string,
) {
  const fallback = `\`${value}\``
  return v.pipe(v.optional(kind, value), v.description(meaning), v.metadata({ fallback }))
}

export function choice<const Choice extends string>(...choices: readonly Choice[]) {
  return v.picklist(choices, ({ input }) => `"${String(input)}" is none of ${choices.join(', ')}.`)
}

export function onOff() {
  return v.pipe(
    choice('on', 'off'),
    v.transform((chosen) => chosen === 'on'),
  )
}

export function matching(pattern: RegExp, problem: string) {
  return v.pipe(
    v.string(),
    v.regex(pattern, ({ input }) => `"${input}" ${problem}`),
  )
}

function wholeNumber(min: number, max: number, problem: string) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max,
      ({ input }) => `"${input}" ${problem}`,
    ),
    v.transform(Number),
  )
}

export function count(min: number, max: number) {
  return wholeNumber(min, max, `is not a whole number from ${min} to ${max}.`)
}

export function port() {
  return wholeNumber(0, 65_535, 'is not a port (0 to 65535).')
}

/** An address of one of the protocols (`https:`). No problem repeats it: it may hold a password. */
export function url(...protocols: readonly string[]) {
  const expected = protocols.map((protocol) => `${protocol}//…`).join(' or ')
  return v.pipe(
    v.string(),
    v.rawTransform<string, URL>(({ dataset, addIssue, NEVER }) => {
      const parsed = URL.parse(dataset.value)
      if (parsed !== null && protocols.includes(parsed.protocol)) return parsed
      addIssue({ message: `must be an address like ${expected}.` })
      return NEVER
    }),
  )
}

export function secureUrl() {
  return v.pipe(
    url('https:', 'http:'),
    v.check(
      ({ protocol, hostname }) => protocol === 'https:' || isLoopbackHost(hostname),
      'must be https:// unless it is this machine itself.',
    ),
  )
}

export function networks() {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue }) => {
      const { networks: parsed, unreadable } = parseNetworks(dataset.value)
      for (const entry of unreadable) {
        addIssue({ message: `"${entry}" is not an address or a range like 10.0.0.0/8.` })
      }
      return parsed
    }),
  )
}
