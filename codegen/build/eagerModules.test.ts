import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { inParentheses } from './eagerModules.ts';

it('CommonJS modules of a chunk are put in parentheses, and nothing else', () => {
  const code =
    'import{t as e}from"./r.js";var r=e((e,t)=>{t.exports=i(()=>1)}),i=e(e=>{e.a=1}),n=2;n(()=>r());export{r};';
  expect(inParentheses(code, parseSync('chunk.js', code).program.body)).toBe(
    'import{t as e}from"./r.js";var r=e(((e,t)=>{t.exports=i(()=>1)})),i=e((e=>{e.a=1})),n=2;n(()=>r());export{r};',
  );
});
