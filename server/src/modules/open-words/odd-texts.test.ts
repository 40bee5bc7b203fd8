import { api, addressOf, openWordPath, openWordSchema, shownTakesSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { readWebBuild } from '../../http/web-build/read-web-build.ts'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import { aContribution, signInRecorder, storeTake } from '../../testing/takes.ts'
import { webBuildFolder } from '../../testing/web-build-folder.ts'
import { startWorld } from '../../testing/world.ts'

const item = 'ewo.concept-hoe'
const address = addressOf(api.readOpenWord, { params: { course: 'ewo', word: 'concept-hoe' } })

// Texts as sources write them; here they stand for no word of Ewondo.
describeEngines('a word written', (engine) => {
  it.each(['m-/ǹ-/ŋ̀-', 'bə́tí?', 'ý', "ta'"])(
    '%s has one page, one link, and its recordings, however it was encoded',
    async (text) => {
      const webBuild = await readWebBuild(await webBuildFolder())
      if (webBuild === undefined) throw new Error('The test’s build was not read.')
      const world = await startWorld(engine, { webBuild, origin: 'https://mboa.example' })
      const speaker = await signInRecorder(world, 1)
      const told = aContribution({ text: text.normalize('NFD') })
      await speaker.post(api.sendContributions.path, { contributions: [told] })
      const judgement = addressOf(api.judgeContribution, { params: { id: told.id } })
      for (const number of [2, 3]) {
        const other = await signInRecorder(world, number)
        await sendJson(world, other, 'PUT', judgement, { verdict: 'confirm' })
      }
      const take = await storeTake(world, speaker, { item })

      const word = (await world.client().get(address)).as(openWordSchema)
      expect([word.item.id, word.item.text]).toEqual([item, text.normalize('NFC')])
      const link = await world.client().get(openWordPath(item))
      expect(link.status).toBe(200)
      const shown = text.normalize('NFC').replaceAll("'", '&#39;')
      expect(link.text).toContain(`<meta property="og:title" content="${shown}: hoe">`)

      for (const form of ['NFC', 'NFD'] as const) {
        const search = new URLSearchParams({ search: text.normalize(form) })
        const { takes } = (await speaker.get(`${api.listShownTakes.path}?${search.toString()}`)).as(
          shownTakesSchema,
        )
        expect(
          takes.map(({ id }) => id),
          form,
        ).toEqual([take.id])
      }
      const path = addressOf(api.withdrawTake, { params: { id: take.id } })
      expect((await sendJson(world, speaker, 'DELETE', path, {})).status).toBe(200)
    },
  )
})
