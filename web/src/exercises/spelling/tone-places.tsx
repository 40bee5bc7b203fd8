import { Trans, useLingui } from '@lingui/react/macro'
import { putTones, type BareLetter, type Tone } from '@mboa/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { GiveUp } from '../asking/give-up.tsx'
import { usePause } from '../feedback/answer-and-verdict.tsx'
import '../session/keycap.css'
import '../typing/answer-field.css'
import '../typing/key-row.css'
import { toneNames } from '../typing/tone-names.ts'
import { ToneStroke } from '../typing/tone-stroke.tsx'
import type { WrittenLanguage } from '../typing/written-language.ts'
import './spelling.css'

interface TonePlacesProps {
  letters: readonly BareLetter[]
  language: WrittenLanguage
  /** Called with the word as it stands, once there is nothing else to do. */
  onPause?: (answer: string) => void
  onCheck: (answer: string) => void
  onGiveUp: () => void
}

/**
 * The word's letters above, the tones below. A tone goes on the letter that is marked, and the next
 * one is marked; a tap or an arrow marks another, digits put the tones, Enter checks.
 */
export function TonePlaces({ letters, language, onPause, onCheck, onGiveUp }: TonePlacesProps) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const places = letters.flatMap(({ bearsTone }, at) => (bearsTone ? [at] : []))
  const [current, setCurrent] = useState(places[0] ?? 0)
  const [tones, setTones] = useState<ReadonlyMap<number, Tone>>(new Map())
  const offered = language.tone?.marked ?? []
  const answer = putTones(letters, tones)
  const isEmpty = tones.size === 0
  usePause(isEmpty ? '' : answer, onPause)

  const step = (by: number) => {
    const at = places.indexOf(current) + by
    setCurrent(places[Math.max(0, Math.min(places.length - 1, at))] ?? current)
  }
  function put(tone: Tone | undefined) {
    const next = new Map(tones)
    if (tone === undefined) next.delete(current)
    else next.set(current, tone)
    setTones(next)
    step(1)
  }
  const check = () => {
    if (!isEmpty) onCheck(answer)
  }
  useToneKeys({ step, check, putNth: (nth) => nth <= offered.length && put(offered[nth - 1]) })
  const said = (at: number) => {
    const tone = tones.get(at)
    return tone === undefined ? t`no mark` : t(toneNames[tone])
  }

  return (
    <div className="dock tone-places">
      <div
        className="slate places"
        role="group"
        aria-label={t`Your answer`}
        lang={language.htmlLang}
      >
        {letters.map(({ letter, bearsTone }, at) =>
          bearsTone ? (
            <button
              key={at}
              type="button"
              aria-pressed={at === current}
              aria-label={t`${letter}: ${said(at)}`}
              onClick={() => setCurrent(at)}
            >
              {putTones([{ letter, bearsTone }], new Map(pairOf(tones.get(at))))}
            </button>
          ) : (
            <span key={at} className={letter.trim() === '' ? 'space' : undefined}>
              {letter}
            </span>
          ),
        )}
      </div>
      <div className="key-row tones-to-put" role="group" aria-label={t`Tones`}>
        <div className="keys">
          {offered.map((tone, nth) => (
            <button key={tone} type="button" className="tone" onClick={() => put(tone)}>
              <kbd className="keycap only-wide" aria-hidden="true">
                {formatNumber(nth + 1)}
              </kbd>
              <ToneStroke tone={tone} />
              <small>{t(toneNames[tone])}</small>
            </button>
          ))}
          <button type="button" className="tone" onClick={() => put(undefined)}>
            <kbd className="keycap only-wide" aria-hidden="true">
              0
            </kbd>
            <small>{t`no mark`}</small>
          </button>
        </div>
      </div>
      <p role="status" className="only-assistive">
        {isEmpty ? '' : t`Your answer: ${answer}`}
      </p>
      <div className="answer-actions">
        <GiveUp onGiveUp={onGiveUp} />
        <button type="button" className="button main" disabled={isEmpty} onClick={check}>
          <Trans>Check</Trans>
        </button>
      </div>
    </div>
  )
}

const pairOf = (tone: Tone | undefined): [number, Tone][] => (tone === undefined ? [] : [[0, tone]])

interface ToneActions {
  step: (by: number) => void
  /** The tone by its number; 0 takes it off. */
  putNth: (nth: number) => void
  check: () => void
}

/** Digits put tones, also where they need Shift; arrows walk; Enter checks, but on a button. */
function useToneKeys({ step, putNth, check }: ToneActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, target, ctrlKey, metaKey, altKey, repeat } = event
    if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return
    const digit = /^\d$/.exec(key)?.[0] ?? /^Digit(\d)$/.exec(code)?.[1]
    const isOnButton = target instanceof Element && target.closest('button, a') !== null
    if (digit !== undefined) putNth(Number(digit))
    else if (key === 'ArrowRight') step(1)
    else if (key === 'ArrowLeft') step(-1)
    else if (key === 'Enter' && !isOnButton && !repeat) check()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
