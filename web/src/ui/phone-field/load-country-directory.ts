import type * as directoryModule from './country-directory.ts'

type CountryDirectory = typeof directoryModule

let directory: Promise<CountryDirectory> | undefined

/** The countries with their rules: a chunk of its own, which the form does not wait for. */
export function loadCountryDirectory(): Promise<CountryDirectory> {
  directory ??= import('./country-directory.ts').catch((error: unknown) => {
    directory = undefined
    throw error
  })
  return directory
}
