/** The part of Gatsby that components use, without its runtime: a link is an anchor. */
import { createContext, type AnchorHTMLAttributes, type ReactNode } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
  readonly activeClassName?: string;
  readonly partiallyActive?: boolean;
  readonly state?: unknown;
  readonly replace?: boolean;
  readonly children?: ReactNode;
}

export function Link({ to, activeClassName, partiallyActive, state, replace, children, ...rest }: LinkProps) {
  void [activeClassName, partiallyActive, state, replace];
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

export const navigate = jest.fn();
export const graphql = jest.fn();
export const useStaticQuery = jest.fn();
export const StaticQueryContext = createContext<object>({});
export const withPrefix = (path: string): string => path;

export function Script(): null {
  return null;
}

export function Slice(): null {
  return null;
}
