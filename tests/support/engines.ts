import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect } from '@playwright/test';
import type { ElementHandle } from 'puppeteer-core';
import type { WebElement } from 'selenium-webdriver';
import { freePort } from './freePort.ts';

/** What a person of the journey presses or fills: by its visible text or label, the whole of it or a pattern. */
type Name = string | RegExp;

/** A browser of another engine with one page. */
export interface Visitor {
  /** Loads a page and waits until the app has hydrated it. */
  open(address: string): Promise<void>;
  press(name: Name): Promise<void>;
  /** Fills a field; an option of a select is named by its text. */
  fill(label: Name, value: string): Promise<void>;
  /** Waits until the page shows this. */
  sees(text: Name): Promise<void>;
  address(): Promise<string>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: 'Firefox' | 'WebKit';
  /** Why it can't be tested here. */
  readonly missing: string | null;
  start(): Promise<Visitor>;
}

/** A page as its driver offers it, with the elements that the driver holds. */
interface Driven<Element> {
  load(address: string): Promise<void>;
  address(): Promise<string>;
  /** Calls a function of the page, which gets only the arguments. */
  ask<Answer>(call: string, ...args: readonly unknown[]): Promise<Answer>;
  find(call: string, ...args: readonly unknown[]): Promise<Element | null>;
  click(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  quit(): Promise<void>;
}

const HYDRATED = `() => performance.getEntriesByName('app-hydrated').length > 0`;
const READ = `() => document.body.innerText`;
const CHOOSE = `(label, text) => {
  const select = [...document.querySelectorAll('select')].find((each) =>
    [...each.labels].some((named) => new RegExp(label, 'u').test(named.innerText.trim())));
  const option = [...(select?.options ?? [])].find((each) => each.text === text);
  if (option === undefined) return false;
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, option.value);
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}`;
/** The last one is in the dialog on top, if there is one. In the middle of the window no bar covers it. */
const FIND = `(selector, name) => {
  const pattern = new RegExp(name, 'u');
  const texts = (each) =>
    [each.getAttribute('aria-label'), each.innerText, ...[...(each.labels ?? [])].map((label) => label.innerText)];
  const found = [...document.querySelectorAll(selector)].findLast((each) =>
    each.offsetParent !== null && !each.disabled && texts(each).some((text) => pattern.test((text ?? '').trim())));
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
}`;

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const whole = (name: Name): string => (typeof name === 'string' ? `^${escaped(name)}$` : name.source);

function visitorOf<Element>(page: Driven<Element>): Visitor {
  const act = async (selector: string, name: Name, action: (element: Element) => Promise<void>) =>
    expect(async () => {
      expect(await page.ask(HYDRATED)).toBe(true);
      const element = await page.find(FIND, selector, whole(name));
      expect(
        element,
        `nothing is called ${String(name)} in:\n${await page.ask<string>(READ)}`,
      ).not.toBeNull();
      if (element !== null) await action(element);
    }).toPass({ timeout: 60_000 });
  return {
    // A page that is still on its way elsewhere, after a log-in, would get there instead.
    open: (address) =>
      expect(async () => {
        await page.load(address);
        await expect.poll(() => page.ask<boolean>(HYDRATED)).toBe(true);
        expect(await page.address()).toBe(address);
      }).toPass({ timeout: 60_000 }),
    press: (name) => act('button, a, label', name, (element) => page.click(element)),
    fill: async (label, value) => {
      if (await page.ask<boolean>(CHOOSE, whole(label), value)) return;
      await act('input, textarea', label, (element) => page.type(element, value));
    },
    sees: async (text) =>
      expect(async () => {
        expect(await page.ask<string>(READ)).toMatch(text);
        expect(await page.ask(HYDRATED)).toBe(true);
      }).toPass({ timeout: 60_000 }),
    address: () => page.address(),
    close: () => page.quit(),
  };
}

const installed = (names: readonly string[]): string | null =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path)) ?? null;

const firefoxProgram = installed(['firefox-esr', 'firefox']);

const firefox: Engine = {
  name: 'Firefox',
  missing: firefoxProgram === null ? 'Firefox is not installed (Debian: firefox-esr)' : null,
  async start() {
    const { launch } = await import('puppeteer-core');
    const browser = await launch({
      browser: 'firefox',
      executablePath: firefoxProgram ?? '',
      headless: true,
      defaultViewport: { width: 1280, height: 900 },
      extraPrefsFirefox: { 'network.proxy.type': 0 },
    });
    const page = await browser.newPage();
    return visitorOf({
      load: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
      address: async () => page.url(),
      ask: <Answer>(call: string, ...args: readonly unknown[]) =>
        page.evaluate(`(${call})(...${JSON.stringify(args)})`) as Promise<Answer>,
      find: async (call, ...args) => {
        const handle = await page.evaluateHandle(`(${call})(...${JSON.stringify(args)})`);
        return handle.asElement() as ElementHandle<Element> | null;
      },
      click: (element) => element.click(),
      type: async (element, text) => {
        await element.click({ count: 3 });
        await element.type(text);
      },
      quit: () => browser.close(),
    });
  },
};

const webkitDriver = installed(['WebKitWebDriver']);
const displayProgram = installed(['Xvfb']);
const miniBrowser =
  [
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  ].find((path) => existsSync(path)) ?? null;

/** A program that doesn't outlive the tests, also if they fail before it is stopped. */
function startProgram(...args: Parameters<typeof spawn>): ChildProcess {
  const child = spawn(...args);
  process.once('exit', () => child.kill('SIGTERM'));
  return child;
}

/** Starts an X server for a browser that needs a screen; returns its number. */
async function startDisplay(
  program: string,
): Promise<{ readonly child: ChildProcess; readonly display: string }> {
  const child = startProgram(
    program,
    ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const display = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (piece: Buffer) => resolve(`:${piece.toString().trim()}`));
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${String(code)}.`)));
  });
  return { child, display };
}

const webkit: Engine = {
  name: 'WebKit',
  missing:
    webkitDriver === null || miniBrowser === null || displayProgram === null
      ? 'WebKit is not installed (Debian: webkit2gtk-driver and xvfb)'
      : null,
  async start() {
    const { Builder, Capabilities } = await import('selenium-webdriver');
    const { child: screen, display } = await startDisplay(displayProgram ?? '');
    const port = await freePort();
    const home = mkdtempSync(join(tmpdir(), 'ebbwatt-webkit-'));
    const driver = startProgram(webkitDriver ?? '', [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display, HOME: home, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    });
    const server = `http://127.0.0.1:${port}`;
    await expect.poll(async () => (await fetch(`${server}/status`).catch(() => null))?.ok).toBe(true);
    const browser = await new Builder()
      .usingServer(server)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
        }),
      )
      .build();
    const call = <Answer>(source: string, args: readonly unknown[]): Promise<Answer> =>
      browser.executeScript<Answer>(`return (${source})(...arguments)`, ...args);
    return visitorOf({
      load: (address) => browser.get(address),
      address: () => browser.getCurrentUrl(),
      ask: <Answer>(source: string, ...args: readonly unknown[]) => call<Answer>(source, args),
      find: (source, ...args) => call<WebElement | null>(source, args),
      click: (element) => element.click(),
      type: async (element, text) => {
        await element.clear();
        await element.sendKeys(text);
      },
      quit: async () => {
        await browser.quit();
        driver.kill('SIGTERM');
        screen.kill('SIGTERM');
        rmSync(home, { recursive: true, force: true });
      },
    });
  },
};

/** The engines other than Chromium, installed or not. */
export const otherEngines: readonly Engine[] = [firefox, webkit];
