import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { plugInRoom } from '../../../testing/plug-in-microphone.ts'

/** Somebody says aloud that they agree, and may listen to it. */
export async function sayYes(room: ReturnType<typeof plugInRoom>): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Record the consent').click()
  await expect.element(button('Stop')).toBeVisible()
  await room.hum(1.2)
  await button('Stop').click()
  await expect.element(button('Say it again')).toBeVisible()
}
