import { describe, expect, it } from 'vitest';
import { assetFile, type FetchAsset } from './assetFile.ts';

const ORIGIN = 'https://app.example';

/** Serves a picture and records requests. */
function pictures(status = 200) {
  const asked: string[] = [];
  const fetchAsset: FetchAsset = async (address, { method }) => {
    asked.push(`${method} ${address}`);
    return new Response('picture', { status, headers: { 'content-type': 'image/png' } });
  };
  return { asked, fetchAsset };
}

describe('asset helper', () => {
  it.each([
    ['/img/a/b.png', 'b.png'],
    ['img/b.png?v=2', 'b.png'],
    ['https://app.example/img/a%20b.png', 'a b.png'],
    ['/img/100%.png', '100%.png'],
  ])('HLP-10: "%s" becomes the file "%s"', async (path, name) => {
    const { asked, fetchAsset } = pictures();
    const file = await assetFile(path, ORIGIN, fetchAsset);
    expect(file).toBeInstanceOf(File);
    expect(file?.name).toBe(name);
    expect(file?.type).toBe('image/png');
    await expect(file?.text()).resolves.toBe('picture');
    expect(asked).toEqual([`GET ${new URL(path, ORIGIN).href}`]);
  });

  it.each([
    ['HLP-12: an empty path', ''],
    ['HLP-11: another origin', 'https://elsewhere.example/b.png'],
    ['HLP-11: another origin without a scheme', '//elsewhere.example/b.png'],
    ['HLP-11: a path that names no file', '/img/'],
  ])('%s gives null without a request', async (_what, path) => {
    const { asked, fetchAsset } = pictures();
    await expect(assetFile(path, ORIGIN, fetchAsset)).resolves.toBeNull();
    expect(asked).toEqual([]);
  });

  it('HLP-11: an error response and a failure give null', async () => {
    await expect(assetFile('/b.png', ORIGIN, pictures(404).fetchAsset)).resolves.toBeNull();
    await expect(
      assetFile('/b.png', ORIGIN, () => Promise.reject(new TypeError('offline'))),
    ).resolves.toBeNull();
  });
});
