import {
  createElement,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react'
import { reportProblem } from '../platform/report-problem.ts'
import { LoadFailure } from './loaded-part.tsx'
import { Loading } from './loading.tsx'

/** What whoever shows a part has to do with its absence. */
export interface WhileAway {
  /** Stands in its place until it is there, where nobody is told of the waiting. */
  meanwhile?: ReactNode
  /** It could not be fetched. */
  onMissing?: () => void
}

/** A part of a page whose code and texts arrive when it is first shown, or asked for before. */
interface LazyPart<Props> {
  /** Shows that it is loading until it is there; where that fails, why and how to try again. */
  Part: FunctionComponent<Props & WhileAway>
  /** Fetches it ahead of time. A failure shows where the part is used. */
  prepare: () => void
}

/**
 * @param waiting `silent` for what nobody misses while it is on its way
 */
export function lazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  waiting: 'shown' | 'silent' = 'shown',
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined

  async function load(): Promise<ComponentType<Props>> {
    loaded = await importPart()
    return loaded
  }

  function Part(props: Props & WhileAway) {
    const [part, setPart] = useState(() => loaded)
    const [hasFailed, setHasFailed] = useState(false)
    const tellMissing = useEffectEvent(() => props.onMissing?.())

    useEffect(() => {
      if (part !== undefined || hasFailed) return
      const leaving = new AbortController()
      load()
        .then((arrived) => {
          if (leaving.signal.aborted) return
          // What nobody misses is rendered in slices, between which a tap is answered.
          if (waiting === 'silent') startTransition(() => setPart(() => arrived))
          else setPart(() => arrived)
        })
        .catch((error: unknown) => {
          reportProblem('loading a part of a page', error)
          if (leaving.signal.aborted) return
          setHasFailed(true)
          tellMissing()
        })
      return () => leaving.abort()
    }, [part, hasFailed])

    if (part !== undefined) return createElement(part, props)
    if (waiting === 'silent') return props.meanwhile
    // Code that does not arrive is next to always the connection's fault.
    return hasFailed ? <LoadFailure isOffline retry={() => setHasFailed(false)} /> : <Loading />
  }

  return { Part, prepare: () => void load().catch(() => undefined) }
}
