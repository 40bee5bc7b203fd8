import { api } from '@mboa/contract'
import { type Exercise, type PracticeSession } from '@mboa/domain'
import { beginSession } from '@mboa/domain/testing'
import { useMemo } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import { withLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { newEventId } from '../../platform/event-id.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { complaints, takeComplaint } from '../../testing/complaints.ts'
import { nextFrame } from '../../testing/next-frame.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { stubNetwork, unreachable } from '../../testing/stub-network.ts'
import { testCourse, testUnit } from '../../testing/test-course.ts'
import { SessionScreen, usePracticeSession } from './session-screen.tsx'

let userId: string
beforeEach(() => {
  userId = newEventId()
  stubNetwork({ [api.syncPractice.path]: unreachable })
})

const course = { summary: testCourse, units: [testUnit] }
const meanings = testUnit.words.map(({ id, gloss }) => ({
  item: id,
  meaning: { en: gloss.en[0] ?? '', fr: gloss.fr[0] ?? '' },
}))
const words = testUnit.words.map(({ id, text }, at) => ({
  item: id,
  text,
  meaning: meanings[at]?.meaning ?? { en: '', fr: '' },
}))
const [yesterday, today] = words.map((word): Exercise => ({
  ...word,
  kind: 'choose-meaning',
  skill: 'recognise',
  isNew: false,
  options: meanings,
})) as [Exercise, Exercise, Exercise]
const typed: Exercise = {
  kind: 'type-word',
  skill: 'recall',
  item: 'ewo.tomorrow',
  isNew: false,
  meaning: { en: 'tomorrow', fr: 'demain' },
  accepted: ['okírí'],
  synonyms: { en: [], fr: [] },
  draw: 'a draw',
}
const pairs: Exercise = {
  kind: 'match-pairs',
  skill: 'recognise',
  pairs: words.map((word) => ({ ...word, isNew: false })),
  meaningOrder: words.map(({ item }) => item),
}

function Practising({ planned }: { planned: readonly Exercise[] }) {
  const source = useMemo(
    () => ({
      course: 'ewo',
      about: 'word' as const,
      compose: (_: unknown, { id, now }: { id: string; now: number }): PracticeSession => ({
        start: beginSession({ id, course: 'ewo', startedAt: now, planned }),
        answers: [],
      }),
    }),
    [planned],
  )
  const controls = usePracticeSession(source, course)
  return (
    <SessionScreen
      course={course}
      controls={controls}
      empty={null}
      summary={() => <h1>Over</h1>}
      prepareSummary={() => undefined}
    />
  )
}

const open = (planned: readonly Exercise[]) =>
  renderAppPart(
    <PracticeProvider userId={userId}>
      <main>
        <Practising planned={planned} />
      </main>
    </PracticeProvider>,
    {},
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name })
const shownWord = () => document.querySelector('.prompt .word')?.textContent
const countReviews = () =>
  withLearnerDatabase(userId, async (database) => (await database.getAll('events')).length)

/** A device that keeps nothing further until this is called. */
async function holdDevice(): Promise<() => void> {
  let isHeld = true
  const holding = Promise.withResolvers<undefined>()
  const ended = withLearnerDatabase(userId, async (database) => {
    const transaction = database.transaction('events', 'readwrite')
    while (isHeld) {
      await transaction.store.count()
      holding.resolve(undefined)
    }
    await transaction.done
  })
  onTestFinished(() => {
    isHeld = false
    return ended
  })
  await holding.promise
  return () => {
    isHeld = false
  }
}

/** A device that gives up the writing of every answer, until this is called. */
function refuseAnswers(): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- called on the store it is for
  const { put } = IDBObjectStore.prototype
  const refusing = vi.spyOn(IDBObjectStore.prototype, 'put')
  refusing.mockImplementation(function (this: IDBObjectStore, ...given) {
    const request = put.apply(this, given)
    if (this.name === 'events') request.onsuccess = () => this.transaction.abort()
    return request
  })
  onTestFinished(() => refusing.mockRestore())
  return () => refusing.mockRestore()
}

async function hearOfRefusal() {
  const told = page.getByRole('alert').getByText(/^Your answer couldn’t be saved/)
  await expect.element(told).toBeVisible()
  await takeComplaint('using this device’s store')
  await takeComplaint('keeping an answer')
}

it('the verdict is there while the device keeps the answer; Next waits for it, and then goes on', async () => {
  await open([yesterday, today])
  await expect.element(heading('What does it mean?')).toBeVisible()
  const release = await holdDevice()
  await button('yesterday').click()
  await expect.element(heading('Right.')).toBeVisible()
  await button('Next').click()
  await nextFrame(3)
  await expect.element(heading('Right.')).toBeVisible()
  expect(shownWord()).toBe('angogé')
  release()
  await expect.poll(shownWord).toBe('aná')
  await expect.element(heading('Right.')).not.toBeInTheDocument()
  await expect.poll(countReviews).toBe(1)
})

it('where the device cannot keep the answer, the verdict is taken back, and that is said', async () => {
  await open([yesterday, today])
  await expect.element(heading('What does it mean?')).toBeVisible()
  const release = await holdDevice()
  const makeRoom = refuseAnswers()
  await button('yesterday').click()
  await expect.element(heading('Right.')).toBeVisible()
  // Pressed before it is known: it goes nowhere.
  await button('Next').click()
  release()
  await hearOfRefusal()
  await nextFrame(3)
  await expect.element(heading('Right.')).not.toBeInTheDocument()
  await expect.element(heading('What does it mean?')).toHaveFocus()
  expect(shownWord()).toBe('angogé')
  await expect.element(page.getByRole('img', { name: '1 of 2' })).toBeVisible()
  expect(await countReviews()).toBe(0)

  makeRoom()
  await button('yesterday').click()
  await expect.element(heading('Right.')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await button('Next').click()
  await expect.poll(shownWord).toBe('aná')
  await expect.poll(countReviews).toBe(1)
})

it('what was typed stands there again where the device cannot keep it', async () => {
  await open([typed])
  const makeRoom = refuseAnswers()
  const field = page.getByRole('textbox', { name: 'Your answer' })
  await field.fill('okiri')
  await userEvent.keyboard('{Enter}')
  await hearOfRefusal()
  await expect.element(field).toHaveValue('okiri')
  makeRoom()
  await field.fill('okírí')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Right.')).toBeVisible()
  await expect.poll(countReviews).toBe(1)
})

it('pairs can be matched again where the device cannot keep them', async () => {
  await open([pairs])
  await expect.element(heading('Match each word with its meaning')).toBeVisible()
  const matchAll = async () => {
    for (const { text, meaning } of words) {
      await page.getByRole('button', { name: text }).click()
      await page.getByRole('button', { name: meaning.en }).click()
    }
  }
  const makeRoom = refuseAnswers()
  await matchAll()
  await hearOfRefusal()
  makeRoom()
  await matchAll()
  await expect.element(heading('All matched first time.')).toBeVisible()
  await expect.poll(countReviews).toBe(3)
})

/** A device whose store fails at every use from now on, as Safari's does after the background. */
function failStore(name: string): () => void {
  const failing = vi.spyOn(IDBDatabase.prototype, 'transaction')
  failing.mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost.', name)
  })
  onTestFinished(() => failing.mockRestore())
  return () => failing.mockRestore()
}

it.each([
  [
    'en',
    'UnknownError',
    /isn’t responding\. Nothing is lost\. Reload the page,/,
    'Reload the page',
  ],
  [
    'fr',
    'UnknownError',
    /ne répond pas\. Rien n’est perdu\. Rechargez la page,/,
    'Recharger la page',
  ],
  ['en', 'QuotaExceededError', /storage may be full/, undefined],
] as const)('tells in %s a store with %s for what it is', async (language, name, said, reload) => {
  await open([yesterday, today])
  await activateLanguage(language)
  await expect.element(button(language === 'en' ? 'yesterday' : 'hier')).toBeVisible()
  const mend = failStore(name)
  await button(language === 'en' ? 'yesterday' : 'hier').click()
  await expect.element(page.getByRole('alert').getByText(said)).toBeVisible()
  if (reload === undefined) expect(button('Reload the page').elements()).toEqual([])
  else await expect.element(button(reload)).toBeVisible()
  mend()
  await takeComplaint('keeping an answer')
  // Whatever else used the store meanwhile complained as well.
  complaints.length = 0
})
