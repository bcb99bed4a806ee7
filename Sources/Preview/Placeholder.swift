public enum PreviewPlaceholder {}
