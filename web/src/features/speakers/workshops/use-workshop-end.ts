import { regionalTag, useInterfaceLanguage } from '../../../i18n/interface-language.ts'

/** Until when a workshop is open, in the language of the screen. */
export function useWorkshopEnd(endsAt: number): string {
  const { language } = useInterfaceLanguage()
  const format = { dateStyle: 'long', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(regionalTag(language), format).format(endsAt)
}
