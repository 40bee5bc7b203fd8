import { api, addressOf, pagePaths, type Challenge } from '@mboa/contract'
import { encodeChallenge } from '@mboa/domain'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import { answerByKeys } from '../../testing/answer-exercise.ts'
import { aRecording } from '../../testing/recordings.ts'
import { currentAddress, renderAppPart } from '../../testing/render-app-part.tsx'
import { sungWord } from '../../testing/sung-word.ts'
import { refuse, stubNetwork, succeed } from '../../testing/stub-network.ts'
import { testCourse, testUnit } from '../../testing/test-course.ts'
import { aUser } from '../../testing/users.ts'
import { wantedCourse } from '../../platform/wanted-course.ts'
import { ChallengeScreen } from './challenge-screen.tsx'

const { words } = testUnit
const code = encodeChallenge(
  'ewo',
  words.map(({ id }) => id),
)
const path = `${pagePaths.challenge}/ewo/${code}`
const address = addressOf(api.readChallenge, { params: { course: 'ewo', code } })
const known = words.map(({ text, gloss }) => ({ text, meaning: gloss.en[0] ?? '' }))

const challenge: Challenge = { course: testCourse, words, gone: 0, beside: [], recordings: [] }
const openAddress = (ending: string) => `/api/open-clips/${'a'.repeat(64)}.${ending}`
const heard: Challenge['recordings'][number] = {
  ...aRecording({ item: 'ewo.tomorrow', voice: { speaker: 's', name: 'Nkukuma', dialect: null } }),
  opus: { address: openAddress('opus'), bytes: 7000 },
  flac: { address: openAddress('flac'), bytes: 90_000 },
  licence: 'CC-BY-4.0',
}

function open(given: Partial<Challenge> = {}, user: ReturnType<typeof aUser> | null = null) {
  const sent = stubNetwork({
    [address]: succeed({ ...challenge, ...given }),
    [openAddress('opus')]: () => new Response(sungWord(() => 200)),
  })
  return renderAppPart(<ChallengeScreen />, { path, user }).then(() => sent)
}
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const link = (name: string | RegExp) => page.getByRole('link', { name })

/** Where a choice is heard first, the same key chooses it then. */
async function answerOne() {
  await answerByKeys(known)
  const again = page.getByText(/^Tap again to choose\.$/)
  await expect.element(button('Next').or(again).first()).toBeVisible()
  if (again.elements().length > 0) await answerByKeys(known)
}

/** Answers so many exercises rightly, by the keyboard alone. */
async function answerRightly(count: number) {
  for (let at = 0; at < count; at++) {
    await expect.element(heading(/mean|say|picture/)).toHaveFocus()
    await answerOne()
    await expect.element(button('Next')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
  }
}

/** Everything that a page can keep on a device. */
async function listKept() {
  return {
    cookies: document.cookie,
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }
}

/** What this browser does with a link, for the rest of the test; `undefined` is an older one. */
function stubNavigator(parts: { share?: unknown; clipboard?: unknown }) {
  for (const name of ['share', 'clipboard'] as const) {
    Object.defineProperty(navigator, name, { configurable: true, value: parts[name] })
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, name)
    })
  }
}

describe('a challenge', () => {
  it('is played to its end by the keyboard, and keeps nothing and sends nothing', async () => {
    const before = await listKept()
    const sent = await open()
    await expect.element(heading('Do you know these 3 Ewondo words?')).toBeVisible()
    await expect.element(page.getByText(/nothing about you is stored/)).toBeVisible()
    await userEvent.click(button('Start'))
    await answerRightly(3)
    await expect.element(heading('You knew 3 out of 3')).toHaveFocus()
    for (const { text, meaning } of known) {
      const row = page.getByRole('listitem').filter({ hasText: text })
      await expect.element(row).toHaveTextContent(`right${text}${meaning}`)
    }
    expect(await listKept()).toEqual(before)
    expect(sent.map((request) => request.path)).toEqual([address])
  })

  it('asks what is not known once, shows it, and counts it', async () => {
    await open()
    await userEvent.click(button('Start'))
    await userEvent.click(button('I don’t know'))
    await expect
      .element(page.getByRole('heading', { level: 2 }))
      .toHaveTextContent('Here’s the answer.')
    await expect.element(page.getByText(/Report a problem/)).not.toBeInTheDocument()
    await userEvent.click(button('Next'))
    await answerRightly(2)
    await expect.element(heading('You knew 2 out of 3')).toBeVisible()
    await expect
      .element(page.getByRole('listitem').first())
      .toHaveTextContent(`not yet${known[0]?.text}${known[0]?.meaning}`)
  })

  it('invites who has no account, and speakers', async () => {
    await open()
    await userEvent.click(button('Start'))
    await answerRightly(3)
    await expect.element(link('Learn this language')).toHaveAttribute('href', pagePaths.signUp)
    await expect.element(link('I have an account')).toHaveAttribute('href', pagePaths.login)
    await expect
      .element(page.getByRole('heading', { name: 'Do you speak this language?' }))
      .toBeVisible()
    onTestFinished(() => wantedCourse.remove())
    expect(wantedCourse.read()).toBeNull()
    await link('Learn this language').click()
    expect(wantedCourse.read()).toBe('ewo')
  })

  it('leads a learner to the course, and a recorder nowhere else', async () => {
    await open({}, aUser())
    await userEvent.click(button('Start'))
    await answerRightly(3)
    const course = `${pagePaths.learnerCourses}/ewo`
    await expect.element(link('Learn this language')).toHaveAttribute('href', course)
    await expect.element(link('I have an account')).not.toBeInTheDocument()
  })

  it('does not invite a recorder to learn', async () => {
    await open({}, aUser({ role: 'recorder' }))
    await userEvent.click(button('Start'))
    await answerRightly(3)
    await expect.element(heading('You knew 3 out of 3')).toBeVisible()
    await expect.element(link('Learn this language')).not.toBeInTheDocument()
  })

  it('is left for the start page', async () => {
    await open()
    await userEvent.click(button('Start'))
    await userEvent.click(button('Leave the session'))
    expect(currentAddress()).toBe(pagePaths.start)
  })

  it('says how many words have gone', async () => {
    await open({ gone: 1 })
    await expect.element(page.getByText(/1 word in this challenge is no longer/)).toBeVisible()
    await expect.element(button('Start')).toBeVisible()
  })

  it('says so where all have gone', async () => {
    await open({ words: [], gone: 3 })
    await expect.element(heading('These words are no longer in the course')).toBeVisible()
    await expect.element(link('Go to Home')).toHaveAttribute('href', pagePaths.start)
  })

  it('is in French where the browser is', async () => {
    await activateLanguage('fr')
    await open({ gone: 2 })
    await expect.element(heading('Éwondo\u00a0: connaissez-vous ces 3 mots\u00a0?')).toBeVisible()
    await expect.element(page.getByText(/2 mots de ce défi ne sont plus/)).toBeVisible()
    await userEvent.click(button('Commencer'))
    await expect.element(heading(/Que|Qu’|image/)).toBeVisible()
  })
})

describe('the link of a challenge', () => {
  it.each([
    ['cut', `${pagePaths.challenge}/ewo/${code.slice(1)}`],
    ['without a code', `${pagePaths.challenge}/ewo`],
    ['bare', pagePaths.challenge],
    ['with markup in it', `${pagePaths.challenge}/ewo/%22%3E%3Cscript%3E`],
    ['with a malformed escape', `${pagePaths.challenge}/ewo/%E0%A4%A`],
  ])('gets a friendly page where it is %s', async (_how, broken) => {
    const asked: string[] = []
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address)
      return Promise.resolve(refuse('not-found')(undefined))
    })
    await renderAppPart(<ChallengeScreen />, { path: broken })
    await expect.element(heading('This challenge can’t be opened')).toBeVisible()
    await expect.element(link('Go to Home')).toBeVisible()
    for (const address of asked) expect(address).toMatch(/^\/api\/challenges\/[^/<>"]*\/[^/<>"]*$/)
  })

  it('is tried again where there was no network', async () => {
    let isThere = false
    stubNetwork({ [address]: () => (isThere ? Response.json(challenge) : 'unreachable') })
    await renderAppPart(<ChallengeScreen />, { path })
    await expect.element(page.getByText(/check your connection/)).toBeVisible()
    isThere = true
    await userEvent.click(button('Try again'))
    await expect.element(heading(/3 Ewondo words/)).toBeVisible()
  })

  it('shows calmly a failure of our own', async () => {
    stubNetwork({ [address]: refuse('internal') })
    await renderAppPart(<ChallengeScreen />, { path })
    await expect.element(page.getByText(/couldn’t be loaded/)).toBeVisible()
  })
})

describe('passing a challenge on', () => {
  async function playAndShare() {
    await open()
    await userEvent.click(button('Start'))
    await answerRightly(3)
    await userEvent.click(button('Challenge someone'))
  }

  it('hands the same link to the device', async () => {
    const shared: ShareData[] = []
    stubNavigator({
      share: (given: ShareData) => {
        shared.push(given)
        return Promise.resolve()
      },
    })
    await playAndShare()
    const title = 'Do you know these Ewondo words?'
    const url = location.origin + path
    await expect.poll(() => shared).toEqual([{ title, text: title, url }])
    await expect.element(page.getByText(/Link copied/)).not.toBeInTheDocument()
  })

  it('copies it where the device shares nothing', async () => {
    const copied: string[] = []
    const writeText = (text: string) => {
      copied.push(text)
      return Promise.resolve()
    }
    stubNavigator({ clipboard: { writeText } })
    await playAndShare()
    await expect.element(page.getByText(/Link copied/)).toBeVisible()
    expect(copied).toEqual([location.origin + path])
  })

  it.each([
    ['there is no clipboard', undefined],
    [
      'the browser refuses it',
      { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    ],
  ])('shows it where %s', async (_why, clipboard) => {
    stubNavigator({ clipboard })
    await playAndShare()
    await expect.element(page.getByText(location.origin + path)).toBeVisible()
  })

  it('leaves it where who shares thinks better of it', async () => {
    let asked = 0
    stubNavigator({
      share: () => {
        asked += 1
        return Promise.reject(new DOMException('', 'AbortError'))
      },
    })
    await playAndShare()
    await expect.poll(() => asked).toBe(1)
    await expect.element(page.getByText(location.origin + path)).not.toBeInTheDocument()
  })
})

describe('the sound of a challenge', () => {
  it('plays from the open address, names its speaker, and keeps no choice of voices', async () => {
    await open({ recordings: [heard] })
    await userEvent.click(button('Start'))
    await answerRightly(2)
    await expect.element(heading(/mean|say/)).toBeVisible()
    await answerOne()
    await expect.element(button('Listen')).toBeVisible()
    await expect.element(button('Voice and speed')).not.toBeInTheDocument()
    await userEvent.click(button('Next'))
    await expect.element(button('Listen')).toBeVisible()
    await expect.element(page.getByText('Spoken by: Nkukuma (CC-BY-4.0)')).toBeVisible()
  })

  it('is missed by nobody where there is none', async () => {
    await open()
    await userEvent.click(button('Start'))
    await answerRightly(3)
    await expect.element(button('Listen')).not.toBeInTheDocument()
    await expect.element(page.getByText(/Spoken by/)).not.toBeInTheDocument()
  })
})
