import { expect, test } from "vitest";
import { keepUsedStyles } from "./build-styles.ts";

test("keeps what the page or its scripts can use, and nothing else", () => {
  const css =
    "a{color:red}.flex{display:flex}.hidden{display:none}.gap-1\\.5{gap:6px}.grid,.flex{margin:0}@media (width>=64rem){.lg\\:p-4{padding:1rem}.lg\\:p-8{padding:2rem}}";
  const kept = keepUsedStyles(css, ['<p class="flex lg:p-4">', 'className:`gap-1.5 `+(a?"grid":"")']);
  expect(kept).toBe(
    "a{color:red}.flex{display:flex}.gap-1\\.5{gap:6px}.grid,.flex{margin:0}@media (width>=64rem){.lg\\:p-4{padding:1rem}}",
  );
});

test("leaves no empty block behind, and no selector that cannot match", () => {
  expect(keepUsedStyles("@layer utilities{@media print{.a{margin:0}}}.b,p{margin:0}", ["<p>"])).toBe("p{margin:0}");
});

test("a rule that excludes an unused class stays", () => {
  const css = ".button:not(.quiet):hover{margin:0}";
  expect(keepUsedStyles(css, ['"button"'])).toBe(css);
});

test("the steps of an animation are no classes", () => {
  const css = "@keyframes drift{12.5%{opacity:0}to{opacity:1}}";
  expect(keepUsedStyles(css, [])).toBe(css);
});

test("a variable is declared only for a rule or a script that reads it", () => {
  const css =
    '@property --x{syntax:"*";inherits:false}@property --y{syntax:"*";inherits:false}:root{--x:0;--y:0;--drawn:0}.a{margin:var(--x)}.b{margin:var(--y)}';
  expect(keepUsedStyles(css, ["a", '<path fill="var(--drawn)">'])).toBe(
    '@property --x{syntax:"*";inherits:false}:root{--x:0;--drawn:0}.a{margin:var(--x)}',
  );
});
