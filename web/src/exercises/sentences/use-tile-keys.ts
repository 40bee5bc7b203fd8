import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

interface TileActions {
  place: (tile: number) => void
  takeBackLast: () => void
  askAbout: (tile: number) => void
  check: () => void
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

/** The keys of the tiles: digits place, Backspace takes back, arrows walk, `?` asks, Enter checks. */
export function useTileKeys(actions: TileActions): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null)

  function walk(step: number) {
    const tiles = Array.from(area.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])
    const at = tiles.findIndex((tile) => tile === document.activeElement)
    const firstInBank = tiles.findIndex((tile) => tile.closest('.bank') !== null)
    const next = at < 0 ? firstInBank : (at + step + tiles.length) % tiles.length
    tiles[next]?.focus()
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return
    const focused = target instanceof HTMLElement ? target : null
    const isOnButton = focused?.closest('button, a') != null
    if (/^[1-9]$/.test(key)) actions.place(Number(key) - 1)
    else if (key === 'Backspace') actions.takeBackLast()
    else if (key === '?' && focused?.dataset['tile'] !== undefined) {
      actions.askAbout(Number(focused.dataset['tile']))
    } else if (key === 'Enter' && !isOnButton) actions.check()
    else if (steps[key] === undefined) return
    else walk(steps[key])
    event.preventDefault()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return area
}
