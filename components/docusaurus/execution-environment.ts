const canUseDOM = typeof window !== 'undefined' && 'document' in window;

/** What can be used where the code runs: nothing while the page is made. */
const environment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM && 'screen' in window,
};

export default environment;
