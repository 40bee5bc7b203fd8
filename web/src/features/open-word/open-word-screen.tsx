import { Trans, useLingui } from '@lingui/react/macro'
import { api, glossLanguages, pagePaths, type OpenWord } from '@mboa/contract'
import { useMemo } from 'react'
import { Link, useLocation } from 'wouter'
import { RecordingButton } from '../../exercises/hearing/recorded.ts'
import { ItemFacts } from '../../exercises/sharing/item-facts.tsx'
import { LearnInvitation } from '../../exercises/sharing/learn-invitation.tsx'
import { glossIn, glossLanguageOf, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { call } from '../../platform/network/api-client.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import { PracticeContext } from '../../platform/practice-store/practice-context.ts'
import { visitorPractice } from '../../platform/practice-store/visitor-practice.ts'
import { useSession } from '../../platform/session/session-context.ts'
import { AuthPage } from '../../ui/auth-page.tsx'
import { EmptyPage } from '../../ui/empty-page.tsx'
import { listMeanings } from '../../ui/list-meanings.ts'
import { LoadFailure } from '../../ui/loaded-part.tsx'
import { LoadingPage } from '../../ui/loading.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { WordPicture } from '../../ui/word-picture.tsx'
import { WordText } from '../../ui/word-text.tsx'

/** `/words/:course/:word`: one word for anybody, as the QR code on a printed card opens it. */
export function OpenWordScreen() {
  const [pathname] = useLocation()
  // Whatever else stands there is no word's, and is asked of nobody.
  const [, course, word] = /^\/[^/]+\/([a-z]{3})\/([a-z0-9-]+)\/?$/.exec(pathname) ?? []
  if (course === undefined || word === undefined) return <NoWord />
  return <AskedWord key={pathname} course={course} word={word} />
}

function AskedWord({ course, word }: { course: string; word: string }) {
  const { t } = useLingui()
  const { state } = useResource(useMemo(() => wordOf(course, word), [course, word]))
  if (state.status === 'loading') return <LoadingPage />
  if (state.status === 'ready') return <OpenWordPage word={state.value} />
  const { code } = state.failure
  if (code === 'not-found') return <NoWord />
  return (
    <AuthPage title={t`A word`}>
      <LoadFailure isOffline={code === 'network-error'} retry={state.retry} />
    </AuthPage>
  )
}

/** Asked of the server, and kept nowhere. */
const wordOf = (course: string, word: string): Source<OpenWord> => ({
  during: 'opening a word',
  ask: (signal) => call(api.readOpenWord, { params: { course, word }, signal }),
})

function OpenWordPage({ word: { course, kind, item, recording } }: { word: OpenWord }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const [otherLanguage = 'en'] = glossLanguages.filter((code) => code !== glossLanguageOf(language))
  const name = glossIn(course.name, language)
  const isLearner = useSession().user?.role === 'learner'
  const credits =
    recording && `${recording.voice.name ?? t`An unnamed speaker`} (${recording.licence})`
  return (
    <AuthPage
      title={item.text}
      heading={
        <WordText lang={course.htmlLang} size="large">
          {item.text}
        </WordText>
      }
    >
      <div className="stack">
        <p className="soft">
          <bdi>{name}</bdi> · {glossIn(course.region, language)}
        </p>
        {recording !== null && (
          <PracticeContext value={visitorPractice}>
            <RecordingButton
              course={course.course}
              recordings={[recording]}
              startsAlone={false}
              fallback={null}
            />
          </PracticeContext>
        )}
        {item.picture !== undefined && <WordPicture picture={item.picture} />}
        <p>
          <b>{listMeanings(glossIn(item.gloss, language))}</b>
        </p>
        <p className="soft" lang={otherLanguage}>
          {listMeanings(item.gloss[otherLanguage])}
        </p>
        {item.note !== undefined && <p>{glossIn(item.note, language)}</p>}
        <ItemFacts item={item} course={course} />
        {recording !== null && (
          <p className="small soft">
            <Trans>Spoken by: {credits}</Trans>
          </p>
        )}
        {isLearner ? (
          <Link to={`${pagePaths.learnerSearch}/${item.id}`} className="button main wide">
            {kind === 'word' ? (
              <Trans>Practise this word</Trans>
            ) : (
              <Trans>Practise this sentence</Trans>
            )}
          </Link>
        ) : (
          <LearnInvitation course={course.course} />
        )}
      </div>
    </AuthPage>
  )
}

/** What the address names is in no course, or not for everybody. */
function NoWord() {
  const { t } = useLingui()
  return (
    <main>
      <EmptyPage heading={<PageHeading title={t`This word isn’t here`} />} hasMissingSign>
        <p>
          <Trans>
            It may have been removed from the course, or it’s only for learners with an account.
          </Trans>
        </p>
        <Link to={pagePaths.start} className="button main wide">
          <Trans>Go to Home</Trans>
        </Link>
      </EmptyPage>
    </main>
  )
}
