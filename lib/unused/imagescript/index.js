// Contentlayer reads pictures with this package where sharp is missing. Here it never is. The real package is 7 MB.
export {};
