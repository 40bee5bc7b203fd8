import { api, photoLimitBytes } from '@mboa/contract'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { RenderResult } from 'vitest-browser-react'
import { activateLanguage } from '../../i18n/messages.ts'
import { lastSentTo, refuse, succeed, unreachable } from '../../testing/stub-network.ts'
import { aProfile, aUser } from '../../testing/users.ts'
import { openProfile, withUser } from './testing/open-profile.tsx'

const put = `PUT ${api.replacePhoto.path}`

/** A photo as a camera makes it: larger than the server keeps, and not square. */
async function aPhoto(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 1200 })
  const pen = canvas.getContext('2d')
  pen?.fillRect(0, 0, 900, 1200)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob ?? ''], 'camera.png', { type: 'image/png' })
}

const aDrawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'drawing.svg', {
  type: 'image/svg+xml',
})

async function choose(screen: RenderResult, file: File) {
  const [input] = screen.container.querySelectorAll('input[type=file]')
  if (input === undefined) throw new Error('There is nothing to choose a file with')
  await userEvent.upload(input, file)
}

const photo = (screen: RenderResult) => screen.container.querySelector('.avatar.large img')

/** What the test serves in place of a photo of the server. */
const onePixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

it('is looked at first, sent small and square, and shown at once', async () => {
  const { screen, sent } = await openProfile({ [put]: succeed(withUser({ photoURL: onePixel })) })
  await choose(screen, await aPhoto())
  await expect.element(screen.getByRole('img', { name: 'Photo preview' })).toBeVisible()
  const save = screen.getByRole('button', { name: 'Save the photo' })
  await expect.element(save).toHaveFocus()
  await save.click()
  await expect.element(screen.getByText('Photo saved.')).toBeVisible()
  await expect.poll(() => photo(screen)?.getAttribute('src')).toBe(onePixel)
  await expect.element(screen.getByRole('button', { name: 'Choose another photo' })).toHaveFocus()
  const file = lastSentTo(sent, put)?.body as Blob
  const picture = await createImageBitmap(file)
  expect([file.type, picture.width, picture.height]).toEqual(['image/jpeg', 512, 512])
})

it.each(['Cancel', 'Escape'])('is not sent after %s', async (way) => {
  const { screen, sent } = await openProfile()
  await choose(screen, await aPhoto())
  await expect.element(screen.getByRole('button', { name: 'Save the photo' })).toHaveFocus()
  if (way === 'Escape') await userEvent.keyboard('{Escape}')
  else await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('button', { name: 'Choose a photo' })).toHaveFocus()
  expect(sent.map(({ path }) => path)).not.toContain(put)
})

it('is removed', async () => {
  const { screen, sent } = await openProfile(
    { [`DELETE ${api.removePhoto.path}`]: succeed(withUser({ photoURL: null })) },
    withUser({ photoURL: onePixel }),
  )
  await screen.getByRole('button', { name: 'Remove the photo' }).click()
  await expect.element(screen.getByText('Photo removed.')).toBeVisible()
  await expect.poll(() => photo(screen)).toBeNull()
  expect(lastSentTo(sent, `DELETE ${api.removePhoto.path}`)).toMatchObject({
    account: aUser().id,
  })
})

it.each([
  ['en', 'Save the photo', /^This picture can’t be shown\./],
  ['fr', 'Enregistrer la photo', /^Cette image ne peut pas être affichée\./],
] as const)('that is a drawing is refused by the server, in %s', async (language, save, text) => {
  await activateLanguage(language)
  const { screen, sent } = await openProfile({ [put]: refuse('invalid-photo') })
  await choose(screen, aDrawing)
  await expect.element(screen.getByText('drawing.svg')).toBeVisible()
  await screen.getByRole('button', { name: save }).click()
  await expect.element(screen.getByRole('alert').getByText(text)).toBeVisible()
  expect(lastSentTo(sent, put)?.body).toHaveProperty('name', aDrawing.name)
})

it.each([
  ['en', 'This picture is larger than 5 MB. Choose a smaller one.'],
  ['fr', 'Cette image dépasse 5 Mo. Choisissez-en une plus petite.'],
] as const)(
  'that is too large and cannot be made smaller is not sent, in %s',
  async (language, text) => {
    await activateLanguage(language)
    const { screen, sent } = await openProfile()
    const file = new File([new Uint8Array(photoLimitBytes + 1)], 'large.jpg', {
      type: 'image/jpeg',
    })
    await choose(screen, file)
    await expect.element(screen.getByRole('alert')).toHaveTextContent(text)
    expect(sent.map(({ path }) => path)).not.toContain(put)
  },
)

it('stays chosen when the network fails, and can be sent again', async () => {
  let answer = unreachable
  const { screen } = await openProfile({ [put]: (body) => answer(body) })
  await choose(screen, await aPhoto())
  await screen.getByRole('button', { name: 'Save the photo' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Please check your connection and try again.')
  answer = succeed(aProfile())
  await screen.getByRole('button', { name: 'Save the photo' }).click()
  await expect.element(screen.getByText('Photo saved.')).toBeVisible()
})
