import { Trans } from '@lingui/react/macro'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { regionalTag } from '../../i18n/regional-tag.ts'

/** How much speakers have checked (0 to 1), in words where it is nothing. */
export function CheckedShare({ share }: { share: number }) {
  const { language } = useInterfaceLanguage()
  if (share === 0) return <Trans>not yet checked by speakers</Trans>
  // Rounded down: all is checked only when all is.
  const percent = new Intl.NumberFormat(regionalTag(language), { style: 'percent' }).format(
    Math.max(0.01, Math.floor(share * 100) / 100),
  )
  return <Trans>{percent} checked by speakers</Trans>
}
