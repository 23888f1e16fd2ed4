/** The component that the benchmark writes from the prerendered page. */
declare module "virtual:react-alone-page" {
  export function ReactAlonePage(): import("react").ReactNode;
}
