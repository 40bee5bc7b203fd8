import { regionalTag, useInterfaceLanguage } from './interface-language.ts'

/**
 * Writes numbers inside texts as the interface's language does; in `#` of plural forms Lingui does
 * so itself.
 *
 * @example useFormatNumber()(3803) // '3,803'
 */
export function useFormatNumber(): (value: number) => string {
  const { language } = useInterfaceLanguage()
  const numbers = new Intl.NumberFormat(regionalTag(language))
  return (value) => numbers.format(value)
}
