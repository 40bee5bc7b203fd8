import type { InterfaceLanguage } from '@mboa/contract'
import type { DataChoices } from '../network/data-saver.ts'
import { recall, remember } from './worker-memory.ts'

const languageAddress = '/kept-language'
const dataAddress = '/kept-data-choices'

export const keepLanguage = (language: InterfaceLanguage) => remember(languageAddress, language)

/** The language of the interface as the page told it last; else the browser's. */
export async function readLanguage(): Promise<InterfaceLanguage> {
  const language = (await recall(languageAddress)) ?? navigator.language
  return language.startsWith('fr') ? 'fr' : 'en'
}

export const keepDataChoices = (choices: Partial<DataChoices>) =>
  remember(dataAddress, JSON.stringify(choices))

/** What was chosen on this device, as the page told it last. */
export async function readKeptDataChoices(): Promise<Partial<DataChoices>> {
  const kept = await recall(dataAddress)
  return kept === undefined ? {} : (JSON.parse(kept) as Partial<DataChoices>)
}
