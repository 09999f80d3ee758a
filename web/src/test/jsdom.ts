// Before everything else: modules look at the browser as they are loaded. Once for all files of a process.

// jsdom plays no animation, so an element that waits for the end of its exit would wait for ever.
const realStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element, pseudo) => {
  const style = realStyle(element, pseudo);
  Object.defineProperty(style, 'animationName', { value: 'none', configurable: true });
  return style;
};

// jsdom plans its next frame with the global setInterval of that moment. One of a fake clock is lost with
// that clock, and no frame would ever come again: so a frame is always planned, from here on.
const frame = window.requestAnimationFrame.bind(window);
const always = () => void frame(always);
always();

// Parts of a browser that jsdom lacks.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: true, onchange: null }) as MediaQueryList;
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
