import type { Mission, UnitPack } from '@mboa/contract'
import { within, type Finding } from '../problem.ts'
import { checkOwnId } from './unit.ts'

/**
 * Holds the missions of a course, given in the order in which it is taught, to what learners rely
 * on: both speak, and every line was taught by the end of the mission's unit.
 */
export function createMissionCheck(units: readonly UnitPack[]): (pack: UnitPack) => Finding[] {
  const items = new Set(
    units.flatMap(({ words, sentences = [] }) => [...words, ...sentences].map(({ id }) => id)),
  )
  const used = new Set([...items, ...units.flatMap(({ lessons = [] }) => lessons.map(toId))])
  const taught = new Set<string>()

  function checkMission(mission: Mission, course: string): Finding[] {
    const findings = checkOwnId(mission.id, course)
    if (used.has(mission.id)) {
      findings.push({ path: ['id'], code: 'duplicate-id', message: 'this id is used already' })
    }
    used.add(mission.id)
    if (new Set(mission.lines.map(({ by }) => by)).size < 2) {
      const message = 'both speak in a mission: a line by "you", and one by "other"'
      findings.push({ path: ['lines'], code: 'mission', message })
    }
    for (const [index, { item }] of mission.lines.entries()) {
      const path = ['lines', index, 'item']
      if (!items.has(item)) {
        findings.push({ path, code: 'unknown-item', message: `the course has no "${item}"` })
      } else if (!taught.has(item)) {
        const message = `"${item}" is said before a lesson taught it`
        findings.push({ path, code: 'not-yet-taught', message })
      }
    }
    return findings
  }

  return ({ course, lessons = [], missions = [] }) => {
    for (const step of lessons.flatMap(({ steps }) => steps)) {
      if (step.step !== 'present' && step.step !== 'sentences') continue
      for (const item of step.items) taught.add(item)
    }
    return missions.flatMap((mission, index) =>
      checkMission(mission, course).map((one) => within(one, ['missions', index])),
    )
  }
}

const toId = ({ id }: { id: string }) => id
