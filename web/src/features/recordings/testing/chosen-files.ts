import { hummedWord, writeWav } from '@mboa/domain/testing'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { RenderResult } from 'vitest-browser-react'

export const aFile = (name: string, bytes: Uint8Array<ArrayBuffer>) => new File([bytes], name)
export const wav = (name: string, shape = {}, rate = 44_100) =>
  aFile(name, writeWav([hummedWord(rate, shape)], rate))

export async function choose(screen: RenderResult, ...files: File[]) {
  await expect.element(screen.getByRole('button', { name: 'Choose files' })).toBeVisible()
  const [input] = screen.container.querySelectorAll('input[type=file]')
  if (input === undefined) throw new Error('There is nothing to choose a file with')
  await userEvent.upload(input, files)
}
