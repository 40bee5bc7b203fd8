import { apiPaths, unitPackSchema, type UnitPack } from '@mboa/contract'
import { callApi, type ApiResult } from '../network/api-client.ts'

/** The address of a unit in one revision; what is there never changes. */
const packPath = (course: string, unit: string, revision: string): string =>
  apiPaths.unitPacks
    .replace(':course', course)
    .replace(':units', unit)
    .replace(':revisions', revision)

/** Fetches the texts of a unit. */
export const fetchPack = (
  course: string,
  { unit, revision }: { unit: string; revision: string },
  signal?: AbortSignal,
): Promise<ApiResult<UnitPack>> =>
  callApi(packPath(course, unit, revision), { answer: unitPackSchema, ...(signal && { signal }) })
