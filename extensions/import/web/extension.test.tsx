import { api, pagePaths } from '@mboa/contract'
import { expect, test } from 'vitest'
import { LanguageDeskScreen } from '../../../web/src/features/language-desk/language-desk-screen.tsx'
import { aDesk } from '../../../web/src/features/language-desk/testing/a-desk.ts'
import { renderAppPart } from '../../../web/src/testing/render-app-part.tsx'
import { stubNetwork, succeed } from '../../../web/src/testing/stub-network.ts'
import { at, list, user } from './testing/files-of-desk.tsx'

const open = (extensions: string[]) => {
  stubNetwork({
    ...list(),
    [at(api.readDesk.path)]: succeed(aDesk({ extensions })),
  })
  return renderAppPart(<LanguageDeskScreen />, {
    user,
    path: `${pagePaths.languageDesk}?tab=files`,
  })
}

test('is a tab of the desk if the server imports', async () => {
  const screen = await open(['import'])
  await expect
    .element(screen.getByRole('link', { name: 'Import and export' }))
    .toHaveAttribute('aria-current', 'page')
  await expect
    .element(screen.getByRole('heading', { name: 'Import words and recordings' }))
    .toBeVisible()
})

test('is no tab of the desk if the server does not, and its address shows the first tab', async () => {
  const screen = await open([])
  await expect
    .element(screen.getByRole('link', { name: 'Coverage' }))
    .toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Import and export' }).elements()).toEqual([])
})
