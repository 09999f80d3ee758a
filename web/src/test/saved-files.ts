import { vi } from 'vitest';

/** What the page saves from now on: jsdom keeps no files. */
export function savedFiles(): { name: string; content: Blob }[] {
  const saved: { name: string; content: Blob }[] = [];
  let content = new Blob();
  const createObjectURL = (blob: Blob) => {
    content = blob;
    return 'blob:chalkline';
  };
  const revokeObjectURL = () => undefined;
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL, revokeObjectURL }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content });
  });
  return saved;
}
