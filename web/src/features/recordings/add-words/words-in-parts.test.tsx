import type { Contribution } from '@mboa/contract'
import { expect, it } from 'vitest'
import { activateLanguage } from '../../../i18n/messages.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { openRecordings } from '../testing/open-recordings.tsx'
import { received, startWordsServer, told, word } from './testing/words-server.ts'

it('takes a word with its meaning in one language, that of the interface or the other', async () => {
  const { userId, sent } = startWordsServer()
  const screen = await openRecordings(userId, 'add-words')
  const [english, french] = [
    screen.getByRole('textbox', { name: 'In English*' }),
    screen.getByRole('textbox', { name: 'In French', exact: true }),
  ]
  await screen.getByRole('textbox', { name: 'In Ewondo*' }).fill('mbomba')
  await screen.getByRole('button', { name: 'Add it' }).click()
  await expect.element(english).toHaveFocus()
  await expect.element(english).toHaveAccessibleDescription('Please fill this in.')
  await expect
    .element(french)
    .toHaveAccessibleDescription('If you don’t know, another speaker will be asked.')
  await french.fill('un cadeau')
  await screen.getByRole('button', { name: 'Add it' }).click()
  await expect
    .poll(() => sent)
    .toMatchObject([{ gloss: { en: 'un cadeau', fr: 'un cadeau' }, asks: 'en' }])
  const own = screen.getByRole('region', { name: 'Your contributions' })
  await expect
    .element(own.getByText('Another speaker will be asked for the English.'))
    .toBeVisible()
  expect(own.getByText('un cadeau').elements()).toHaveLength(1)

  await activateLanguage('fr')
  await screen.getByRole('textbox', { name: 'En éwondo*' }).fill('ndá')
  await screen.getByRole('textbox', { name: 'En français*' }).fill('une maison')
  await screen.getByRole('button', { name: 'Ajouter' }).click()
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({ gloss: { en: 'une maison', fr: 'une maison' }, asks: 'en' })
  await activateLanguage('en')
})

it('asks for the meaning in the language of the interface, one word after the other', async () => {
  const [gift, house] = [told('mbomba', 'un cadeau'), told('ndá', 'une maison')]
  const { userId, sent } = startWordsServer({ asked: { en: [received(gift), received(house)] } })
  const screen = await openRecordings(userId, 'add-words')
  const asked = screen.getByRole('region', { name: 'What does it mean in English?' })
  await expect.element(asked.getByText('2 words to translate.')).toBeVisible()
  await expect.element(asked.getByText('un cadeau')).toBeVisible()
  expect(asked.getByText('Another speaker will be asked for the English.').elements()).toEqual([])
  await asked.getByRole('button', { name: 'Skip' }).click()
  const field = asked.getByRole('textbox', { name: 'In English*' })
  await expect.element(asked.getByText('une maison')).toBeVisible()
  await asked.getByRole('button', { name: 'Send' }).click()
  await expect.element(field).toHaveAccessibleDescription('Please fill this in.')
  await field.fill(' a house ')
  await asked.getByRole('button', { name: 'Send' }).dblClick()
  await expect.element(asked.getByText(/No more words to translate\.$/)).toBeVisible()
  await expect
    .poll(() => sent)
    .toMatchObject([{ kind: 'meaning', about: house.id, language: 'en', text: 'a house' }])
  const own = screen.getByRole('region', { name: 'Your contributions' })
  await expect.element(own.getByText('In English: a house')).toBeVisible()
})

it('says nothing of meanings where none is asked for in the language of the interface', async () => {
  const { userId } = startWordsServer({ asked: { fr: [received(told('mbomba', 'un cadeau'))] } })
  const screen = await openRecordings(userId, 'add-words')
  await expect.element(screen.getByText('Nothing to check.')).toBeVisible()
  expect(screen.getByText('un cadeau').elements()).toEqual([])
})

it('shows what stands there beside a correction, as the server says or the device knows it', async () => {
  const { id, dialect, note, contributedAt, course } = word(newEventId(), '')
  const about = { id, dialect, note, contributedAt, course, item: 'ewo.today' }
  const was = { text: 'anǎ', gloss: { en: 'this day', fr: 'ce jour' } }
  const correction = { ...about, kind: 'correction', text: 'anâ', reason: 'The tone falls.' }
  const { userId } = startWordsServer({
    own: [received({ ...correction, was } as Contribution, { isOwn: true })],
    waiting: [
      received({ ...correction, id: newEventId() } as Contribution),
      received({ ...about, id: newEventId(), kind: 'variant', text: 'aná wí' }),
    ],
  })
  const screen = await openRecordings(userId, 'add-words')
  const toCheck = screen.getByRole('region', { name: 'Check others’ contributions' })
  const terms = (region: typeof toCheck) =>
    region
      .getByRole('term')
      .elements()
      .map((term) => term.parentElement?.textContent)
  await expect
    .poll(() => terms(toCheck))
    .toEqual(['Until nowaná', 'Correctedanâ', 'In the courseaná', 'Also saidaná wí'])
  expect(toCheck.getByText('today · aujourd’hui').elements()).toHaveLength(2)
  await expect.element(toCheck.getByText('What’s wrong: The tone falls.')).toBeVisible()
  const own = screen.getByRole('region', { name: 'Your contributions' })
  await expect.poll(() => terms(own)).toEqual(['Until nowanǎ', 'Correctedanâ'])
  expect(own.getByText('this day · ce jour').elements()).toHaveLength(1)
  expect(screen.getByText(/ewo\.today/).elements()).toEqual([])
})
