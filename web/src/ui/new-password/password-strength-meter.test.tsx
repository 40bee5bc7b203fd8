import { expect, test } from 'vitest'
import { activateLanguage } from '../../i18n/messages.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { NewPasswordField } from './new-password-field.tsx'

async function renderField() {
  const screen = await renderAppPart(<NewPasswordField id="password" label="Password" />, {})
  return {
    screen,
    field: screen.getByLabelText('Password', { exact: true }),
    meter: screen.getByRole('meter'),
  }
}

test.each([
  ['a', '20', 'Weak'],
  [' ', '20', 'Weak'],
  ['abcdef', '20', 'Weak'],
  ['abcde1', '50', 'Medium'],
  ['Abcde1', '75', 'Strong'],
  ['Abcde1!', '100', 'Very Strong'],
])('password %j fills the meter to %s, %s', async (password, value, level) => {
  const { screen, field, meter } = await renderField()
  await field.fill(password)
  await expect.element(meter).toHaveAttribute('aria-valuenow', value)
  await expect.element(meter).toHaveAttribute('aria-valuetext', level)
  await expect.element(screen.getByText(level, { exact: true })).toBeVisible()
})

test('nothing is judged before something was typed; what was cleared again is weak', async () => {
  const { field, meter } = await renderField()
  expect(meter.elements()).toEqual([])
  await field.fill('Abcde1!')
  await field.fill('')
  await expect.element(meter).toHaveAttribute('aria-valuenow', '20')
  await expect.element(meter).toHaveAttribute('aria-valuetext', 'Weak')
})

const passwordsByLevel = { weak: 'a', medium: 'abcde1', strong: 'Abcde1', best: 'Abcde1!' }

/** Red, green and blue, 0 to 255, of the part of the meter that is filled. */
async function filledColour(password: string): Promise<[number, number, number]> {
  const { field, meter, screen } = await renderField()
  await field.fill(password)
  await expect.element(meter).toBeVisible()
  const cell = meter.element().firstElementChild
  const { backgroundColor } = getComputedStyle(cell ?? document.body)
  await screen.unmount()
  const [red = 0, green = 0, blue = 0] = (backgroundColor.match(/\d+/g) ?? []).map(Number)
  return [red, green, blue]
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

test.each(['light', 'dark'])('red, yellow, green, darker green (%s)', async (theme) => {
  document.documentElement.dataset['theme'] = theme
  try {
    const weak = await filledColour(passwordsByLevel.weak)
    const medium = await filledColour(passwordsByLevel.medium)
    const strong = await filledColour(passwordsByLevel.strong)
    const best = await filledColour(passwordsByLevel.best)
    expect(weak[0]).toBeGreaterThan(1.5 * Math.max(weak[1], weak[2]))
    expect(Math.min(medium[0], medium[1])).toBeGreaterThan(2 * medium[2])
    for (const green of [strong, best]) {
      expect(green[1]).toBeGreaterThan(1.25 * Math.max(green[0], green[2]))
    }
    expect(luminance(best)).toBeLessThan(0.7 * luminance(strong))
    const page = luminance(
      (getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []).map(Number),
    )
    for (const colour of [weak, strong, best]) {
      expect(contrast(luminance(colour), page)).toBeGreaterThan(3)
    }
  } finally {
    delete document.documentElement.dataset['theme']
  }
})

test('the checklist ticks off what the password has', async () => {
  const { screen, field } = await renderField()
  const items = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent)
  expect(items()).toEqual([
    '1 uppercase: not yet',
    '1 lowercase: not yet',
    '1 number: not yet',
    '1 special character: not yet',
  ])
  await field.fill('a1')
  await expect
    .poll(items)
    .toEqual([
      '1 uppercase: not yet',
      '1 lowercase: yes',
      '1 number: yes',
      '1 special character: not yet',
    ])
  await field.fill('A!')
  await expect
    .poll(items)
    .toEqual([
      '1 uppercase: yes',
      '1 lowercase: not yet',
      '1 number: not yet',
      '1 special character: yes',
    ])
})

test('strength is described in French', async () => {
  await activateLanguage('fr')
  const { field, meter } = await renderField()
  await field.fill('Abcde1!')
  await expect.element(meter).toHaveAttribute('aria-valuetext', 'Très solide')
})
