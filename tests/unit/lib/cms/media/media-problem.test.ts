import { describe, expect, it } from 'vitest';
import { mediaProblem } from '@/lib/cms/media/media-problem';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

describe('a file from the CMS', () => {
  it.each([
    ['a.png', '\x89PNG\r\n\x1a\n'],
    ['a.JPG', '\xff\xd8\xff\xe0'],
    ['a.jpeg', '\xff\xd8\xff\xdb'],
    ['a.gif', 'GIF89a\x01\0\x01\0'],
    ['a.webp', 'RIFF\0\0\0\0WEBP'],
    ['a.avif', '\0\0\0\x1cftypavif'],
    ['a.ico', '\0\0\x01\0'],
    ['a.mp4', '\0\0\0\x1cftypisom'],
    ['a.webm', '\x1aE\xdf\xa3'],
    ['a.pdf', '%PDF-1.7'],
    ['a.zip', 'PK\x03\x04'],
    ['empty.zip', 'PK\x05\x06'],
  ])('may be %s', (path, start) => {
    expect(mediaProblem(path, bytes(`${start}and more`))).toBeUndefined();
  });

  it.each([
    ['a.png', '<!doctype html><script>alert(1)</script>'],
    ['a.zip', 'PK'],
    ['a.zip', 'PK\x07\x08'],
    ['a.zip', 'PK\x01\x02'],
    ['a.zip', 'PK=alert(1)'],
    ['a.gif', 'GIF88a'],
    ['a.avif', '\0\0\0\x1cftypisom'],
    ['a.pdf', ' %PDF-'],
    ['a.ico', ''],
  ])('may not be %s with the bytes %j', (path, start) => {
    expect(mediaProblem(path, bytes(start))).toMatch(/^is not what its ending says: these bytes are not /);
  });

  it('may not have more pixels than phones can show, however small it is', () => {
    const png = (width: number, height: number) => {
      const head = Buffer.from(`89504e470d0a1a0a0000000d49484452${'00'.repeat(17)}`, 'hex');
      head.writeUInt32BE(width, 16);
      head.writeUInt32BE(height, 20);
      return head;
    };
    expect(mediaProblem('a.png', png(10_000, 10_000))).toBeUndefined();
    expect(mediaProblem('a.png', png(20_000, 20_000))).toBe(
      'has 400 million pixels, more than phones show; the most is 100 million. Make it smaller',
    );
  });

  it.each(['a.html', 'a.js', 'a', 'a.png.exe', 'png', '.svgz'])('may not be called %s', (path) => {
    expect(mediaProblem(path)).toMatch(/^has an ending that is not published; use /);
    expect(mediaProblem(path, bytes('x'))).toMatch(/^has an ending/);
  });

  it('is judged by its first bytes, however large it is', () => {
    const large = new Uint8Array(50_000_000);
    const start = process.cpuUsage().user;
    for (const ending of ['png', 'jpg', 'gif', 'webp', 'avif', 'ico', 'mp4', 'webm', 'pdf', 'zip', 'svg'])
      expect(mediaProblem(`a.${ending}`, large)).toBeTypeOf('string');
    // Microseconds of the processor.
    expect(process.cpuUsage().user - start).toBeLessThan(200_000);
  });
});
