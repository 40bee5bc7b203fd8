import { api } from '@mboa/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { activateLanguage } from '../../i18n/messages.ts'
import { withLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { succeed } from '../../testing/stub-network.ts'
import { testCourse } from '../../testing/test-course.ts'
import { openProfile, withUser } from './testing/open-profile.tsx'

afterEach(() => vi.restoreAllMocks())

async function open() {
  const id = crypto.randomUUID()
  const files: { name: string; address: string }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, address: this.href })
  })
  const listed = { [`GET ${api.listCourses.path}`]: succeed({ courses: [testCourse] }) }
  const { screen } = await openProfile(listed, withUser({ id }))
  return {
    id,
    screen,
    readFile: async (at: number) => {
      const file = files[at]
      if (file === undefined) throw new Error(`There is no file ${at}`)
      expect(file.name).toBe('mboa.ics')
      const text = await (await fetch(file.address)).text()
      return text.replaceAll('\r\n ', '').split('\r\n')
    },
    listSettings: () =>
      withLearnerDatabase(id, async (database) =>
        (await database.getAll('events')).flatMap(({ event }) =>
          event.type === 'setting' ? [[event.name, event.value]] : [],
        ),
      ),
  }
}

it('puts the chosen hour into a calendar file, and takes it out again in one tap', async () => {
  const { id, screen, readFile, listSettings } = await open()
  const hours = screen.getByLabelText('Daily reminder')
  await expect.element(hours).toHaveValue('18:00')
  expect(screen.getByRole('button', { name: 'Turn off' }).elements()).toEqual([])
  await hours.selectOptions('07:30')
  await screen.getByRole('button', { name: 'Add to my calendar' }).click()
  await expect.element(screen.getByText(/^Open the file mboa\.ics/)).toBeVisible()
  const file = await readFile(0)
  expect(file).toContain('METHOD:PUBLISH')
  expect(file).toContain(`UID:reminder-${id}@mboa`)
  expect(file.find((line) => line.startsWith('DTSTART'))).toMatch(/^DTSTART:\d{8}T073000$/)
  expect(file).toContain('SUMMARY:Mboa: a few words today')
  expect(file).toContain(`URL:${location.origin}/dashboards/learner`)
  await expect.element(screen.getByText(/^On, at 0?7:30/)).toBeVisible()

  await screen.getByRole('button', { name: 'Turn off' }).click()
  await expect.element(screen.getByText(/^Off\. Open the file/)).toBeVisible()
  expect(await readFile(1)).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', `UID:reminder-${id}@mboa`]),
  )
  await vi.waitFor(async () =>
    expect(await listSettings()).toEqual([
      ['reminder-at', '07:30'],
      ['reminder-at', 'off'],
    ]),
  )
  expect(screen.getByRole('button', { name: 'Turn off' }).elements()).toEqual([])
})

it('offers no hour of the night, and reminds in the reader’s language', async () => {
  await activateLanguage('fr')
  const { screen, readFile } = await open()
  const hours = screen.getByLabelText('Rappel quotidien')
  await expect.element(hours).toBeVisible()
  const offered = Array.from((hours.element() as HTMLSelectElement).options, ({ value }) => value)
  expect([offered[0], offered.at(-1), offered.length]).toEqual(['07:00', '20:30', 28])
  await screen.getByRole('button', { name: 'Ajouter à mon agenda' }).click()
  expect(await readFile(0)).toContain('SUMMARY:Mboa\u00a0: quelques mots aujourd’hui')
})
