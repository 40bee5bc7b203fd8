import { i18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { renderAppPart } from '../testing/render-app-part.tsx'
import { useInterfaceLanguage } from './interface-language.ts'

it('the language chosen last is kept, though the texts of another come after', async () => {
  let change: ReturnType<typeof useInterfaceLanguage>['changeLanguage'] | undefined
  function Choice() {
    change = useInterfaceLanguage().changeLanguage
    return null
  }
  await renderAppPart(<Choice />, {})
  await Promise.all([change?.('fr'), change?.('en')])
  expect([i18n.locale, document.documentElement.lang]).toEqual(['en', 'en'])
  expect(document.cookie).toContain('mboa_language=en')
})
