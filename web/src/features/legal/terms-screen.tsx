import './terms.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type InterfaceLanguage } from '@mboa/contract'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { AuthPage } from '../../ui/auth-page.tsx'
import { lazyPage, type LazyPage } from '../../ui/lazy-page.ts'
import { Loading } from '../../ui/loading.tsx'

/** Long texts, read rarely: each language is a chunk of its own, not among the messages. */
const texts: Record<InterfaceLanguage, LazyPage> = {
  en: lazyPage(async () => (await import('./terms-in-english.tsx')).TermsInEnglish),
  fr: lazyPage(async () => (await import('./terms-in-french.tsx')).TermsInFrench),
}

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
