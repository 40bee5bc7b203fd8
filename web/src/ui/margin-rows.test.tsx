import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MarginRows } from './margin-rows.tsx'
import './margin-rows.css'

it('draws no frame around no rows', async () => {
  await render(
    <MarginRows>
      {false}
      {null}
    </MarginRows>,
  )
  expect(page.getByRole('list').elements()).toEqual([])
})
