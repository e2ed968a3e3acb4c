/** Shows an error inside the shell when a page fails to render: the visitor can leave the page or retry. */
import { Component, type ReactNode } from "react";
import { MESSAGES } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";

interface ErrorBoundaryProps {
  /** A new key clears the error. */
  readonly pageKey: string;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (previous.pageKey !== this.props.pageKey && this.state.hasFailed) {
      this.setState({ hasFailed: false });
    }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <section role="alert">
        <h1>{MESSAGES.generic.failure}</h1>
        <p>
          <a href={this.props.pageKey}>Reload this page</a>, or go <a href={ROUTES.home}>to the home page</a>.
        </p>
      </section>
    );
  }
}
