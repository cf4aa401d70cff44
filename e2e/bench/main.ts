import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startConditions } from '@feszek/figures';
import type { Section } from '@feszek/figures';
import { Bench } from './Bench.ts';
import type { Subject } from './Subject.ts';
import { readOptions } from './options.ts';
import type { BenchOptions } from './options.ts';
import { failedSection, missedMarks, sectionText, writeReport } from './report.ts';
import { SUBJECTS } from './subjects.ts';

const REPORT = join(import.meta.dirname, '..', '..', 'docs', 'reference', 'performance.md');

/** See `readOptions`. @param apiSubjects - those at the API alone */
export const readBenchOptions = (args: readonly string[], apiSubjects: readonly Subject[]): BenchOptions => readOptions(args, [...SUBJECTS, ...apiSubjects].map(({ name }) => name));

async function measure(bench: Bench, subjects: readonly Subject[]): Promise<Section[]> {
  const sections: Section[] = [];
  for (const subject of subjects) {
    const started = performance.now();
    const section = await subject.measure(bench).catch((error: unknown) => failedSection(subject.name, error));
    sections.push(section);
    process.stdout.write(`\n${sectionText(section)}\n  ${subject.name} took ${Math.round((performance.now() - started) / 1000)} s\n\n`);
  }
  return sections;
}

/**
 * Measures the subjects one after the other. One that fails is named in the report; the others are measured nevertheless.
 *
 * @param apiSubjects - those at the API alone, which follow the others
 * @param names - prints these only; without names everything is measured and written to the documents
 * @param signal - closes the shop that is being measured. What a subject has started beside it may still run
 * @throws the reason of the signal
 */
export async function measureSubjects(apiSubjects: readonly Subject[], { names, signal }: { readonly names?: readonly string[] | undefined; readonly signal: AbortSignal }): Promise<void> {
  const conditions = startConditions();
  const bench = await Bench.open();
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason);
  signal.addEventListener('abort', end);
  try {
    signal.throwIfAborted();
    const sections = await Promise.race([measure(bench, [...SUBJECTS, ...apiSubjects].filter(({ name }) => names === undefined || names.includes(name))), ended]);
    if (names === undefined) await writeFile(REPORT, writeReport({ conditions: conditions(), sections }));
    process.stdout.write(`${missedMarks(sections)}\n`);
  } finally {
    signal.removeEventListener('abort', end);
    await bench.close();
  }
}
