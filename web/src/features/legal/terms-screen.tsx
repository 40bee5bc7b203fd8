import './terms.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { interfaceLanguages, pagePaths, type InterfaceLanguage } from '@mboa/contract'
import { Suspense, type ComponentType } from 'react'
import { Link } from 'wouter'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { AuthPage } from '../../ui/auth-page.tsx'
import { lazyPage, type LazyPage } from '../../ui/lazy-page.ts'
import { Loading } from '../../ui/loading.tsx'

type TermsModule = Promise<{ Terms: ComponentType }>

/** Long texts, read rarely: each language is a chunk of its own, not among the messages. */
const texts = Object.fromEntries(
  interfaceLanguages.map((language) => [
    language,
    lazyPage(async () => (await (import(`./terms.${language}.tsx`) as TermsModule)).Terms),
  ]),
) as Record<InterfaceLanguage, LazyPage>

/** /terms-of-use: the terms and the privacy notice. */
export function TermsScreen() {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { Page: Terms } = texts[language]
  return (
    <AuthPage title={t`Terms & Conditions`}>
      <Suspense fallback={<Loading />}>
        <div className="terms">
          <Terms />
        </div>
      </Suspense>
      <Link to={pagePaths.start} className="button second wide">
        <Trans>Go to Home</Trans>
      </Link>
    </AuthPage>
  )
}
