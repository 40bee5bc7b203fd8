import type { InterfaceLanguage } from '@mboa/contract'

/** For dates, numbers and lists: the interface's language as it is written in Cameroon. */
export function regionalTag(language: InterfaceLanguage): string {
  return `${language}-CM`
}
