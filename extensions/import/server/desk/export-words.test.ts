import { api, deskImportsSchema } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { recognizeFile } from '@mboa/formats'
import { expect, it } from 'vitest'
import { sendJson } from '../../../../server/src/testing/call-as-page.ts'
import { describeEngines } from '../../../../server/src/testing/engines.ts'
import { startDesk } from '../../../../server/src/testing/language-desk.ts'
import {
  aContribution,
  signInRecorder,
  signInWithoutConsent,
} from '../../../../server/src/testing/takes.ts'
import { createInProcessImports } from '../testing/in-process-imports.ts'

/** Of three words one waits and one is not given to open data; the other is known again. */
const comesBack = {
  entries: 1,
  refused: { count: 0 },
  kept: [{ reason: 'in-course', examples: ['abá'] }],
}

describeEngines('words of a language', (engine) => {
  it('go out with what is confirmed and given to open data, and count the rest', async () => {
    const { world, desk, at } = await startDesk(engine)
    const readImports = async () => (await desk.get(at(api.listImports.path))).as(deskImportsSchema)
    const { draft } = createInProcessImports(world)
    const giver = await signInRecorder(world, 2)
    const keeper = await signInWithoutConsent(world, 3)
    await giver.post(api.sendContributions.path, {
      contributions: [
        aContribution({ dialect: '=1+1' }),
        aContribution({ id: testId(2), concept: 'ant', text: 'x' }),
      ],
    })
    await keeper.post(api.sendContributions.path, {
      contributions: [aContribution({ id: testId(3), concept: 'dog', text: 'mvú' })],
    })
    for (const nth of [1, 3]) {
      const path = at(api.decideDeskWord.path, testId(nth))
      await sendJson(world, desk, 'PUT', path, { verdict: 'confirm' })
    }
    expect(await readImports()).toMatchObject({
      open: [{ licence: 'CC-BY-4.0', count: 1 }],
      withheld: 1,
      orthographies: [{ id: 'general-alphabet' }],
    })
    const file = await desk.get(at(api.exportDeskWords.path))
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="mboa-ewo.csv"')
    const lines = file.text.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    // What a spreadsheet would take for a formula is none.
    expect(lines[1]).toMatch(/^abá,hoe,une houe,.*,'=1\+1,/)
    const path = at(api.exportDeskWords.path)
    const sheet = await desk.get(`${path}?format=xlsx`)
    expect(sheet.headers.get('content-disposition')).toBe('attachment; filename="mboa-ewo.xlsx"')
    expect(recognizeFile(sheet.bytes)).toBe('archive')
    expect(await draft({ bytes: sheet.bytes, format: 'xlsx' })).toMatchObject(comesBack)
    for (const [format, ending, recognized] of [
      ['lift', 'lift', 'lift'],
      ['cldf', 'cldf.zip', 'archive'],
      ['tmx', 'tmx', 'tmx'],
    ] as const) {
      const { headers, bytes } = await desk.get(`${path}?format=${format}`)
      const name = `attachment; filename="mboa-ewo.${ending}"`
      expect(headers.get('content-disposition')).toBe(name)
      expect(recognizeFile(bytes)).toBe(recognized)
      expect(await draft({ bytes, format })).toMatchObject(comesBack)
    }
    expect((await desk.get(`${path}?format=ods`)).error.fields).toEqual({ format: 'invalid-value' })
  })
})
