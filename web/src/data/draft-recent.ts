/** The grades and subjects that this teacher used last, offered again in the next lesson. */
import * as z from "zod/mini";
import { readText, writeText } from "./storage.ts";

const RECENT_KEY = "recentLessons";
const KEPT = 4;

const recentSchema = z.object({ grades: z.array(z.string()), subjects: z.array(z.string()) });
export type Recent = z.infer<typeof recentSchema>;

export function readRecent(): Recent {
  try {
    const result = z.safeParse(recentSchema, JSON.parse(readText(RECENT_KEY) ?? ""));
    if (result.success) return result.data;
  } catch {
    // Nothing stored, or nothing of use.
  }
  return { grades: [], subjects: [] };
}

function putFirst(list: readonly string[], entry: string): string[] {
  const text = entry.trim();
  return text === "" ? [...list] : [text, ...list.filter((known) => known !== text)].slice(0, KEPT);
}

export function rememberLesson(lesson: { gradeLevel: string; subject: string }): void {
  const { grades, subjects } = readRecent();
  const next: Recent = { grades: putFirst(grades, lesson.gradeLevel), subjects: putFirst(subjects, lesson.subject) };
  writeText(RECENT_KEY, JSON.stringify(next));
}
