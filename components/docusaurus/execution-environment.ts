const canUseDOM = typeof window !== 'undefined' && 'document' in window;

/** The available features. While the page is rendered there are none. */
const environment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM && 'screen' in window,
};

export default environment;
