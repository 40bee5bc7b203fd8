import { pagePaths, type Role } from '@mboa/contract'
import { Redirect } from 'wouter'
import type * as AuthPages from '../features/auth/auth-pages.ts'
import { useSignedInUser } from '../platform/session/session-context.ts'
import { lazyChunk, lazyPage, pageOfStart, type LazyPage, type PageProps } from '../ui/lazy-page.ts'
import { Area } from './area.tsx'
import { pages } from './pages.tsx'

/**
 * The pages of Mboa, all of them: what opens at an address, for whom, and in which frame. Guards,
 * prefetching and prerendering read this table.
 */
export interface PageRoute {
  /** As the router writes patterns: `:name` is one step of the address, `*` whatever follows. */
  path: string
  /** Opens where the address's query has one of these as well. */
  queries?: readonly string[]
  /** Whom it is for; `guards.tsx` leads everybody else elsewhere. */
  access: 'anyone' | 'signed-out' | 'signed-in' | Role
  /** Where somebody of the other role is led, if not to their own home. */
  otherwise?: string
  /**
   * It stands in the dashboard, which `on-wide` gives the whole screen to it where that is narrow;
   * else it has the screen for itself.
   */
  isFramed?: true | 'on-wide'
  /** What it reads from, if not what all pages of its reader's role do. */
  store?: LazyPage
  page: LazyPage
}

/** What the pages of a role stand on; it stays while the page changes. */
export const storeOf: Record<Role, LazyPage> = {
  learner: lazyPage(async () => {
    const { PracticeProvider } = await import('../platform/practice-store/practice-provider.tsx')
    return function LearnerStore({ children }: PageProps) {
      const { id } = useSignedInUser()
      return (
        <PracticeProvider key={id} userId={id}>
          {children}
        </PracticeProvider>
      )
    }
  }),
  recorder: lazyPage(async () => (await import('./recorder-stores.tsx')).RecorderStore),
}

/** For who recorded and does so no more. */
const ownTakes = lazyPage(async () => (await import('./recorder-stores.tsx')).OwnTakes)

/** The frame of every signed-in page but the studio. */
export const dashboard = lazyPage(
  async () => (await import('./layouts/dashboard-layout.tsx')).DashboardLayout,
)

/** The style of the sign-in world: documents that have a page prerendered have it already. */
async function withSignInStyle<Code>(code: Promise<Code>): Promise<Code> {
  const isShell = 'document' in globalThis && !document.querySelector('#root[data-page]')
  await (isShell && import('./sign-in.css'))
  return code
}

/** Apart from the start, which signed-in people load as well. */
const login = lazyPage(
  async () =>
    (await withSignInStyle(import('../features/auth/login/login-screen.tsx'))).LoginScreen,
)

/** Everything of the sign-in world but login. */
const authPages = lazyChunk(() => withSignInStyle(import('../features/auth/auth-pages.ts')))
const auth = (name: keyof typeof AuthPages) => authPages.page((pages) => pages[name])

/** What there is to record: only recorders load it. */
const lists = lazyChunk(() => import('../features/studio/lists/list-pages.ts'))

/** The courses on the home page of somebody who has not chosen a language. */
const firstCourse = lazyPage(
  async () => (await import('../features/courses/first-course.tsx')).FirstCourse,
)
const learnerHome = lazyPage(async () => {
  const { LearnerHome } = await import('../features/dashboard/learner-home.tsx')
  return () => (
    <LearnerHome
      firstCourse={<Area of={firstCourse} isFramed />}
      questions={<Area of={pages.questions} isFramed />}
    />
  )
})

const toRecord = lists.page(({ GoOnRecording }) => GoOnRecording)
const soFar = lists.page(({ RecordedSoFar }) => RecordedSoFar)
const recorderHome = lazyPage(async () => {
  const { RecorderHome } = await import('../features/dashboard/recorder-home.tsx')
  return () => (
    <RecorderHome toRecord={<Area of={toRecord} isFramed />} soFar={<Area of={soFar} isFramed />} />
  )
})

const notFound = lazyPage(async () => (await import('./not-found-page.tsx')).NotFoundPage)

/** Each stands in a document of its own, and shows before any code is there. */
export const prerenderedRoutes: readonly PageRoute[] = [
  { path: pagePaths.login, access: 'signed-out', page: login },
  { path: pagePaths.signUp, access: 'signed-out', page: auth('SignUpScreen') },
  { path: pagePaths.googleFirstLogin, access: 'signed-out', page: auth('GoogleFirstLoginScreen') },
  { path: pagePaths.signUpSuccess, access: 'anyone', page: auth('SignUpSuccessScreen') },
  { path: pagePaths.forgotPassword, access: 'anyone', page: auth('ForgotPasswordScreen') },
  { path: pagePaths.emailVerified, access: 'anyone', page: auth('EmailVerifiedScreen') },
  { path: pagePaths.linkExpired, access: 'anyone', page: auth('LinkExpiredScreen') },
  { path: pagePaths.invalidLink, access: 'anyone', page: auth('InvalidLinkScreen') },
  { path: pagePaths.emailSent, access: 'anyone', page: auth('EmailSentScreen') },
  { path: pagePaths.sessionExpired, access: 'anyone', page: auth('SessionExpiredScreen') },
]

const publicRoutes: readonly PageRoute[] = [
  {
    path: pagePaths.start,
    access: 'anyone',
    page: pageOfStart(() => <Redirect to={pagePaths.login} replace />),
  },
  { path: pagePaths.resetPassword, access: 'anyone', page: auth('ResetPasswordScreen') },
  { path: pagePaths.challenge, access: 'anyone', page: pages.challenge },
  { path: `${pagePaths.challenge}/*`, access: 'anyone', page: pages.challenge },
  { path: pagePaths.openWord, access: 'anyone', page: pages.openWord },
  { path: `${pagePaths.openWord}/*`, access: 'anyone', page: pages.openWord },
  { path: pagePaths.speakerCode, access: 'anyone', page: pages.speakerCode },
  {
    path: pagePaths.termsOfUse,
    access: 'anyone',
    page: lazyPage(
      async () => (await withSignInStyle(import('../features/legal/terms-screen.tsx'))).TermsScreen,
    ),
  },
]

const learnerRoutes: readonly PageRoute[] = [
  { path: pagePaths.learnerHome, access: 'learner', isFramed: true, page: learnerHome },
  {
    path: `${pagePaths.learnerCourses}/:course?`,
    access: 'learner',
    isFramed: true,
    page: pages.courses,
  },
  {
    path: pagePaths.learnerWords,
    queries: ['practise', 'words'],
    access: 'learner',
    isFramed: 'on-wide',
    page: lazyPage(
      async () => (await import('../features/words/word-practise-screen.tsx')).WordPractiseScreen,
    ),
  },
  {
    path: pagePaths.learnerWords,
    queries: ['listen'],
    access: 'learner',
    isFramed: true,
    page: pages.listening,
  },
  {
    path: pagePaths.learnerWords,
    access: 'learner',
    isFramed: true,
    page: pages.wordHub,
  },
  {
    path: pagePaths.learnerTones,
    access: 'learner',
    isFramed: 'on-wide',
    page: pages.tones,
  },
  {
    path: pagePaths.learnerSentences,
    queries: ['practise', 'sentences'],
    access: 'learner',
    isFramed: 'on-wide',
    page: pages.sentences,
  },
  {
    path: pagePaths.learnerSentences,
    access: 'learner',
    isFramed: true,
    page: pages.sentenceHub,
  },
  {
    path: pagePaths.learnerLessons,
    access: 'learner',
    isFramed: true,
    page: pages.lessons,
  },
  {
    path: `${pagePaths.learnerLessons}/:lesson`,
    access: 'learner',
    isFramed: 'on-wide',
    page: pages.lesson,
  },
  {
    path: `${pagePaths.learnerLessons}/missions/:mission`,
    access: 'learner',
    isFramed: 'on-wide',
    page: pages.mission,
  },
  {
    path: `${pagePaths.learnerLessons}/units/:unit`,
    access: 'learner',
    isFramed: true,
    page: pages.unit,
  },
  {
    path: pagePaths.learnerProgress,
    access: 'learner',
    isFramed: true,
    page: pages.progress,
  },
  {
    path: `${pagePaths.learnerSearch}/:item?`,
    access: 'learner',
    isFramed: true,
    page: pages.search,
  },
  { path: pagePaths.learnerProfile, access: 'learner', isFramed: true, page: pages.profile },
  { path: `${pagePaths.learnerHome}/*`, access: 'learner', page: notFound },
]

const recorderRoutes: readonly PageRoute[] = [
  { path: pagePaths.recorderHome, access: 'recorder', isFramed: true, page: recorderHome },
  {
    path: pagePaths.recorderRecordings,
    access: 'recorder',
    isFramed: true,
    page: pages.recordings,
  },
  { path: pagePaths.recorderWords, queries: ['record'], access: 'recorder', page: pages.studio },
  {
    path: pagePaths.recorderWords,
    access: 'recorder',
    isFramed: true,
    page: lists.page(({ ChooseListScreen }) => () => <ChooseListScreen kind="word" />),
  },
  {
    path: pagePaths.recorderSentences,
    queries: ['record'],
    access: 'recorder',
    page: pages.studio,
  },
  {
    path: pagePaths.recorderSentences,
    access: 'recorder',
    isFramed: true,
    page: lists.page(({ ChooseListScreen }) => () => <ChooseListScreen kind="sentence" />),
  },
  {
    path: pagePaths.recorderConsent,
    access: 'recorder',
    page: pages.consent,
  },
  {
    path: pagePaths.languageDesk,
    access: 'recorder',
    isFramed: true,
    page: pages.languageDesk,
  },
  {
    path: pagePaths.recorderSpeakers,
    access: 'recorder',
    isFramed: true,
    page: pages.speakers,
  },
  { path: pagePaths.recorderProfile, access: 'recorder', isFramed: true, page: pages.profile },
  { path: `${pagePaths.recorderHome}/*`, access: 'recorder', page: notFound },
]

const profileRoutes: readonly PageRoute[] = [
  {
    path: `${pagePaths.print}/:course?`,
    access: 'signed-in',
    isFramed: true,
    page: pages.print,
  },
  { path: pagePaths.invitation, access: 'signed-in', page: pages.invitation },
  { path: pagePaths.profile, access: 'signed-in', isFramed: true, page: pages.profile },
  {
    path: pagePaths.ownRecordings,
    access: 'learner',
    otherwise: pagePaths.recorderRecordings,
    isFramed: true,
    store: ownTakes,
    page: pages.ownRecordings,
  },
  { path: `${pagePaths.profile}/*`, access: 'signed-in', page: notFound },
]

/** For every address that no other route has. */
export const unknownRoute: PageRoute = { path: '*', access: 'anyone', page: notFound }

/** The first that an address has is the one that opens. */
export const routes: readonly PageRoute[] = [
  ...prerenderedRoutes,
  ...publicRoutes,
  ...learnerRoutes,
  ...recorderRoutes,
  ...profileRoutes,
]
